// Names a record by the hash of its last line. Apart from the rest, because pages need nothing else of a record.

/** The hash of the last line, which stands for the whole record. */
export const recordHash = (text: string): string => / #([0-9a-f]{12})\s*$/.exec(text.slice(-40))?.[1] ?? '';
