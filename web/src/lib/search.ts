/** Letters without accents and case, to search in. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łŁ]/g, "l")
    .toLowerCase();

/** Those of which what `words` says holds every word of the filter. */
export function found<T>(all: T[], filter: string, words: (one: T) => string): T[] {
  const wanted = plain(filter).split(/\s+/).filter(Boolean);
  if (!wanted.length) return all;
  return all.filter((one) => {
    const text = plain(words(one));
    return wanted.every((word) => text.includes(word));
  });
}
