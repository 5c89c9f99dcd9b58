// Short texts about a match for the lists on the start page and on “My games”.

import type { Outcome, Seat } from '../../core/game.ts';
import { countOf, joinWithAnd } from '../../core/wording.ts';
import type { UnfinishedMatch } from '../connection/unfinished-matches.ts';

/** Who plays: “with Ben and Lena”, or all names where several people share the device. */
export function describePlayers(names: readonly string[], you: Seat | null): string {
  return you === null ? joinWithAnd(names) : `with ${joinWithAnd(names.filter((_, seat) => seat !== you))}`;
}

/** The players of an unfinished match. */
export function describeUnfinishedPlayers({ match: { matchRequest } }: UnfinishedMatch): string {
  const { names, botLevels } = matchRequest;
  const people = names.flatMap((_, seat) => (botLevels[seat] === null ? [seat] : []));
  return describePlayers(names, people.length === 1 ? people[0]! : null);
}

export const describeProgress = ({ progress, match }: UnfinishedMatch): string =>
  progress || `${countOf(match.acts.length, 'move')} so far`;

/** “You won”, “Ben won”, “You tied with Ben”, or your place. */
export function describeOutcome({ ranking }: Outcome, names: readonly string[], you: Seat | null): string {
  const winners = ranking[0] ?? [];
  const isYours = you !== null && winners.includes(you);
  const others = winners.filter((seat) => seat !== you).map((seat) => names[seat] ?? '');
  if (isYours) return others.length === 0 ? 'You won' : `You tied with ${joinWithAnd(others)}`;
  return others.length === 1 ? `${others[0]} won` : `${joinWithAnd(others)} tied`;
}

const DAY_MS = 86_400_000;
const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** “today”, “yesterday”, “3 days ago”, or a date; empty if unknown (0). */
export function describeDay(at: number, now: number): string {
  if (at === 0) return '';
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
  if (days < 7) return new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(-days, 'day');
  return new Date(at).toLocaleDateString('en-US', { day: 'numeric', month: 'short', year: 'numeric' });
}
