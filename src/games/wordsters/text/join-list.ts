// Joins words into a list for a sentence.

/** "A, B or C". */
export function joinList(words: readonly string[], conjunction = 'or'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}
