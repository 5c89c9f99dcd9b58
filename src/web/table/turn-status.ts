// The text of the status strip: whose turn it is and what to do. What to do comes from the game's own prompt.

import type { Millis, Seat } from '../../core/game.ts';
import type { RoomView } from '../../core/protocol/protocol.ts';
import { joinWithAnd } from '../../core/wording.ts';
import type { GameManifest } from '../../ui-kit/game-manifest.ts';
import type { TableSnapshot } from '../connection/connection.ts';

export type TurnStatus = {
  /** The seat whose piece is shown; null for none. */
  readonly seat: Seat | null;
  /** The small line above the headline. */
  readonly kicker: string;
  readonly headline: string;
  readonly detail: string;
  /** The strip is amber: it is the viewer's turn, or on a shared screen anybody's. */
  readonly isYourTurn: boolean;
  /** The viewer waits for somebody else: the strip shows that something is going on. */
  readonly isWaiting: boolean;
};

/** In a match over days: how long each seat's people are still on vacation; null if they aren't. */
export type Vacations = readonly (Millis | null)[];

/** null unless a match over days is going on. */
export function vacationsBySeat(
  room: Pick<RoomView, 'moveLeftMs' | 'seats' | 'people'> | null = null,
): Vacations | null {
  if ((room?.moveLeftMs ?? null) === null) return null;
  return room!.seats.map(({ people, standIn }) => {
    const left = people.map((who) => room!.people[who]?.vacationLeftMs ?? 0);
    const longest = Math.max(0, ...left);
    return longest === 0 || standIn !== null ? null : longest;
  });
}

type LiveRoom = Pick<RoomView, 'moveLeftMs' | 'phase' | 'seats' | 'people'>;
/** In a live match: the seats whose people have all gone, while no bot plays for them. */
export const seatsAway = (room: LiveRoom | null = null): readonly Seat[] =>
  room === null || (room.moveLeftMs ?? null) !== null || room.phase !== 'playing'
    ? []
    : [...room.seats.keys()].filter((seat) => {
        const { people, standIn } = room.seats[seat]!;
        return people.length > 0 && standIn === null && people.every((who) => room.people[who]?.here === false);
      });

export function describeTurn(
  { status, names, seat, prompt, view, botSeats }: TableSnapshot,
  { hasAnswered, mayRespond }: Pick<GameManifest, 'hasAnswered' | 'mayRespond'>,
  isSharedScreen = false,
  vacations: Vacations | null = null,
  away: readonly Seat[] = [],
): TurnStatus {
  const { toAct, outcome } = status;
  const plain = { kicker: '', detail: '', isYourTurn: false, isWaiting: false };
  if (outcome !== null) return { ...plain, seat: null, headline: 'Game over' };
  const [first, ...rest] = prompt.split(/\. (?=[A-Z])/);
  const asked = { headline: first!.replace(/\.$/, ''), detail: rest.join('. ') };
  if (!isSharedScreen && seat !== null && toAct.includes(seat))
    return hasAnswered(view)
      ? { ...plain, ...asked, seat: null, isWaiting: true }
      : { ...plain, ...asked, seat, kicker: 'Your turn', isYourTurn: true };
  const only = toAct.length === 1 ? toAct[0]! : null;
  const detail = describeAway(
    toAct.filter((one) => away.includes(one)),
    names,
  );
  if (isSharedScreen)
    return { ...plain, seat: only, headline: describeAllTurns(toAct, names), detail, isYourTurn: true };
  if (seat !== null && mayRespond(view)) return { ...plain, ...asked, seat: only, isYourTurn: true };
  if (vacations !== null && toAct.some((one) => !botSeats.includes(one)))
    return {
      ...plain,
      seat: only,
      headline: describeWait(toAct, names),
      detail: describeVacations(toAct, names, vacations),
    };
  if (toAct.length > 0 && toAct.every((one) => away.includes(one)))
    return { ...plain, seat: only, headline: describeWait(toAct, names), detail };
  const waiting =
    only !== null
      ? `${names[only]} is thinking`
      : toAct.length === 0
        ? 'One moment'
        : toAct.length === names.length
          ? 'Everyone is thinking'
          : `${joinWithAnd(toAct.map((one) => names[one]!))} are thinking`;
  return { ...plain, seat: only, headline: waiting, detail, isWaiting: true };
}

const describeAway = (seats: readonly Seat[], names: readonly string[]): string =>
  seats.length === 0
    ? ''
    : `${joinWithAnd(seats.map((seat) => names[seat]!))} ${seats.length === 1 ? 'is' : 'are'} away.`;

function describeAllTurns(toAct: readonly Seat[], names: readonly string[]): string {
  if (toAct.length === 0) return 'One moment';
  if (toAct.length === names.length) return 'Everyone’s turn';
  return `${joinWithAnd(toAct.map((seat) => `${names[seat]}’s`))} turn`;
}

/** Nobody is thinking who is away, or all the time in a match over days. */
const describeWait = (toAct: readonly Seat[], names: readonly string[]): string =>
  `Waiting for ${toAct.length === names.length ? 'everyone' : joinWithAnd(toAct.map((seat) => names[seat]!))}`;

const DAY_MS: Millis = 86_400_000;
const describeVacations = (toAct: readonly Seat[], names: readonly string[], vacations: Vacations): string =>
  toAct
    .filter((seat) => (vacations[seat] ?? null) !== null)
    .map((seat) => {
      const days = Math.ceil(vacations[seat]! / DAY_MS);
      return `${names[seat]} is on vacation for ${days === 1 ? 'another day' : `another ${days} days`}.`;
    })
    .join(' ');
