// Names of bots at a table, in the order they sit down.

export const casts = ['Quill', 'Ines', 'Ben', 'Lena', 'Omar'] as const;
