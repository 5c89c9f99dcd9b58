// Finds given words in a sentence, so that they can be shown as links.

export type SentenceSegment = {
  readonly text: string;
  /** The word after the text; '' at the end of the sentence. */
  readonly word: string;
  /** The punctuation right after the word. */
  readonly punctuation: string;
};

/** Only whole words in capitals are found, as the log writes them. */
export function splitAtWords(sentence: string, words: readonly string[]): readonly SentenceSegment[] {
  const wanted = new Set(words);
  const segments: SentenceSegment[] = [];
  let from = 0;
  for (const match of sentence.matchAll(/\b([A-Z]+)\b([^\s\w]*)/g)) {
    const [whole, word = '', punctuation = ''] = match;
    if (!wanted.has(word)) continue;
    segments.push({ text: sentence.slice(from, match.index), word, punctuation });
    from = match.index + whole.length;
  }
  return from === sentence.length && segments.length > 0
    ? segments
    : [...segments, { text: sentence.slice(from), word: '', punctuation: '' }];
}

/** The words at the end of a sentence if it closes with a list of them, as in “Ann won with: OAK, ELM and ASH.” */
export function closingWordList(sentence: string, words: readonly string[]): readonly string[] {
  const list = /^.*: (.+)\.$/s.exec(sentence)?.[1]?.split(/, | and /) ?? [];
  return list.every((item) => words.includes(item)) ? list : [];
}
