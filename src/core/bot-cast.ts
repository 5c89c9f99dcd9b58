// The bots: six levels, the same in every game, and a cast of players with a name, a portrait and a character of their own.
// How well a level plays is up to each game (bot/levels.ts), which also describes its levels (text/say.ts). A
// line about each player: web/lobby/bot-descriptions.ts.

/** From the weakest to the strongest. */
export const BOT_LEVELS = ['child', 'beginner', 'casual', 'keen', 'expert', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const isBotLevel = (value: unknown): value is BotLevel => BOT_LEVELS.some((level) => level === value);

/** A player of the cast: a level, and small shifts that make one player of this level differ from another. */
export type Persona = {
  readonly id: string;
  readonly name: string;
  readonly level: BotLevel;
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
): Persona => ({ id: name.toLowerCase(), name, level, speed, eye, words, nerve });

/** Three players of each level, the best-known one first. */
export const BOT_CAST: readonly Persona[] = [
  player('Pip', 'child', [1.1, 0.8, 0, 1]),
  player('Tomo', 'child', [0.9, 1.2, -0.2, 1.2]),
  player('Ada', 'child', [0.9, 0.9, 0.4, 0.8]),
  player('Lena', 'beginner', [1, 1, 0, 1]),
  player('Marek', 'beginner', [0.9, 1.1, 0.3, 0.8]),
  player('Joy', 'beginner', [1.2, 0.9, -0.3, 1.3]),
  player('Ben', 'casual', [1, 1, 0, 1]),
  player('Amina', 'casual', [1.1, 0.9, 0, 0.9]),
  player('Walt', 'casual', [0.9, 1.1, 0.3, 1.1]),
  player('Ines', 'keen', [1, 1.2, 0, 1]),
  player('Sefa', 'keen', [1.1, 1, -0.2, 1.2]),
  player('Nils', 'keen', [0.9, 1, 0.3, 0.8]),
  player('Omar', 'expert', [1, 1, 0.2, 1]),
  player('Ruth', 'expert', [0.9, 1.3, 0, 0.9]),
  player('Kofi', 'expert', [1.1, 0.9, 0, 1.2]),
  player('Quill', 'master', [1, 1, 0, 1]),
  player('Vera', 'master', [0.9, 1.1, 0, 0.9]),
  player('Jun', 'master', [1.1, 1, 0, 1.1]),
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
