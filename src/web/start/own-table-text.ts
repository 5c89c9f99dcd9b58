// One of your own tables in words, for the list on the start page.

import type { OwnTable } from '../../core/protocol/own-table.ts';
import { countOf, joinWithAnd } from '../../core/wording.ts';
import { formatDuration } from '../../ui-kit/format-time.ts';
import { isWaitingForYou } from '../connection/notifications-api.ts';

export type OwnTableText = { readonly headline: string; readonly detail: string; readonly isYourTurn: boolean };

/** `title` is the name of its game. */
export function describeOwnTable(table: OwnTable, title: string): OwnTableText {
  const { seat, seats, phase, unread = 0 } = table;
  const friends = seats.filter(({ isBot }, i) => !isBot && i !== seat).map(({ name }) => name);
  const company = friends.length > 0 ? `with ${joinWithAnd(friends)}` : phase === 'lobby' ? '' : 'with bots';
  const isYourTurn = isWaitingForYou(table);
  return {
    headline: isYourTurn ? `Your turn in ${title}` : title,
    detail: [company, describeState(table, isYourTurn), unread === 0 ? '' : countOf(unread, 'new message')]
      .filter((part) => part !== '')
      .join(' · '),
    isYourTurn,
  };
}

type ListedTable = { readonly table: Pick<OwnTable, 'timeLeftMs'>; readonly isYourTurn: boolean };

/** Your turn comes first, and the table with the least time first of these. The others stay in their order. */
export const sortOwnTables = <T extends ListedTable>(tables: readonly T[]): readonly T[] =>
  tables.toSorted((a, b) => {
    if (a.isYourTurn !== b.isYourTurn) return a.isYourTurn ? -1 : 1;
    const timeLeft = ({ table }: T): number => table.timeLeftMs ?? Number.MAX_VALUE;
    return a.isYourTurn ? timeLeft(a) - timeLeft(b) : 0;
  });

function describeState({ phase, seats, isHost, toAct, timeLeftMs, isClockRunning }: OwnTable, isYourTurn: boolean) {
  if (phase === 'paused') return 'paused';
  if (phase === 'over') return 'finished';
  if (phase === 'lobby') {
    const taken = seats.filter(({ isBot }) => !isBot).length;
    return `not started, ${taken} of ${seats.length} players${isHost ? '' : ', waiting for the host'}`;
  }
  const nameOf = (seat: number): string =>
    `${seats[seat]?.name ?? ''}${seats[seat]?.isOnVacation ? ' (on vacation)' : ''}`;
  const turn = joinWithAnd(toAct.map(nameOf));
  const time =
    timeLeftMs === null ? '' : isClockRunning ? `${formatDuration(timeLeftMs / 1000)} left` : 'the clock is stopped';
  const whose = isYourTurn ? '' : toAct.length === 0 ? 'playing' : `waiting for ${turn}`;
  return [whose, time].filter((part) => part !== '').join(', ');
}
