/** Text in lines that fit. */

/** Measures the width of a text. */
export type TextWidth = (text: string) => number;

/** A text in at most this many lines; what does not fit ends in an ellipsis. */
export function wrap(text: string, width: number, most: number, measure: TextWidth): string[] {
  const lines: string[] = [];
  for (const word of text.split(/ +/)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  const cut = lines.length > most;
  return shown.map((line, n) => fit(line, width, measure, cut && n === most - 1));
}

/** A line that is not too long. */
export function fit(line: string, width: number, measure: TextWidth, cut = false): string {
  if (!cut && measure(line) <= width) return line;
  let short = line;
  while (short && measure(`${short}…`) > width) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}
