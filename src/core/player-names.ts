// How sentences name the players: the person who reads is "you", everybody else goes by name. Every game's text/ and the
// board's captions use it, so that the same sentence fits each reader.

import { joinWithAnd } from './wording.ts';

type Seat = number;

export interface PlayerNames {
  /** The seat of the person who reads; null for a spectator, a shared screen and the judge. */
  readonly you: Seat | null;
  /** At the start of a sentence and in labels: "You", "Ben". */
  subject(seat: Seat): string;
  /** Within a sentence: "you", "Ben". */
  name(seat: Seat): string;
  /** Within a sentence: "your", "Ben's". */
  possessive(seat: Seat): string;
  /** At the start of a sentence: "Your", "Ben's". */
  subjectPossessive(seat: Seat): string;
  /** The form of a verb that agrees with the player: `verb(seat, 'have', 'has')`. */
  verb(seat: Seat, you: string, other: string): string;
  /** Several players within a sentence, you first: "you, Ben and Lena". */
  list(seats: readonly Seat[]): string;
  /** Several players at the start of a sentence: "You, Ben and Lena". */
  subjectList(seats: readonly Seat[]): string;
}

export function playerNames(names: readonly string[], viewer: Seat | 'spectator' | null): PlayerNames {
  const you = typeof viewer === 'number' ? viewer : null;
  const choose = (seat: Seat, yours: string, other: (name: string) => string): string =>
    seat === you ? yours : other(names[seat] ?? `Player ${seat + 1}`);
  const name = (seat: Seat): string => choose(seat, 'you', (other) => other);
  const list = (seats: readonly Seat[]): string =>
    joinWithAnd(seats.toSorted((a, b) => Number(b === you) - Number(a === you)).map(name));
  return {
    you,
    subject: (seat) => choose(seat, 'You', (other) => other),
    name,
    possessive: (seat) => choose(seat, 'your', (other) => `${other}’s`),
    subjectPossessive: (seat) => choose(seat, 'Your', (other) => `${other}’s`),
    verb: (seat, yours, other) => (seat === you ? yours : other),
    list,
    subjectList: (seats) => (you !== null && seats.includes(you) ? list(seats).replace(/^you/, 'You') : list(seats)),
  };
}
