// Finds given words in a sentence, so that they can be shown as links.

/** A word with the punctuation right after it, or the text in between. */
export type SentenceSegment = { readonly text: string; readonly isWord: boolean; readonly punctuation: string };

/** Finds whole words only, written in capitals as in the log. */
export function splitAtWords(sentence: string, words: readonly string[]): readonly SentenceSegment[] {
  const segments: SentenceSegment[] = [];
  let from = 0;
  const addText = (until: number): void => {
    if (until > from) segments.push({ text: sentence.slice(from, until), isWord: false, punctuation: '' });
  };
  for (const match of sentence.matchAll(/\b([A-Z]+)\b([^\s\w]*)/g)) {
    const [whole, text = '', punctuation = ''] = match;
    if (!words.includes(text)) continue;
    addText(match.index);
    segments.push({ text, isWord: true, punctuation });
    from = match.index + whole.length;
  }
  addText(sentence.length);
  return segments;
}
