// The six players one meets at every table: a name and a character for each level of bot, the same in all games.
// Not how well they play (each game's bot) nor what that means in a game (its say.levels).

/** From the gentlest to the strongest. */
export const BOT_LEVELS = ['child', 'beginner', 'casual', 'keen', 'expert', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export type BotCharacter = { readonly name: string; readonly line: string };

export const BOT_CHARACTERS: { readonly [L in BotLevel]: BotCharacter } = {
  child: { name: 'Pip', line: 'Eight years old, reads under the blanket, plays the first word that comes to mind.' },
  beginner: { name: 'Lena', line: 'Learned the game last week and is happy when a word fits.' },
  casual: { name: 'Ben', line: 'Plays on Sundays, talks while he thinks, misses a chance now and then.' },
  keen: { name: 'Ines', line: 'Plays most evenings, and watches what you are up to.' },
  expert: { name: 'Omar', line: 'Plays in a club, knows odd words, and seldom leaves you a gift.' },
  master: { name: 'Quill', line: 'Sees nearly everything and forgives nothing.' },
};
