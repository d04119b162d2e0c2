/** A crest for each ninja (within 8 of 0, 0) and each Lord (within 10), and what else distinguishes a face. */
const ring = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const turned = (count: number, radius: number, size: number): string =>
  Array.from({ length: count }, (_, n) => {
    const angle = (n * 2 * Math.PI) / count;
    return ring(Math.round(radius * Math.sin(angle) * 10) / 10, Math.round(-radius * Math.cos(angle) * 10) / 10, size);
  }).join("");

/** On the forehead of a ninja. */
export const ninjaCrests: Record<string, string> = {
  oni: "M-7 -5Q-3 0 -5 5L-1 2L0 5L1 2L5 5Q3 0 7 -5L2 -1H-2Z",
  tanuki: "M0 -6Q7 -2 4 5Q0 3 -4 5Q-7 -2 0 -6ZM-.6 -3V7H.6V-3Z",
  ishimaru: "M-7 3L-4 -4L2 -5L7 0L5 5H-5Z",
  sunakake: `${ring(-4, 3, 2)}${ring(1, 0, 2)}${ring(5, 4, 2)}${ring(-3, -4, 1.6)}${ring(4, -4, 1.6)}`,
  jizo: `${ring(0, -3, 3)}M-6 6Q-6 0 0 0T6 6Z`,
  tsuchigumo: `${ring(0, 1, 3)}M-3 0L-7 -4L-6 -4.6L-2 -1ZM3 0L7 -4L6 -4.6L2 -1ZM-3 2L-7 6L-6 6.6L-2 3ZM3 2L7 6L6 6.6L2 3ZM-3 .6H-8V1.6H-3ZM3 .6H8V1.6H3Z`,
  onijin: "M-1 -7H1L2 2H-2ZM-5 2H5V4H-5ZM-1 4H1V7H-1Z",
  hagane: "M-7 -3H7L3 1V4H5V6H-5V4H-3V1Z",
  kamaitachi: "M-6 6Q-8 -6 5 -6Q-3 -3 -2 6ZM2 5Q1 -2 8 -2Q4 0 5 5Z",
  tetsugoro: "M-6 -4H6V2Q6 6 2 6H-3Q-6 5 -6 1ZM-3 -4V0H-2V-4ZM0 -4V0H1V-4ZM3 -4V0H4V-4Z",
  kagami: `${ring(0, -1, 6)}${ring(0, -1, 4)}M-2 6H2V8H-2Z`,
  hari: "M-6 -5L7 6L5 7ZM6 -5L-7 6L-5 7Z",
  hikage: `${ring(0, 0, 3.4)}M-.7 -8H.7V-5H-.7ZM-.7 8H.7V5H-.7ZM-8 -.7V.7H-5V-.7ZM8 -.7V.7H5V-.7Z`,
  kawako: "M0 -6L6 -3V3L0 6L-6 3V-3ZM0 -3L3 -1V2L0 3L-3 2V-1Z",
  nami: "M-8 4Q-6 -6 2 -5Q7 -4 6 0Q4 -3 1 -1Q-1 1 2 4Z",
  "ame-onna": "M-5 -6Q-1 0 -3 2T-7 0Q-7 -3 -5 -6ZM4 -3Q8 3 6 5T2 3Q2 0 4 -3Z",
  kiri: "M-8 -4Q-4 -7 0 -4T8 -4V-2Q4 1 0 -2T-8 -2ZM-8 3Q-4 0 0 3T8 3V5Q4 8 0 5T-8 5Z",
  seiryu: "M-7 5Q-8 -4 0 -3Q6 -2 5 -6Q9 0 2 1Q-4 1 -2 5Q-4 8 -7 5Z",
  chibi: "M0 -6L1.6 -2H6L2.6 1L4 6L0 3L-4 6L-2.6 1L-6 -2H-1.6Z",
  kodama: `${ring(0, 0, 6)}${ring(-2, -1, 1.3)}${ring(2, -1, 1.3)}${ring(0, 3, 1)}`,
  sojobo: "M6 -7Q8 3 -5 7L-6 6Q-6 -4 6 -7ZM3 -3L-6 6.4L-5 7L4 -2Z",
  takeko: "M-5 -7H-2V-2H-5ZM-5 -1H-2V7H-5ZM2 -7H5V1H2ZM2 2H5V7H2Z",
  kusa: "M0 6Q-6 2 -7 -5Q-1 -2 0 6ZM0 6Q6 2 7 -5Q1 -2 0 6ZM-.8 6Q-2 -3 0 -8Q2 -3 .8 6Z",
  sakura: turned(5, 4, 2.8),
  shinmai: "M-.7 7V0H.7V7ZM0 1Q-8 1 -7 -6Q0 -6 0 1ZM0 1Q7 0 7 -5Q1 -5 0 1Z",
  kitsune: "M-7 -7L-3 -3H3L7 -7L5 2L0 7L-5 2Z",
  hibana: "M0 -8L1.5 -2L7 -5L3 0L8 2L2 2L3 8L0 3L-4 7L-2 2L-8 2L-3 0L-6 -5L-1.5 -2Z",
  enra: "M-4 7Q-8 3 -3 0Q1 -2 -2 -5Q4 -4 3 0Q2 3 5 3Q6 7 0 7Z",
  "ho-o": "M0 -7Q2 -3 8 -4Q6 2 2 2L0 8L-2 2Q-6 2 -8 -4Q-2 -3 0 -7Z",
  rokuro: "M-6 6Q-6 -7 0 -7T6 6H3Q3 -4 0 -4T-3 6Z",
};

/** Ears, horns or hats behind the hood. */
export const ninjaShapes: Record<string, string> = {
  oni: "M-15 -14Q-20 -22 -16 -29Q-13 -22 -7 -20ZM15 -14Q20 -22 16 -29Q13 -22 7 -20Z",
  onijin: "M-4 -20Q-4 -28 0 -31Q4 -28 4 -20Z",
  kitsune: "M-18 -8L-17 -29L-5 -19ZM18 -8L17 -29L5 -19Z",
  tanuki: "M-20 -8A7 7 0 1 1 -8 -20ZM20 -8A7 7 0 1 0 8 -20Z",
  takeko: "M-28 -8Q-8 -16 0 -29Q8 -16 28 -8Q0 -14 -28 -8Z",
  jizo: "M-26 -9Q-10 -14 0 -26Q10 -14 26 -9Q0 -15 -26 -9Z",
  sojobo: "M-19 -2L-30 -10L-26 -1L-31 2L-20 7ZM19 -2L30 -10L26 -1L31 2L20 7Z",
  kawako: "M-14 -17Q0 -29 14 -17Q0 -12 -14 -17Z",
  "ho-o": "M0 -20Q-6 -28 -2 -32Q2 -28 0 -20ZM0 -20Q6 -26 8 -30Q8 -23 0 -20ZM0 -20Q-8 -24 -9 -29Q-3 -26 0 -20Z",
  kamaitachi: "M-17 -11Q-22 -18 -18 -24Q-12 -24 -9 -19ZM17 -11Q22 -18 18 -24Q12 -24 9 -19Z",
  sakura: "M10 -22q8 -6 12 0q-2 8 -10 6Z",
  kusa: "M-8 -20Q-14 -28 -20 -28Q-18 -20 -12 -16ZM8 -20Q14 -28 20 -28Q18 -20 12 -16Z",
};

/** On the helmet of a Lord. */
export const lordCrests: Record<string, string> = {
  kasai: "M0 -10Q8 -2 5 5Q3 9 0 9T-6 5Q-7 0 -3 -3Q-2 0 0 0Q2 -4 0 -10Z",
  arashi: "M3 -10L-6 1H-1L-4 10L7 -2H1Z",
  daikoku: "M-8 -7H8V1H-8ZM-2 1H2V10H-2ZM-5 -7V1H-4V-7ZM4 -7V1H5V-7Z",
  yamabuki: turned(8, 6, 3),
  kagemaru: "M4 -9A10 10 0 1 0 9 4A8 8 0 1 1 4 -9Z",
  orochi: "M-9 7Q-10 -2 -3 -2Q3 -2 2 -6Q6 -10 10 -6Q10 4 2 3Q-4 2 -4 7Q-6 11 -9 7Z",
  danjo: "M0 8L-10 -4Q0 -12 10 -4ZM0 8L-5 -7L-4 -7.4ZM0 8L5 -7L4 -7.4Z",
  nue: "M0 -4Q-6 -10 -11 -4Q-6 -4 -5 0Q-2 -1 0 8Q2 -1 5 0Q6 -4 11 -4Q6 -10 0 -4Z",
  shuten: "M-2 -10H2V-6Q6 -5 4 -1Q9 2 7 7Q5 10 0 10T-7 7Q-9 2 -4 -1Q-6 -5 -2 -6Z",
  saika: `${ring(0, 0, 8)}${ring(0, 0, 6)}M-10 -.8H10V.8H-10ZM-.8 -10V10H.8V-10Z`,
  gashadokuro: `M-8 -2Q-8 -10 0 -10T8 -2Q8 3 5 4V9H-5V4Q-8 3 -8 -2Z${ring(-3, -2, 2)}${ring(3, -2, 2)}`,
  tatewaki: "M-9 -8L9 9L10 6L-7 -10ZM9 -8L-9 9L-10 6L7 -10Z",
  kongo: "M-3 -10L0 -6L3 -10V-3Q7 0 3 3V10L0 6L-3 10V3Q-7 0 -3 -3Z",
  rasetsu: "M-10 -10Q-8 2 0 4Q8 2 10 -10Q4 -4 0 -4T-10 -10ZM-2 6H2L0 10Z",
  sakon: "M0 -9A9 9 0 0 1 0 9A4.5 4.5 0 0 1 0 0A4.5 4.5 0 0 0 0 -9Z",
  ibaraki: "M-8 8Q-9 -4 -4 -10Q-3 0 -1 -8Q0 1 3 -9Q3 1 8 -5Q6 3 4 9Z",
  genma: `M-11 0Q0 -11 11 0Q0 11 -11 0Z${ring(0, 0, 4)}`,
  tamamo: "M0 8Q-3 0 -10 2Q-8 -4 -3 0Q-7 -7 -4 -10Q-1 -6 0 -2Q1 -6 4 -10Q7 -7 3 0Q8 -4 10 2Q3 0 0 8Z",
  hannya: "M-8 -10Q-9 -3 -4 -2H4Q9 -3 8 -10Q11 0 6 4Q3 9 0 9T-6 4Q-11 0 -8 -10Z",
  kurozuka: "M-9 -3H9Q9 8 0 8T-9 -3ZM-7 -7H7V-5H-7ZM-7 8L-8 10H-6ZM7 8L8 10H6Z",
  ryuzo: "M-9 2L-3 -3Q0 -9 8 -8L4 -5Q10 0 8 9Q3 1 -3 4L-9 5L-5 2Z",
  bishamon: "M0 -10L7 -5H-7ZM-5 -4H5V-1H-5ZM-8 0H8L5 3H-5ZM-4 4H4V9H-4Z",
  hyakume: turned(6, 6.5, 2.4) + ring(0, 0, 2.6),
  kurogane: "M-8 -8H-1V-1H-8ZM1 -8H8V-1H1ZM-8 1H-1V8H-8ZM1 1H8V8H1Z",
};
