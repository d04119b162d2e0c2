/** Text without accents and case, to search in. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łŁ]/g, "l")
    .toLowerCase();

/** The items whose text has every word of the filter. */
export function search<T>(all: T[], filter: string, textOf: (one: T) => string): T[] {
  const wanted = plain(filter).split(/\s+/).filter(Boolean);
  if (!wanted.length) return all;
  return all.filter((one) => {
    const text = plain(textOf(one));
    return wanted.every((word) => text.includes(word));
  });
}
