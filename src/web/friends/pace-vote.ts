// Who wants to play at another pace, in a sentence.

import type { RoomView } from '../../core/protocol/protocol.ts';
import { joinWithAnd, labelTimeLimit } from '../../core/wording.ts';
import type { OnlineConnection } from '../connection/online-connection.svelte.ts';

/** The paces that a person can ask for. */
export type Pace = Extract<Parameters<OnlineConnection['sendCommand']>[0], { do: 'pace' }>['pace'];

const describePace = (pace: number): string =>
  pace === 0 ? 'play live now' : `go on over days, with ${labelTimeLimit(pace).label} per move`;

export function sayPaceVote(
  { pace, agreed }: NonNullable<RoomView['paceVote']>,
  { people }: Pick<RoomView, 'people'>,
  you: number,
): string {
  const names = joinWithAnd(agreed.map((who) => (who === you ? 'you' : (people[who]?.name ?? ''))));
  const verb = agreed.length > 1 || agreed.includes(you) ? 'want' : 'wants';
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} ${verb} to ${describePace(pace)}.`;
}
