/** The daylight over the rounds, from dawn to night. Every ground has AA contrast with all inks of the board. */
export interface Light {
  sky: string;
  earth: string;
  /** Of the Green. */
  grass: string;
  /** Of the lanes between areas, and outside. */
  lane: string;
  /** Windows and lanterns. */
  lamp: string;
  /** The sun, in the last light the moon. */
  sun: string;
}

const light = (sky: string, earth: string, grass: string, lane: string, lamp: string, sun: string): Light => ({ sky, earth, grass, lane, lamp, sun });

const DAY: Light[] = [
  light("#fcefe6", "#efefdc", "#e2e6cc", "#eedfca", "#e9d3a4", "#e59a72"),
  light("#fdf4e8", "#eff1dc", "#e1e7cb", "#efe2ca", "#dccfb4", "#ecb26a"),
  light("#fcf8ee", "#eef1da", "#dfe6c8", "#efe4cb", "#dccfb4", "#efc062"),
  light("#fdfaf1", "#eef2d8", "#dfe7c6", "#f1e6cc", "#dccfb4", "#f1c654"),
  light("#fdf7e6", "#f0f0d4", "#e2e5c2", "#f0e3c4", "#dccfb4", "#eebb52"),
  light("#fbebd2", "#efe6c9", "#e3dfba", "#ecd8b4", "#f0c869", "#e58f45"),
  light("#f1dfda", "#e6dccb", "#d9d9bd", "#e2cdbb", "#f3c04f", "#d2603f"),
  light("#dbe0ea", "#d0d8d6", "#c9d5c2", "#ccd0d4", "#f5bd40", "#fdfbf2"),
];

const NIGHT: Light[] = [
  light("#2d2a3f", "#29322f", "#2a3a2a", "#221f30", "#7d6737", "#c97f62"),
  light("#262c42", "#263530", "#263a28", "#1d2233", "#4d5061", "#d0985c"),
  light("#222c42", "#24352e", "#243926", "#1a2233", "#4d5061", "#d5a955"),
  light("#243048", "#26382d", "#263c27", "#1b2436", "#4d5061", "#dab451"),
  light("#262d43", "#2a352c", "#2a3825", "#1d2232", "#4d5061", "#d3a54b"),
  light("#2d283b", "#2c302a", "#2c3423", "#221d2b", "#c79a45", "#c97b40"),
  light("#201f32", "#22282b", "#222e24", "#181625", "#e0ae4c", "#b9573b"),
  light("#141a29", "#172024", "#18261d", "#0d111c", "#f0bf58", "#e9e6da"),
];

const LAST = DAY.length;

/** The light of a round; a longer match ends in the night, a shorter one before it. */
export const lightOf = (round: number, dark: boolean): Light => (dark ? NIGHT : DAY)[Math.min(Math.max(round, 1), LAST) - 1]!;
