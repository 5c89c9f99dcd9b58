// Loads the text of a game's guide (games/*/guide.md) when it is read.

const guides = import.meta.glob<string>('../../games/*/guide.md', { query: '?raw', import: 'default' });

export const loadGuide = (game: string): Promise<string> =>
  guides[`../../games/${game}/guide.md`]?.() ?? Promise.reject(new Error(`${game} has no guide`));
