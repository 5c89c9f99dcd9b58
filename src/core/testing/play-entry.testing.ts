// Plays the deal of a contest with a bot in the entrant's place, for tests that need the record of an entry.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { AnyGame } from '../any-game.ts';
import { answerBotRequest, botRequest, pickNext, seatsOfPeople } from '../bot-driver.ts';
import type { Contest } from '../contests/contest.ts';
import type { LogEntry, Match } from '../match.ts';
import { formatRecord } from '../records/record.ts';
import { performAct } from '../table.ts';

const MAX_ACTS = 2000;

export function playEntry(
  game: AnyGame,
  { deal, bots }: Pick<Contest, 'deal' | 'bots'>,
  level: string,
  lexicon: Lexicon,
  name = 'Ann',
): string {
  const match: Match = { ...deal, at: 0 };
  const opened = game.openTable(match, lexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  // The other bots must take the entrant for a person: some give people more time.
  const people = seatsOfPeople(bots);
  const entries: LogEntry[] = [];
  while (table.status.outcome === null && entries.length < MAX_ACTS) {
    const moves = bots.map((bot, seat) =>
      answerBotRequest(botRequest(table, match, seat, bot ?? level, people), game, lexicon),
    );
    const next = pickNext(table, moves);
    if (next === null) break;
    const performed = performAct(table, next.by, next.text, next.at);
    if (!performed.ok) throw new Error(performed.error.code);
    entries.push(performed.value.entry);
  }
  const names = bots.map((bot) => bot ?? name);
  return formatRecord({ match, names, bots, entries, outcome: table.status.outcome });
}
