// The words of a match that are worth reading about. They are not looked up here.

/** Shorter words are rarely worth it, unless there are few others. */
const MIN_LETTERS = 5;
const MIN_WORDS = 4;

/** Keeps the order. A plural is left out if its singular is there. */
export function findNotableWords(all: readonly string[]): readonly string[] {
  const words = all.filter((word) => !(word.endsWith('S') && all.includes(word.slice(0, -1))));
  const long = words.filter((word) => word.length >= MIN_LETTERS);
  return long.length >= MIN_WORDS ? long : words.filter((word) => word.length >= MIN_LETTERS - 1);
}
