// The six levels of bots, the same in every game, each with the name and character of a player.
// How well they play is up to each game (bot/levels.ts), which also describes its levels (text/say.ts).

/** From the weakest to the strongest. */
export const BOT_LEVELS = ['child', 'beginner', 'casual', 'keen', 'expert', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const isBotLevel = (value: unknown): value is BotLevel => BOT_LEVELS.some((level) => level === value);

export type BotCharacter = { readonly name: string; readonly description: string };

export const BOT_CHARACTERS: { readonly [L in BotLevel]: BotCharacter } = {
  child: {
    name: 'Pip',
    description: 'Eight years old, reads under the covers, and plays the first word that comes to mind.',
  },
  beginner: { name: 'Lena', description: 'Learned the game last week and is happy whenever a word fits.' },
  casual: { name: 'Ben', description: 'Plays on Sundays, is in no hurry to win, and misses a chance now and then.' },
  keen: { name: 'Ines', description: 'Plays most evenings and keeps an eye on you.' },
  expert: { name: 'Omar', description: 'Plays in a club, knows odd words, and rarely makes it easy for you.' },
  master: { name: 'Quill', description: 'Sees nearly everything and forgives nothing.' },
};
