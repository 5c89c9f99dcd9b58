// The sentences of the board: buttons, the called card, races, previews. In the present tense, addressed to the player.
// Sentences for the log are in text/say.ts, those for refusals in text/refusals.ts.

import type { Seat } from '../../../core/game.ts';
import { joinWithAnd } from '../../../core/wording.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { canReject } from '../rules/list-moves.ts';
import { buildScoreBreakdown, FIRST_FINISHER_BONUS_POINTS } from '../rules/scoring/final-score.ts';
import type { PlacementForecast } from '../rules/scoring/forecast.ts';
import { readRun, runsEqual, SQUARE_COUNT, type Square } from '../rules/scoring/grid.ts';
import { POINTS_BY_LENGTH, sumWordPoints, TASK_BONUS_POINTS } from '../rules/scoring/score.ts';
import { findCardHolder, type Letter, type Move, type RaceResult, type View } from '../rules/state.ts';
import { describeLine, describeSquare, formatCount, formatSigned } from '../text/phrases.ts';
import { sayRefusal } from '../text/refusals.ts';
import { type Draft, letterInHand, requestedActionOf } from './draft.ts';
import { scoreOfMarks } from './grid-display.ts';
import { previewMark } from './preview.ts';

/** The person in front of the board: the names of all seats, and their own seat (null on a shared screen). */
export type BoardViewer = { readonly names: readonly string[]; readonly seat: Seat | null };

export const nameOrYou = ({ names, seat }: BoardViewer, one: Seat): string => (one === seat ? 'You' : names[one]!);
export const nameOrYouInSentence = (viewer: BoardViewer, one: Seat): string =>
  one === viewer.seat ? 'you' : nameOrYou(viewer, one);
export const gridTitle = (viewer: BoardViewer, one: Seat): string =>
  one === viewer.seat ? 'Your pad' : `Pad of ${nameOrYou(viewer, one)}`;

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The text of the green button: what it will do, or what is missing while it is disabled. */
export function submitLabel(move: Move | null, draft: Draft, view: View, seat: Seat): string {
  const letter = letterInHand(draft, view);
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

/** What a seat is doing, in one or two words. */
export function seatActivity(view: View, seat: Seat): string {
  if (view.players[seat]!.away) return 'away';
  if (view.phase === 'call') return view.caller === seat ? 'calls' : '';
  if (view.phase === 'final') return view.caller === seat ? 'last letter' : '';
  return view.toAct.includes(seat) ? (view.phase === 'mark' ? 'marks' : 'writes') : '';
}

/** The progress of a seat. `rest` is dropped where space is tight. `showTotal`: at the end, whether to show the points yet. */
export function seatProgress(
  view: View,
  seat: Seat,
  showTotal: boolean,
): { readonly brief: string; readonly rest: string } {
  const { filled, first } = view.players[seat]!;
  const counted = (count: number, noun: string) => {
    const [brief, rest] = formatCount(count, noun).split(' ');
    return { brief: brief!, rest: ` ${rest}` };
  };
  if (view.left.includes(seat)) return { brief: 'has left', rest: '' };
  if (view.phase === 'over')
    return showTotal ? counted(view.results[seat]!.total, 'point') : { brief: '…', rest: ' points' };
  if (view.phase === 'mark') return counted(view.marks[seat]!.length, 'word');
  if (filled < SQUARE_COUNT) return { brief: `${filled}`, rest: ` of ${SQUARE_COUNT}` };
  return { brief: 'full', rest: first ? `, first: +${FIRST_FINISHER_BONUS_POINTS}` : '' };
}

const seconds = (millis: number): string => `${(millis / 1000).toFixed(2)} s`;

/** Who won a race, and by how much (OB-103). */
export function raceCaption({ seat: winner, letter, from, grabs }: RaceResult, viewer: BoardViewer): string {
  const took = `${nameOrYou(viewer, winner)} took the ${letter} card`;
  const rival =
    grabs.find(({ seat }) => seat === viewer.seat && seat !== winner) ?? grabs.find(({ seat }) => seat !== winner);
  const own = grabs.find(({ seat }) => seat === winner);
  if (rival === undefined || own === undefined)
    return from === null ? `${took}.` : `${took} from ${nameOrYouInSentence(viewer, from)}.`;
  const margin = rival.after - own.after;
  if (margin > 0) return `${took}, ${seconds(margin)} before ${nameOrYouInSentence(viewer, rival.seat)}.`;
  const earlier =
    margin === 0
      ? `${nameOrYouInSentence(viewer, rival.seat)} grabbed at the same time`
      : `${nameOrYouInSentence(viewer, rival.seat)} grabbed ${seconds(-margin)} earlier`;
  return `${took}: ${earlier}, but near ties go to fewer cards, then to the caller’s left.`;
}

const callCaption = (letter: Letter, { caller, players }: View, viewer: BoardViewer): string => {
  const holder = findCardHolder(players, letter);
  const called = `${nameOrYou(viewer, caller!)} called ${letter}`;
  return holder === null ? `${called}.` : `${called}. Its card lies with ${nameOrYouInSentence(viewer, holder)}.`;
};

/** What the called card, or the one about to be called, means for the viewer. `race`: the race of the turn just finished. */
export function calledCardCaption(
  view: View,
  draft: Draft,
  race: RaceResult | null,
  viewer: BoardViewer,
): readonly string[] {
  const { seat } = viewer;
  if (view.phase === 'call')
    return view.caller === seat
      ? ownCallCaption(view, draft, race, viewer)
      : [
          `${nameOrYou(viewer, view.caller!)} is choosing a letter.`,
          ...(race === null ? [] : [raceCaption(race, viewer)]),
        ];
  if (view.phase === 'final')
    return view.caller === seat
      ? ['You alone have free squares left.', 'One more letter of your choice, if you like.']
      : [`${nameOrYou(viewer, view.caller!)} may write one last letter.`];
  if (view.phase !== 'respond') return [];
  if (view.decided) return [raceCaption(view.lastRace!, viewer)];
  return [callCaption(view.letter!, view, viewer), ...(seat === null ? [] : choiceCaption(view, seat))];
}

function ownCallCaption(
  view: View,
  { letter }: Draft,
  race: RaceResult | null,
  viewer: BoardViewer,
): readonly string[] {
  if (letter === null)
    return ['Everybody writes the letter you call, you too.', ...(race === null ? [] : [raceCaption(race, viewer)])];
  const holder = findCardHolder(view.players, letter);
  return holder === null
    ? ['Anybody may reject it.']
    : [
        `The ${letter} card lies with ${nameOrYouInSentence(viewer, holder)}.`,
        `So ${nameOrYouInSentence(viewer, holder)} must write it.`,
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

/** What the seat is asked to do, or what its draft is. `cardCaption`: about the called card, where that has no panel of its own. */
export function dockCaption(
  view: View,
  draft: Draft,
  { names, seat }: BoardViewer & { readonly seat: Seat },
  lexicon: Lexicon | null,
  cardCaption: readonly string[],
): DockCaption {
  const letter = letterInHand(draft, view);
  const hint = cardCaption.at(-1) ?? inputHint(view, letter);
  switch (requestedActionOf(view, seat)) {
    case null: {
      const waiting = waitingCaption(view, names, seat);
      return cardCaption.length > 1 ? { ...waiting, text: cardCaption.at(-1)! } : waiting;
    }
    case 'mark':
      return runCaption(view, seat, draft, lexicon);
    case 'call':
      if (letter !== null)
        return { bold: `Call ${letter}`, text: cardCaption.length > 1 ? hint : inputHint(view, letter) };
      return {
        bold: 'Your call',
        text: cardCaption.length === 1 ? 'Tap a card: everybody writes its letter, you too.' : hint,
      };
    case 'last':
      return { bold: letter === null ? 'One last letter' : `Write ${letter}`, text: hint };
    default:
      return draft.square === null
        ? { bold: `Write ${letter}`, text: hint }
        : { bold: `${letter} in ${describeSquare(draft.square)}`, text: 'A letter once written stays.' };
  }
}

export type DockCaption = { readonly bold: string; readonly text: string };

function inputHint({ phase }: View, letter: Letter | null): string {
  if (letter === null) return 'Tap a card of the ring, or type its letter.';
  return phase === 'call'
    ? `Tap a square to see what ${letter} would make, or call it at once.`
    : 'Tap a free square, or drag the card there.';
}

/** Why a seat has nothing to do. */
export function waitingCaption(view: View, names: readonly string[], seat: Seat): DockCaption {
  const busy = joinWithAnd(view.toAct.filter((one) => one !== seat).map((one) => names[one]!));
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

/** The points of a tentative letter, shown below the words it makes. */
export function forecastCaption({ before, after, gained }: PlacementForecast, square: Square): string {
  const task = after.task > before.task ? ` It meets your task, +${TASK_BONUS_POINTS}.` : '';
  const total = `Then ${formatSigned(after.total)} in all.`;
  if (gained.length === 0) return `${capitalize(describeSquare(square))}. Still ${formatSigned(after.total)} in all.`;
  const place = gained.length === 1 ? `${capitalize(describeLine(gained[0]!.line))}, ` : '';
  return `${place}${sumWordPoints(gained)} points.${task} ${total}`;
}

/** What marking the run would do. */
function runCaption(view: View, seat: Seat, { run }: Draft, lexicon: Lexicon | null): DockCaption {
  if (run === null)
    return { bold: 'Mark your words', text: 'Tap the first and the last letter of a word, or sweep over it.' };
  const { grid, first, cards } = view.players[seat]!;
  const marks = view.marks[seat]!;
  const bold = readRun(grid!, run);
  const place = capitalize(describeLine(run.line));
  if (marks.some((one) => runsEqual(one, run))) return { bold, text: `${place}. It counts at the moment.` };
  const preview = previewMark(view, seat, run, lexicon);
  if (preview === null) return { bold, text: `${place}, ${POINTS_BY_LENGTH[bold.length]} points if it counts.` };
  if (!preview.ok) return { bold, text: sayRefusal(preview.error) };
  const { total } = buildScoreBreakdown([...marks, preview.value], first, cards);
  return { bold, text: `${place}, ${POINTS_BY_LENGTH[bold.length]} points. Then ${formatSigned(total)} in all.` };
}
