// What the board says beside the pad: buttons, the called card, races, previews. In the present tense and to the player.
// Not the log, the prompts and the refusals (say.ts, refusals.ts).

import type { Seat } from '../../core/game.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Forecast } from './forecast.ts';
import { isFull, type Line, readRun, SIZE, type Square } from './grid.ts';
import { mayReject } from './list.ts';
import { checkRun } from './mark.ts';
import { askedOf, letterOf, type Pen } from './pad.ts';
import { sayRefusal } from './refusals.ts';
import { tally } from './result.ts';
import { POINTS, pointsOf } from './score.ts';
import { holderOf, type Letter, type Move, type Race, type View } from './state.ts';

/** Who speaks to whom: names by seat, and the seat that reads. */
export type Readers = { readonly names: readonly string[]; readonly seat: Seat | null };

export const who = ({ names, seat }: Readers, one: Seat): string => (one === seat ? 'You' : names[one]!);
export const whom = (readers: Readers, one: Seat): string => (one === readers.seat ? 'you' : who(readers, one));

export const tellCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
export const tellLine = (line: Line): string => (line < SIZE ? `row ${line + 1}` : `column ${line - SIZE + 1}`);
export const tellSquare = (square: Square): string =>
  `row ${Math.floor(square / SIZE) + 1}, column ${(square % SIZE) + 1}`;
export const tellList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What the green button will do; where it can do nothing, what is missing. */
export function nameMove(move: Move | null, pen: Pen, view: View, seat: Seat): string {
  const letter = letterOf(pen, view);
  switch (move?.type) {
    case 'call':
      return `Call ${letter}`;
    case 'place':
      return `Write ${letter} here`;
    case 'seal':
      return move.reject ? `Ask, or write ${letter} here` : `Write ${letter} here`;
    case 'final':
      return `Write ${letter}, end the game`;
    case 'mark':
    case 'unmark': {
      const word = readRun(view.players[seat]!.grid!, move.run);
      return move.type === 'unmark' ? `Take back ${word}` : `Count ${word}, ${POINTS[word.length]} points`;
    }
    case 'done':
      return `Finish with ${tellCount(markedPoints(view, seat), 'point')}`;
    default:
      return nameLack(view, seat, letter);
  }
}

function nameLack(view: View, seat: Seat, letter: Letter | null): string {
  switch (askedOf(view, seat)) {
    case 'mark':
      return 'Where does the word end?';
    case 'call':
      return 'Choose a letter';
    case 'last':
      return letter === null ? 'Choose a letter' : `Choose a square for ${letter}`;
    case null:
      return view.grabbed ? 'Your hand is on the card' : 'Wait for the others';
    default:
      return `Choose a square for ${letter}`;
  }
}

const markedPoints = (view: View, seat: Seat): number => {
  const { first, cards } = view.players[seat]!;
  return tally(view.marks[seat] ?? [], first, cards).total;
};

const seconds = (millis: number): string => `${(millis / 1000).toFixed(2)} s`;

/** A decided race, told by how much it was won (OB-103). */
export function tellRace({ seat: winner, letter, from, grabs }: Race, readers: Readers): string {
  const took = `${who(readers, winner)} took the ${letter} card`;
  const rival =
    grabs.find(({ seat }) => seat === readers.seat && seat !== winner) ?? grabs.find(({ seat }) => seat !== winner);
  const own = grabs.find(({ seat }) => seat === winner);
  if (rival === undefined || own === undefined)
    return from === null ? `${took}.` : `${took} from ${whom(readers, from)}.`;
  const margin = rival.after - own.after;
  if (margin > 0) return `${took}, ${seconds(margin)} before ${whom(readers, rival.seat)}.`;
  const earlier =
    margin === 0
      ? `${whom(readers, rival.seat)} grabbed at the same time`
      : `${whom(readers, rival.seat)} grabbed ${seconds(-margin)} earlier`;
  return `${took}: ${earlier}, but near ties go to fewer cards, then to the caller’s left.`;
}

const tellPlace = (letter: Letter, view: View, readers: Readers): string => {
  const holder = holderOf(view.players, letter);
  return holder === null
    ? `The ${letter} card lies in the ring.`
    : `The ${letter} card lies with ${whom(readers, holder)}.`;
};

/** What the called card, or the one about to be called, means for the reader; two short sentences at most. */
export function tellCard(view: View, pen: Pen, race: Race | null, readers: Readers): readonly string[] {
  const { seat } = readers;
  if (view.phase === 'call')
    return view.caller === seat
      ? tellOwnCall(view, pen, readers)
      : [`${who(readers, view.caller!)} is choosing a letter.`, ...(race === null ? [] : [tellRace(race, readers)])];
  if (view.phase === 'final')
    return view.caller === seat
      ? ['You alone have free squares left.', 'One more letter of your choice, if you like.']
      : [`${who(readers, view.caller!)} may write one last letter.`];
  if (view.phase !== 'respond') return [];
  if (view.decided) return [race === null ? `The ${view.letter} card is taken.` : tellRace(race, readers)];
  return [tellPlace(view.letter!, view, readers), ...(seat === null ? [] : tellChoice(view, seat))];
}

function tellOwnCall(view: View, { letter }: Pen, readers: Readers): readonly string[] {
  if (letter === null) return ['Tap a card of the ring, or type a letter.', 'Everybody writes it, you too.'];
  const holder = holderOf(view.players, letter);
  const bound = holder === null ? 'Anybody may reject it.' : `${who(readers, holder)} must write it.`;
  return [tellPlace(letter, view, readers), bound];
}

function tellChoice(view: View, seat: Seat): readonly string[] {
  const { letter, setup } = view;
  if (view.grabbed) return ['Your hand is on it. In a moment it is decided.'];
  if (!view.toAct.includes(seat)) return [];
  if (holderOf(view.players, letter!) === seat) return [`So you must write ${letter} this time.`];
  if (!mayReject(view, seat)) return ['You called it, so you must write it at this table.'];
  if (setup.rejectMode === 'sealed') return ['It costs 1 point. Of those who ask, the one with fewest cards gets it.'];
  return view.raceEnds === null
    ? ['Taking it costs you 1 point. First hand wins.']
    : ['A hand is on it already. Yours may still be in time.'];
}

/** Why a seat that is not asked has nothing to do. */
export function tellWaiting(view: View, readers: Readers): { readonly bold: string; readonly text: string } {
  const { seat } = readers;
  const busy = tellList(view.toAct.filter((one) => one !== seat).map((one) => readers.names[one]!));
  const verb = view.toAct.length === 1 ? 'is' : 'are';
  if (seat !== null && view.left.includes(seat)) return { bold: 'You have left this game', text: '' };
  if (view.grabbed)
    return { bold: `Your hand is on the ${view.letter} card`, text: 'In a moment it is decided who gets it.' };
  switch (view.phase) {
    case 'call':
      return { bold: `${busy} calls next`, text: 'Think ahead: which letter would you like?' };
    case 'final':
      return { bold: `${busy} may write one last letter`, text: 'Then the pads are opened.' };
    case 'mark':
      return { bold: 'Your words are marked', text: `${busy} ${verb} still marking.` };
    default: {
      const text = `${busy} ${verb} still writing.`;
      const { grid } = view.players[seat ?? 0]!;
      if (view.sealed !== null) return { bold: 'Your answer is sealed', text };
      if (view.lastRace?.seat === seat && view.decided) return { bold: `You took the ${view.letter} card`, text };
      if (seat !== null && !view.done.includes(seat) && grid !== null && isFull(grid))
        return { bold: 'Your pad is full', text: `Your points are safe. ${text}` };
      return { bold: `You wrote ${view.letter}`, text };
    }
  }
}

/** What the letter in the square would be worth, beneath the words it makes. */
export function tellForecast({ before, after, gained }: Forecast, square: Square): string {
  const task = after.task > before.task ? ' It meets your task, +3.' : '';
  const total = `Then ${after.total} in all.`;
  if (gained.length === 0) return `${capital(tellSquare(square))}. Still ${after.total} in all.`;
  const place = gained.length === 1 ? `${capital(tellLine(gained[0]!.line))}, ` : '';
  return `${place}${pointsOf(gained)} points.${task} ${total}`;
}

/** What marking the run would do; without `lexicon` the table does not tell beforehand. */
export function tellRun(view: View, seat: Seat, { run }: Pen, lexicon: Lexicon | null): string {
  if (run === null) return '';
  const { grid, task } = view.players[seat]!;
  const word = readRun(grid!, run);
  const marks = view.marks[seat]!;
  if (marks.some((one) => one.line === run.line && one.first === run.first && one.last === run.last))
    return `${capital(tellLine(run.line))}. It counts at the moment.`;
  const checked = lexicon === null ? null : checkRun(run, grid!, task, marks, lexicon);
  if (checked === null) return `${capital(tellLine(run.line))}, ${POINTS[word.length]} points if it counts.`;
  if (!checked.ok) return sayRefusal(checked.error);
  const more = markedPoints(view, seat) + POINTS[word.length]!;
  return `${capital(tellLine(run.line))}. Then ${tellCount(more, 'point')} marked.`;
}
