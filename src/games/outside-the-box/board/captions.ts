// What the board says beside the pad: buttons, the called card, races, previews. In the present tense and to the player.
// Not the log, the prompts and the refusals (say.ts, refusals.ts).

import type { Seat } from '../../../core/game.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { canReject } from '../rules/list-moves.ts';
import { checkMark } from '../rules/phases/mark.ts';
import { buildScoreBreakdown } from '../rules/scoring/final-score.ts';
import type { PlacementForecast } from '../rules/scoring/forecast.ts';
import { readRun, runsEqual, SQUARE_COUNT, type Square } from '../rules/scoring/grid.ts';
import { POINTS_BY_LENGTH, sumWordPoints } from '../rules/scoring/score.ts';
import { findCardHolder, type Letter, type Move, type RaceResult, type View } from '../rules/state.ts';
import { describeLine, describeSquare, formatCount, formatList, formatSigned } from '../text/format.ts';
import { sayRefusal } from '../text/refusals.ts';
import { type Draft, letterInHand, requestedActionOf } from './draft.ts';
import { scoreOfMarks } from './grid-display.ts';

/** Who speaks to whom: names by seat, and the seat that reads. */
export type Reader = { readonly names: readonly string[]; readonly seat: Seat | null };

export const nameOrYou = ({ names, seat }: Reader, one: Seat): string => (one === seat ? 'You' : names[one]!);
export const nameOrYouInSentence = (readers: Reader, one: Seat): string =>
  one === readers.seat ? 'you' : nameOrYou(readers, one);
export const gridTitle = (readers: Reader, one: Seat): string =>
  one === readers.seat ? 'Your pad' : `Pad of ${nameOrYou(readers, one)}`;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What the green button will do; where it can do nothing, what is missing. */
export function submitLabel(move: Move | null, pen: Draft, view: View, seat: Seat): string {
  const letter = letterInHand(pen, view);
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
    case 'unmark':
      return `${move.type === 'mark' ? 'Count' : 'Take back'} ${readRun(view.players[seat]!.grid!, move.run)}`;
    case 'done':
      return `Finish with ${formatCount(scoreOfMarks(view, seat).total, 'point')}`;
    default:
      return disabledSubmitLabel(view, seat, letter);
  }
}

function disabledSubmitLabel(view: View, seat: Seat, letter: Letter | null): string {
  switch (requestedActionOf(view, seat)) {
    case 'mark':
      return 'Where does the word end?';
    case 'call':
      return 'Choose a letter';
    case 'last':
      return letter === null ? 'Choose a letter' : 'Choose a square';
    case null:
      return view.grabbed ? 'Your hand is on the card' : 'Wait for the others';
    default:
      return 'Choose a square';
  }
}

/** What a seat is asked for, in a word or two. */
export function seatActivity(view: View, seat: Seat): string {
  if (view.players[seat]!.away) return 'away';
  if (view.phase === 'call') return view.caller === seat ? 'calls' : '';
  if (view.phase === 'final') return view.caller === seat ? 'last letter' : '';
  return view.toAct.includes(seat) ? (view.phase === 'mark' ? 'marks' : 'writes') : '';
}

/** How far a seat is; the rest is left out where there is no room. `told`: at the end its points may be known. */
export function seatProgress(view: View, seat: Seat, told: boolean): { readonly brief: string; readonly rest: string } {
  const { filled, first } = view.players[seat]!;
  const counted = (count: number, noun: string) => {
    const [brief, rest] = formatCount(count, noun).split(' ');
    return { brief: brief!, rest: ` ${rest}` };
  };
  if (view.left.includes(seat)) return { brief: 'has left', rest: '' };
  if (view.phase === 'over')
    return told ? counted(view.results[seat]!.total, 'point') : { brief: '…', rest: ' points' };
  if (view.phase === 'mark') return counted(view.marks[seat]!.length, 'word');
  if (filled < SQUARE_COUNT) return { brief: `${filled}`, rest: ` of ${SQUARE_COUNT}` };
  return { brief: 'full', rest: first ? ', first: +3' : '' };
}

const seconds = (millis: number): string => `${(millis / 1000).toFixed(2)} s`;

/** A decided race, told by how much it was won (OB-103). */
export function raceCaption({ seat: winner, letter, from, grabs }: RaceResult, readers: Reader): string {
  const took = `${nameOrYou(readers, winner)} took the ${letter} card`;
  const rival =
    grabs.find(({ seat }) => seat === readers.seat && seat !== winner) ?? grabs.find(({ seat }) => seat !== winner);
  const own = grabs.find(({ seat }) => seat === winner);
  if (rival === undefined || own === undefined)
    return from === null ? `${took}.` : `${took} from ${nameOrYouInSentence(readers, from)}.`;
  const margin = rival.after - own.after;
  if (margin > 0) return `${took}, ${seconds(margin)} before ${nameOrYouInSentence(readers, rival.seat)}.`;
  const earlier =
    margin === 0
      ? `${nameOrYouInSentence(readers, rival.seat)} grabbed at the same time`
      : `${nameOrYouInSentence(readers, rival.seat)} grabbed ${seconds(-margin)} earlier`;
  return `${took}: ${earlier}, but near ties go to fewer cards, then to the caller’s left.`;
}

const callCaption = (letter: Letter, { caller, players }: View, readers: Reader): string => {
  const holder = findCardHolder(players, letter);
  const called = `${nameOrYou(readers, caller!)} called ${letter}`;
  return holder === null ? `${called}.` : `${called}. Its card lies with ${nameOrYouInSentence(readers, holder)}.`;
};

/** What the called card, or the one about to be called, means for the reader. `race`: the one of the turn just over. */
export function calledCardCaption(view: View, pen: Draft, race: RaceResult | null, readers: Reader): readonly string[] {
  const { seat } = readers;
  if (view.phase === 'call')
    return view.caller === seat
      ? ownCallCaption(view, pen, race, readers)
      : [
          `${nameOrYou(readers, view.caller!)} is choosing a letter.`,
          ...(race === null ? [] : [raceCaption(race, readers)]),
        ];
  if (view.phase === 'final')
    return view.caller === seat
      ? ['You alone have free squares left.', 'One more letter of your choice, if you like.']
      : [`${nameOrYou(readers, view.caller!)} may write one last letter.`];
  if (view.phase !== 'respond') return [];
  if (view.decided) return [raceCaption(view.lastRace!, readers)];
  return [callCaption(view.letter!, view, readers), ...(seat === null ? [] : choiceCaption(view, seat))];
}

function ownCallCaption(view: View, { letter }: Draft, race: RaceResult | null, readers: Reader): readonly string[] {
  if (letter === null)
    return ['Everybody writes the letter you call, you too.', ...(race === null ? [] : [raceCaption(race, readers)])];
  const holder = findCardHolder(view.players, letter);
  return holder === null
    ? ['Anybody may reject it.']
    : [
        `The ${letter} card lies with ${nameOrYouInSentence(readers, holder)}.`,
        `So ${nameOrYouInSentence(readers, holder)} must write it.`,
      ];
}

function choiceCaption(view: View, seat: Seat): readonly string[] {
  const { letter, setup } = view;
  if (view.grabbed) return ['Your hand is on it. In a moment it is decided.'];
  if (!view.toAct.includes(seat)) return [];
  if (findCardHolder(view.players, letter!) === seat) return [`So you must write ${letter} this time.`];
  if (!canReject(view, seat)) return ['You called it, so you must write it at this table.'];
  if (setup.rejectMode === 'sealed') return [`Its card spares you ${letter} and costs 1 point. Fewest cards gets it.`];
  return view.raceEnds === null
    ? [`Its card spares you ${letter} and costs 1 point. First hand wins.`]
    : ['A hand is on it already. Yours may still be in time.'];
}

/** What is asked of the seat, or what it holds ready. `card` is what the called card means, where it has no panel. */
export function dockCaption(
  view: View,
  pen: Draft,
  { names, seat }: Reader & { readonly seat: Seat },
  lexicon: Lexicon | null,
  card: readonly string[],
): DockCaption {
  const letter = letterInHand(pen, view);
  const how = card.at(-1) ?? inputHint(view, letter);
  switch (requestedActionOf(view, seat)) {
    case null: {
      const waiting = waitingCaption(view, names, seat);
      return card.length > 1 ? { ...waiting, text: card.at(-1)! } : waiting;
    }
    case 'mark':
      return runCaption(view, seat, pen, view.setup.lookup === 'on' ? lexicon : null);
    case 'call':
      if (letter !== null) return { bold: `Call ${letter}`, text: card.length > 1 ? how : inputHint(view, letter) };
      return { bold: 'Your call', text: card.length === 1 ? 'Tap a card: everybody writes its letter, you too.' : how };
    case 'last':
      return { bold: letter === null ? 'One last letter' : `Write ${letter}`, text: how };
    default:
      return pen.square === null
        ? { bold: `Write ${letter}`, text: how }
        : { bold: `${letter} in ${describeSquare(pen.square)}`, text: 'A letter once written stays.' };
  }
}

export type DockCaption = { readonly bold: string; readonly text: string };

function inputHint({ phase }: View, letter: Letter | null): string {
  if (letter === null) return 'Tap a card of the ring, or type its letter.';
  return phase === 'call'
    ? `Tap a square to see what ${letter} would make, or call it at once.`
    : 'Tap a free square, or drag the card there.';
}

/** Why a seat that is not asked has nothing to do. */
export function waitingCaption(
  view: View,
  names: readonly string[],
  seat: Seat,
): { readonly bold: string; readonly text: string } {
  const busy = formatList(view.toAct.filter((one) => one !== seat).map((one) => names[one]!));
  const verb = view.toAct.length === 1 ? 'is' : 'are';
  if (view.left.includes(seat)) return { bold: 'You have left this game', text: '' };
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
      if (view.sealed !== null) return { bold: 'Your answer is sealed', text };
      if (view.lastRace?.seat === seat && view.decided) return { bold: `You took the ${view.letter} card`, text };
      if (!view.done.includes(seat)) return { bold: 'Your pad is full', text: `Your points are safe. ${text}` };
      return { bold: `You wrote ${view.letter}`, text };
    }
  }
}

/** What the letter in the square would be worth, beneath the words it makes. */
export function forecastCaption({ before, after, gained }: PlacementForecast, square: Square): string {
  const task = after.task > before.task ? ' It meets your task, +3.' : '';
  const total = `Then ${formatSigned(after.total)} in all.`;
  if (gained.length === 0) return `${capital(describeSquare(square))}. Still ${formatSigned(after.total)} in all.`;
  const place = gained.length === 1 ? `${capital(describeLine(gained[0]!.line))}, ` : '';
  return `${place}${sumWordPoints(gained)} points.${task} ${total}`;
}

/** What marking the run would do; without `lexicon` the table does not tell beforehand. */
function runCaption(view: View, seat: Seat, { run }: Draft, lexicon: Lexicon | null): DockCaption {
  if (run === null)
    return { bold: 'Mark your words', text: 'Tap the first and the last letter of a word, or sweep over it.' };
  const { grid, task, first, cards } = view.players[seat]!;
  const marks = view.marks[seat]!;
  const bold = readRun(grid!, run);
  const place = capital(describeLine(run.line));
  if (marks.some((one) => runsEqual(one, run))) return { bold, text: `${place}. It counts at the moment.` };
  if (lexicon === null) return { bold, text: `${place}, ${POINTS_BY_LENGTH[bold.length]} points if it counts.` };
  const checked = checkMark(run, grid!, task, marks, lexicon);
  if (!checked.ok) return { bold, text: sayRefusal(checked.error) };
  const { total } = buildScoreBreakdown([...marks, checked.value], first, cards);
  return { bold, text: `${place}, ${POINTS_BY_LENGTH[bold.length]} points. Then ${formatSigned(total)} in all.` };
}
