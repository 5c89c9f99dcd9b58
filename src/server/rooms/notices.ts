// What everybody at the table has to know about a change of the room: who took over a seat, who was removed, who is host.

import type { Notice } from './people/presence.ts';
import { isSlow } from './state/pace.ts';
import { isMatchOpen, type RoomState } from './state/room-state.ts';

/** `names` are the names that the seats had before. */
export function describeChange(before: RoomState, state: RoomState, names: readonly string[]): Notice[] {
  const nameOf = (who: number): string => state.people[who]?.name ?? '';
  const seatName = (seat: number): string => names[seat] ?? '';
  const notices: Notice[] = [];
  const add = (who: number, sentence: string, own: string): void =>
    void notices.push({ sentence: `${nameOf(who)} ${sentence}`, own: { who, sentence: `You${own}` } });
  if (isMatchOpen(before) && state.match === before.match)
    for (const [seat, { people }] of state.seats.entries())
      for (const who of people)
        if (!before.seats[seat]?.people.includes(who))
          add(who, `took over ${seatName(seat)}’s seat.`, ` took over ${seatName(seat)}’s seat.`);
  for (const { who, seat } of state.requests)
    if (!before.requests.some((request) => request.who === who && request.seat === seat))
      add(who, `asked the host for ${seatName(seat)}’s seat.`, ` asked the host for ${seatName(seat)}’s seat.`);
  for (const { who, name, removed, person } of state.people)
    if (removed && before.people[who]?.person === person && !before.people[who].removed)
      notices.push({ sentence: `The host removed ${name} from the table.` });
  if (state.host !== before.host && before.host >= 0) add(state.host, 'is the host now.', '’re the host now.');
  if (isSlow(state) && state.match === before.match)
    for (const [seat, { people, standIn }] of state.seats.entries())
      if (standIn !== null && before.seats[seat]?.standIn === null && before.moveBy !== state.moveBy)
        for (const who of people)
          add(
            who,
            'ran out of time. A bot plays for them until they’re back.',
            ' ran out of time, so a bot plays for you.',
          );
  const { houseVote: vote } = state;
  const voted = before.houseVote;
  if (vote !== null && vote.id !== voted?.id) {
    const question = `asked the table: ${vote.change === 'add' ? `should ${vote.word} count?` : `should ${vote.word} no longer count?`}`;
    add(vote.by, question, ` ${question}`);
  }
  if (
    voted !== null &&
    vote === null &&
    isMatchOpen(state) &&
    state.houseVotesLost.length > before.houseVotesLost.length
  )
    notices.push({
      sentence:
        voted.change === 'add'
          ? `The table voted: ${voted.word} doesn’t count.`
          : `The table voted: ${voted.word} still counts.`,
    });
  if (isMatchOpen(state) && isMatchOpen(before) && state.pace !== before.pace)
    notices.push({ sentence: isSlow(state) ? SLOW_NOTICE : LIVE_NOTICE });
  if (state.chat !== before.chat) notices.push({ sentence: CHAT_NOTICES[state.chat] });
  return notices;
}

const SLOW_NOTICE = 'From now on the game is played over days.';
const LIVE_NOTICE = 'From now on the game is played live.';
const CHAT_NOTICES = {
  everyone: 'The host turned chat on for everyone.',
  players: 'The host turned chat on for players only.',
  off: 'The host turned chat off.',
};
