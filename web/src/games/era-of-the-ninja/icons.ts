/** A drawing for each Weapon, Item and Skill, within 14 of the origin; cards without one show the sign of their kind. */
export interface Icon {
  line: string;
  /** Filled with ink. */
  full?: string;
}

const ring = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const weapons: Record<string, Icon> = {
  katana: { line: "M-7 7Q5 2 12 -12M-11 4L-4 11M-8 8L-13 13" },
  wakizashi: { line: "M-5 3Q1 0 5 -9M-9 0L-2 7M-6 4L-11 9M2 13L13 2" },
  ninjato: { line: "M-5 5L12 -12M-9 3L-3 9L-5 11L-11 5ZM-8 8L-13 13" },
  nodachi: { line: "M-3 3Q8 -2 13 -13M-7 -1L1 7M-3 3L-13 13M-11 7L-7 11" },
  garrote: { line: "M-12 -10V2M12 -10V2M-12 -4Q0 17 12 -4" },
  kusarigama: { line: "M-9 13V-9M-9 13Q-3 16 1 11Q4 7 7 9", full: `M-10 -10Q5 -14 10 -3Q1 -8 -9 -5Z${ring(9, 9, 3)}` },
  naginata: { line: "M-13 13L4 -4M0 -6L6 0", full: "M3 -3Q5 -12 13 -14Q13 -5 5 -1Z" },
  kama: { line: "M-6 13L-2 -9", full: "M-3 -10Q8 -13 13 -1Q6 -7 -3 -5Z" },
  bo: { line: "M-13 13L13 -13M-10 5L-5 10M5 -10L10 -5" },
  sai: { line: "M0 13V-13M-8 -8V-1Q-8 5 0 5Q8 5 8 -1V-8M-3 13H3" },
  jitte: { line: "M0 13V-13M0 3H7V-5M-3 7H3M-3 13H3" },
  tekko: { line: "M-11 -1H11V4Q11 10 5 10H-5Q-11 10 -11 4ZM-8 -1L-9 -9M-3 -1V-11M3 -1V-11M8 -1L9 -9" },
  kanabo: { line: "M-13 13L-6 6M-8 4L4 -11Q8 -15 12 -11Q15 -8 11 -4L-4 8ZM-2 2h.1M3 -4h.1M8 -9h.1M3 1h.1M8 -4h.1" },
  yumi: { line: "M-5 -14Q11 -8 9 0Q8 8 -5 14ZM-13 0H13M9 -4L13 0L9 4" },
  hankyu: { line: "M-8 -12Q-2 -13 0 -8Q9 -6 9 0Q9 6 0 8Q-2 13 -8 12M-5 -12V12" },
  shuriken: { line: `M0 -13L3 -3L13 0L3 3L0 13L-3 3L-13 0L-3 -3Z${ring(0, 0, 1)}` },
  kunai: { line: `M0 -14L5 -4L0 4L-5 -4ZM0 4V8${ring(0, 11, 3)}` },
  horoku: { line: `${ring(0, 4, 9)}M0 -5Q0 -12 6 -12M9 -14L11 -15M9 -11L12 -10`, full: ring(0, 4, 3) },
  fukiya: { line: "M-13 9L9 -13M-11 11L11 -11M9 -13L11 -11M-13 9L-11 11M1 11L12 0M8 0H12V4" },
  tanegashima: { line: "M-13 5L13 -8M-1 0V6H4M10 -7L11 -11", full: "M-14 5L-6 0L-3 5L-11 12Z" },
};

const items: Record<string, Icon> = {
  "kusari-katabira": { line: "M-6 -11L-13 -6L-10 1L-7 -1V12H7V-1L10 1L13 -6L6 -11Q0 -6 -6 -11ZM-4 1q2 3 4 0q2 3 4 0M-4 6q2 3 4 0q2 3 4 0" },
  "do-maru": { line: "M-8 -12V-5Q-10 3 -10 12H10Q10 3 8 -5V-12M-8 -7Q0 -2 8 -7M-9 1H9M-10 6H10M-4 6V12M4 6V12" },
  shozoku: { line: "M-11 12Q-13 -13 0 -13Q13 -13 11 12M-8 -5Q0 -9 8 -5V1Q0 -2 -8 1ZM-5 -3h2M3 -3h2M-4 12L0 6L4 12" },
  tabi: { line: "M-5 -12V2L-11 7Q-13 12 -8 12H7Q10 12 10 8V-12ZM-5 -7H10M-7 12V8" },
  hachimaki: { line: "M-12 -5Q0 -10 11 -5V2Q0 -3 -12 2ZM11 -2L14 9M11 1L8 12", full: ring(-1, -4, 2) },
  "oni-men": { line: "M-9 -6Q-9 12 0 13Q9 12 9 -6Q0 -10 -9 -6ZM-8 -7L-12 -14M8 -7L12 -14M-5 6Q0 3 5 6M-4 6V9M4 6V9", full: "M-7 -3L-1 0L-5 2ZM7 -3L1 0L5 2Z" },
  sake: { line: "M-7 -12V-7C-11 -6 -11 -1 -8 0C-14 3 -13 12 -5 12C3 12 4 3 -2 0C1 -1 1 -6 -3 -7V-12ZM5 6H13Q13 12 9 12Q5 12 5 6Z" },
  onigiri: { line: "M0 -12Q3 -12 5 -8L12 6Q14 12 8 12H-8Q-14 12 -12 6L-5 -8Q-3 -12 0 -12Z", full: "M-5 3H5V12H-5Z" },
  hyorogan: { line: ring(-6, 6, 5) + ring(6, 6, 5) + ring(0, -5, 5) },
  kemuridama: { line: "M-2 2Q-2 -2 1 -3Q-6 -6 -2 -11Q2 -15 6 -11Q13 -12 13 -5Q13 1 7 0", full: ring(-4, 8, 5) },
  kaginawa: { line: "M0 -13V3M-9 -6Q-9 3 0 3Q9 3 9 -6M-12 -3L-9 -7L-6 -3M6 -3L9 -7L12 -3M0 3Q7 6 0 9Q-7 11 0 14" },
  makibishi: { line: "M0 0V-13M0 0L-13 9M0 0L13 9M0 0L3 13M-3 -8L0 -13L3 -8M-10 4L-13 9L-7 9M10 4L13 9L7 9" },
  torikabuto: { line: "M0 14V3M0 11Q-7 10 -8 6M0 9Q6 9 8 6M-8 1Q-10 -13 0 -13Q10 -13 8 1Q4 5 0 1Q-4 5 -8 1ZM0 1V-6" },
  omamori: { line: "M-7 -5L-4 -9H4L7 -5V13H-7ZM0 -9V-12M-3 -14L0 -12L3 -14M0 -3V9M-3 0H3M-3 5H3" },
  ofuda: { line: "M-6 -13H6V13H-6ZM0 -9V8M-3 -6H3M-3 -1H3M-3 3Q0 8 3 3" },
  ezu: { line: "M-12 -9L-4 -12L4 -9L12 -12V9L4 12L-4 9L-12 12ZM-4 -12V9M4 -9V12M6 -3L10 1M10 -3L6 1" },
  furoshiki: { line: "M-11 1Q-12 13 0 13Q12 13 11 1Q6 -4 0 -4Q-6 -4 -11 1ZM0 -4Q-10 -5 -8 -13Q-1 -12 0 -4Q1 -12 8 -13Q10 -5 0 -4" },
  kayaku: { line: "M-8 -9H8Q12 1 8 12H-8Q-12 1 -8 -9ZM-10 -3H10M-10 6H10M0 -9Q0 -14 6 -14" },
  shichihode: { line: "M-14 3Q-4 -11 0 -12Q4 -11 14 3Q0 8 -14 3ZM-7 6Q-6 13 0 14Q6 13 7 6M0 -12V-2" },
  makimono: { line: "M-8 -8H8V8H-8ZM-8 -12V12M8 -12V12M-4 -3H4M-4 2H4" },
};

const skills: Record<string, Icon> = {
  "pocket-space": { line: "M-11 -1Q0 -7 11 -1Q0 5 -11 -1ZM-11 -1V8Q0 15 11 8V-1M0 -14V-3M-4 -7L0 -3L4 -7" },
  "iron-grip": { line: "M-8 -8H8Q11 -8 11 -4V3Q11 8 6 8H-5Q-10 8 -10 3V-6Q-10 -8 -8 -8ZM-4 -8V-2M1 -8V-2M6 -8V-2M-10 2H0M-5 8V13M6 8V13" },
  "kuji-kiri": { line: "M-12 -9H12M-12 -4H12M-12 1H12M-12 6H12M-12 11H12M-8 -12V13M-3 -12V13M3 -12V13M8 -12V13" },
  "silent-blade": { line: "M0 -14L3 -9V3H-3V-9ZM-7 3H7M0 3V12M-3 13H3M-11 -8L-7 -4M-7 -8L-11 -4M11 -8L7 -4M7 -8L11 -4" },
  kenjutsu: { line: "M-12 12L11 -12M12 12L-11 -12M-12 4L-4 11M12 4L4 11" },
  shurikenjutsu: { line: "M5 -9L7 -2L14 0L7 3L5 10L2 3L-4 0L2 -2ZM-12 -7H-4M-14 0H-9M-12 7H-4" },
  taijutsu: { line: "M-4 -6L-1 2L-7 13M-1 2L13 -5M-4 -4L-12 1M-4 -5L5 -8", full: ring(-5, -11, 3) },
  kawarimi: { line: "M-6 -7V9Q0 13 6 9V-7M-6 -7Q0 -11 6 -7Q0 -3 -6 -7ZM-10 9Q-14 0 -10 -9M10 -9Q14 0 10 9M-13 -6L-10 -9L-7 -7M13 6L10 9L7 7" },
  bunshin: { line: "M-6 12Q-6 1 0 1Q6 1 6 12M-8 -9A4 4 0 0 0 -8 -1M-13 10Q-13 2 -9 2M8 -9A4 4 0 0 1 8 -1M13 10Q13 2 9 2", full: ring(0, -6, 4) },
  "shinobi-iri": { line: "M-12 -12H12V12H-12ZM-2 -12V12M-2 -4H12M-2 4H12M5 -12V12", full: "M-12 -12H-4V12H-12Z" },
  kagenui: { line: `M0 9L-4 0L0 -4L4 0ZM0 -4V-8${ring(0, -11, 3)}`, full: "M-13 10Q0 5 13 10Q0 15 -13 10Z" },
  mokuso: { line: "M0 -4Q-6 0 -6 6M0 -4Q6 0 6 6M-13 10Q-6 5 0 8Q6 5 13 10Q0 15 -13 10Z", full: ring(0, -9, 4) },
  saiminjutsu: { line: "M0 0A2 2 0 0 1 4 0A4 4 0 0 1 -4 0A6 6 0 0 1 8 0A8 8 0 0 1 -8 0A10 10 0 0 1 12 0A12 12 0 0 1 -12 0" },
  intonjutsu: { line: "M-7 3Q-5 -2 0 -2Q5 -2 7 3M-13 6q3 -4 6.5 0t6.5 0t6.5 0t6.5 0M-13 11q3 -4 6.5 0t6.5 0t6.5 0t6.5 0", full: ring(0, -8, 4) },
  hensojutsu: { line: "M-9 -11H9V0Q9 11 0 13Q-9 11 -9 0ZM-6 -3H-3M3 -5L6 -2M-5 4Q0 9 5 4M0 -11V-1" },
  boryaku: { line: "M-12 -12H12V12H-12ZM-4 -12V12M4 -12V12M-12 -4H12M-12 4H12", full: ring(-4, -4, 3.4) + ring(4, 4, 3.4) },
  choho: { line: "M-12 -8H12V9H-12ZM-12 -8L0 2L12 -8", full: ring(0, 3, 3) },
  monomi: { line: "M-13 0Q0 -13 13 0Q0 13 -13 0Z", full: ring(0, 0, 4) },
  kyusho: { line: `${ring(0, -10, 3)}M-9 -3Q0 -7 9 -3L6 13H-6Z`, full: ring(0, 0, 1.6) + ring(-3, 6, 1.6) + ring(3, 6, 1.6) },
  goton: { line: "M0 -11L6.5 9L-10.5 -3.4L10.5 -3.4L-6.5 9Z", full: ring(0, -11, 2.6) + ring(6.5, 9, 2.6) + ring(-10.5, -3.4, 2.6) + ring(10.5, -3.4, 2.6) + ring(-6.5, 9, 2.6) },
};

export const icons: Record<string, Icon> = { ...weapons, ...items, ...skills };

/** What stands for a kind of card. */
export const kinds: Record<string, Icon> = {
  weapon: { line: "M-11 12Q4 4 12 -12M-12 5L-5 12M-9 10L-14 14" },
  item: { line: "M-3 -11V-6C-7 -5 -7 0 -4 1C-11 4 -10 14 0 14C10 14 11 4 4 1C7 0 7 -5 3 -6V-11ZM-4 1H4" },
  skill: { line: "M0 -13A13 13 0 0 1 12 4A9 9 0 0 1 -6 6A6 6 0 0 1 4 -3M0 -13Q-12 -10 -12 2Q-12 10 -5 13" },
  lord: { line: "M-9 6C-9 -6 -5 -9 0 -9C5 -9 9 -6 9 6L12 11H5L3 6H-3L-5 11H-12Z" },
};
