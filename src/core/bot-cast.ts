// The bots: six levels, the same in every game, and a cast of players with a name, a portrait and a character of their own.
// How well a level plays is up to each game (bot/levels.ts), which also describes its levels (text/say.ts).

/** From the weakest to the strongest. */
export const BOT_LEVELS = ['child', 'beginner', 'casual', 'keen', 'expert', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const isBotLevel = (value: unknown): value is BotLevel => BOT_LEVELS.some((level) => level === value);

/** A player of the cast: a level, and small shifts that make one player of this level differ from another. */
export type Persona = {
  readonly id: string;
  readonly name: string;
  readonly level: BotLevel;
  readonly description: string;
  /** Multiplies how fast they find words. */
  readonly speed: number;
  /** Multiplies how readily they see what other players' words can become. */
  readonly eye: number;
  /** Added to the learning age up to which they know words. */
  readonly words: number;
  /** Multiplies how often they bluff, and how readily they doubt others. */
  readonly nerve: number;
};

const player = (
  name: string,
  level: BotLevel,
  [speed, eye, words, nerve]: readonly [speed: number, eye: number, words: number, nerve: number],
  description: string,
): Persona => ({ id: name.toLowerCase(), name, level, description, speed, eye, words, nerve });

/** Three players of each level, the best-known one first. */
export const BOT_CAST: readonly Persona[] = [
  player('Pip', 'child', [1.1, 0.8, 0, 1], 'Eight years old, reads under the covers, plays the first word that comes.'),
  player(
    'Tomo',
    'child',
    [0.9, 1.2, -0.2, 1.2],
    'Nine. Builds bridges out of anything and likes words that sound funny.',
  ),
  player('Ada', 'child', [0.9, 0.9, 0.4, 0.8], 'Ten. Keeps a notebook of new words, each with a drawing next to it.'),
  player('Lena', 'beginner', [1, 1, 0, 1], 'Learned the game last week and is happy whenever a word fits.'),
  player('Marek', 'beginner', [0.9, 1.1, 0.3, 0.8], 'Repairs bicycles. Came for one game and stayed for four.'),
  player('Joy', 'beginner', [1.2, 0.9, -0.3, 1.3], 'Fifteen, and a goalkeeper. Thinks fast and checks later.'),
  player('Ben', 'casual', [1, 1, 0, 1], 'Plays on Sundays and talks while he thinks.'),
  player('Amina', 'casual', [1.1, 0.9, 0, 0.9], 'Bakes before dawn and plays over her first coffee.'),
  player('Walt', 'casual', [0.9, 1.1, 0.3, 1.1], 'Took up the drums last year and hums when a word is near.'),
  player('Ines', 'keen', [1, 1.2, 0, 1], 'Plays most evenings and keeps an eye on you.'),
  player('Sefa', 'keen', [1.1, 1, -0.2, 1.2], 'Runs a ferry and likes short words in good places.'),
  player('Nils', 'keen', [0.9, 1, 0.3, 0.8], 'Teaches dancing. Never hurries and rarely stumbles.'),
  player('Omar', 'expert', [1, 1, 0.2, 1], 'Plays in a club, knows odd words, and rarely makes it easy for you.'),
  player('Ruth', 'expert', [0.9, 1.3, 0, 0.9], 'Builds tunnels and finds the way through any heap of letters.'),
  player('Kofi', 'expert', [1.1, 0.9, 0, 1.2], 'Sings in two choirs and hears words before he sees them.'),
  player('Quill', 'master', [1, 1, 0, 1], 'Has been at this table longer than the table. Sees nearly everything.'),
  player('Vera', 'master', [0.9, 1.1, 0, 0.9], 'Restores old maps. Patient, exact, and glad to see your best moves.'),
  player('Jun', 'master', [1.1, 1, 0, 1.1], 'Solves puzzles on night trains and explains them at breakfast.'),
];

const castOf = (level: BotLevel): readonly Persona[] => BOT_CAST.filter((persona) => persona.level === level);

/** A level on its own plays without shifts, under the name of its best-known player. */
export const plainPersona = (level: BotLevel): Persona => ({
  ...castOf(level)[0]!,
  id: level,
  ...{ speed: 1, eye: 1, words: 0, nerve: 1 },
});

/** The player with this id, such as `amina`, or the plain player of a level, such as `casual`. */
export const personaOf = (id: string): Persona | null =>
  BOT_CAST.find((persona) => persona.id === id) ?? (isBotLevel(id) ? plainPersona(id) : null);

/** Who plays a bot's seat under this name: a plain level is seated as a player of the cast (seatPersonas). */
export const personaAtSeat = (id: string, name: string): Persona | null =>
  BOT_CAST.find((persona) => persona.name === name) ?? personaOf(id);

/** The level of a bot, given as a player of the cast or as a level. */
export const levelOf = (id: string): BotLevel | null => personaOf(id)?.level ?? null;

export const isBotId = (value: unknown): value is string => typeof value === 'string' && personaOf(value) !== null;

/**
 * Who sits at each of these seats, under a name that nobody else has. A player of the cast plays under their own name. A plain
 * level, or somebody whose name is taken, gets a free player of this level, or else of the nearest one.
 */
export function seatPersonas(ids: readonly string[], takenNames: readonly string[] = []): readonly Persona[] {
  const used = takenNames.map((name) => name.toLowerCase());
  // Players named by their id go first, so that a plain level doesn't take their name.
  const reserved = BOT_CAST.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return ids.map((id) => {
    const persona = personaOf(id) ?? { ...plainPersona('casual'), id, name: id };
    const free = [
      ...(isBotLevel(id) ? [] : [persona]),
      ...nearestPlayers(persona.level).filter(({ name }) => !reserved.includes(name)),
    ].find(({ name }) => !used.includes(name.toLowerCase()));
    const seated = free ?? { ...persona, name: numberedName(persona.name, used) };
    used.push(seated.name.toLowerCase());
    return seated;
  });
}

/** The names of the bots at a table, different from each other and from the taken names. */
export const nameBots = (ids: readonly string[], takenNames: readonly string[] = []): readonly string[] =>
  seatPersonas(ids, takenNames).map(({ name }) => name);

/** The whole cast: this level first, then its neighbors, the easier one before the harder one. */
function nearestPlayers(level: BotLevel): readonly Persona[] {
  const distance = (other: BotLevel): number => Math.abs(BOT_LEVELS.indexOf(other) - BOT_LEVELS.indexOf(level));
  return BOT_CAST.toSorted((a, b) => distance(a.level) - distance(b.level));
}

function numberedName(name: string, used: readonly string[]): string {
  let i = 2;
  while (used.includes(`${name} ${i}`.toLowerCase())) i++;
  return `${name} ${i}`;
}
