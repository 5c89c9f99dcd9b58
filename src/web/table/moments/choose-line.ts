// Which bot says what after a step. It depends only on the match, the number of the act and what has been said, so everybody at
// an online table sees the same. About one moment in four gets a line, and no line is said twice in a match.

import type { Persona } from '../../../core/bot-cast.ts';
import type { Outcome, Seat } from '../../../core/game.ts';
import type { Moment, NearWin } from '../../../core/moments.ts';
import { lineOf, type Occasion } from './bot-lines.ts';

export type SpokenLine = { readonly seat: Seat; readonly text: string };
export type PossibleLine = { readonly seat: Seat; readonly occasion: Occasion };

/** By seat; null for a person. */
type Personas = readonly (Persona | null)[];

const MOMENTS_PER_LINE = 4;
/** Said whenever they come up, because a match has only one of each. */
const ALWAYS: readonly Occasion[] = ['greeting', 'wins', 'loses'];

const botsAmong = (personas: Personas): readonly Seat[] =>
  [...personas.keys()].filter((seat) => personas[seat] !== null);

export const greetings = (personas: Personas): readonly PossibleLine[] =>
  botsAmong(personas).map((seat) => ({ seat, occasion: 'greeting' }));

/** What bots could say about a step. They praise people, and never comment on what went wrong for them. */
export function linesAboutMoments(
  moments: readonly Moment[],
  newlyNear: NearWin | null,
  personas: Personas,
): readonly PossibleLine[] {
  const isBot = (seat: Seat): boolean => (personas[seat] ?? null) !== null;
  const possible: PossibleLine[] = [];
  for (const moment of moments) {
    if (moment.type === 'taken') {
      // They speak of a new word.
      if (isBot(moment.by) && moment.isUnchanged !== true) possible.push({ seat: moment.by, occasion: 'takesWord' });
      if (isBot(moment.from)) possible.push({ seat: moment.from, occasion: 'losesWord' });
    }
    if (moment.type === 'great' || moment.type === 'triumph')
      if (isBot(moment.by)) possible.push({ seat: moment.by, occasion: 'ownGreatWord' });
      else for (const seat of botsAmong(personas)) possible.push({ seat, occasion: 'othersGreatWord' });
  }
  for (const seat of newlyNear?.seats ?? []) if (isBot(seat)) possible.push({ seat, occasion: 'oneFromWinning' });
  return possible;
}

/** At the end the winner speaks, or if that is a person, one of the bots. */
export function linesAboutEnd({ ranking }: Outcome, personas: Personas): readonly PossibleLine[] {
  const bots = botsAmong(personas);
  const winners = bots.filter((seat) => ranking[0]?.includes(seat));
  return winners.length > 0
    ? winners.map((seat) => ({ seat, occasion: 'wins' }))
    : bots.map((seat) => ({ seat, occasion: 'loses' }));
}

/** The line to say now; null for none. `said` holds the lines of this match so far. */
export function chooseLine(
  possible: readonly PossibleLine[],
  { match, n, personas }: { readonly match: string; readonly n: number; readonly personas: Personas },
  said: ReadonlySet<string>,
): SpokenLine | null {
  const chance = hash(`${match} ${n}`);
  const [first] = possible;
  if (first === undefined) return null;
  if (!ALWAYS.includes(first.occasion) && chance % MOMENTS_PER_LINE !== 0) return null;
  const lines = possible.flatMap(({ seat, occasion }) => {
    const text = lineOf(personas[seat]!.name.toLowerCase(), occasion);
    return text === null || said.has(text) ? [] : [{ seat, text }];
  });
  return lines[Math.floor(chance / MOMENTS_PER_LINE) % Math.max(1, lines.length)] ?? null;
}

/** FNV-1a, with a last step that spreads similar texts. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ char.codePointAt(0)!, 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
