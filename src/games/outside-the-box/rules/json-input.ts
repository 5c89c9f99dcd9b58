// Readers for untrusted JSON, shared by scenarios and score requests.

export const isObject = <T>(value: T): value is T & { readonly [key: string]: T } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of words in capitals; null for anything else. */
export const readWordList = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.every((word) => typeof word === 'string' && /^[A-Za-z]{1,40}$/.test(word))
    ? value.map((word: string) => word.toUpperCase())
    : null;
