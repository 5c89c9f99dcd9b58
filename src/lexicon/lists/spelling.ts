// Which texts can be words. A file of its own: a table checks spellings before it has the code that searches words.

/** Whether a text can be a word at all. No list has longer words, and searching the graph is recursive. */
export const isValidSpelling = (text: string): boolean => /^[A-Z]{1,40}$/.test(text);
