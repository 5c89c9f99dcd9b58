// The sentences of the board: buttons, the called card, races, previews. In the present tense, addressed to the player.
// Sentences for the log are in text/event-sentences.ts, those for refusals in text/refusals.ts.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { quoteLetter } from '../../../core/wording.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { canReject } from '../rules/list-moves.ts';
import { buildScoreBreakdown, FIRST_FINISHER_BONUS_POINTS } from '../rules/scoring/final-score.ts';
import type { PlacementForecast } from '../rules/scoring/forecast.ts';
import { readRun, runsEqual, SQUARE_COUNT, type Square } from '../rules/scoring/grid.ts';
import { POINTS_BY_LENGTH, sumWordPoints, TASK_BONUS_POINTS } from '../rules/scoring/score.ts';
import { findCardHolder, type Letter, type Move, type RaceResult, type View } from '../rules/state.ts';
import { capitalize, describeLine, describeSquare, formatCount, formatSigned, sayCall } from '../text/phrases.ts';
import { sayRefusal } from '../text/refusals.ts';
import { type Draft, letterInHand, requestedActionOf } from './draft.ts';
import { scoreOfMarks } from './grid-display.ts';
import { previewMark } from './preview.ts';

/** The person in front of the board: how sentences name everybody, and the person's own seat (null on a shared screen). */
export type BoardViewer = { readonly players: PlayerNames; readonly seat: Seat | null };

export const gridTitle = ({ players }: BoardViewer, seat: Seat): string => `${players.subjectPossessive(seat)} grid`;

/** The text of the green button: what it will do, or what is missing while it is disabled. */
export function submitLabel(move: Move | null, draft: Draft, view: View, seat: Seat): string {
  const letter = letterInHand(draft, view);
  switch (move?.type) {
    case 'call':
      return `Call ${letter}`;
    case 'place':
      return `Write ${letter} here`;
    case 'seal':
      return move.reject ? `Try for the ${letter} card` : `Write ${letter} here`;
    case 'final':
      return `Write ${letter} and finish`;
    case 'mark':
    case 'unmark':
      return `${move.type === 'mark' ? 'Mark' : 'Unmark'} ${readRun(view.players[seat]!.grid!, move.run)}`;
    case 'done':
      return `Finish with ${formatCount(scoreOfMarks(view, seat).total, 'point')}`;
    default:
      return draft.reject ? 'Choose a square, too' : disabledSubmitLabel(view, seat, letter);
  }
}

function disabledSubmitLabel(view: View, seat: Seat, letter: Letter | null): string {
  switch (requestedActionOf(view, seat)) {
    case 'mark':
      return 'Choose the last letter';
    case 'call':
      return 'Choose a letter';
    case 'last':
      return letter === null ? 'Choose a letter' : 'Choose a square';
    case null:
      return view.grabbed ? 'Who gets the card?' : 'Waiting…';
    default:
      return 'Choose a square';
  }
}

/** What a seat is doing, in one or two words. */
export function seatActivity(view: View, seat: Seat): string {
  if (view.players[seat]!.away) return 'away';
  if (view.phase === 'call') return view.caller === seat ? 'calling' : '';
  if (view.phase === 'final') return view.caller === seat ? 'last letter' : '';
  return view.toAct.includes(seat) ? (view.phase === 'mark' ? 'marking' : 'writing') : '';
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
  if (view.left.includes(seat)) return { brief: 'left', rest: '' };
  if (view.phase === 'over')
    return showTotal ? counted(view.results[seat]!.total, 'point') : { brief: '…', rest: ' points' };
  if (view.phase === 'mark') return counted(view.marks[seat]!.length, 'word');
  if (filled < SQUARE_COUNT) return { brief: `${filled}`, rest: ` of ${SQUARE_COUNT}` };
  return { brief: 'full', rest: first ? `, first: +${FIRST_FINISHER_BONUS_POINTS}` : '' };
}

const seconds = (millis: number): string => `${(millis / 1000).toFixed(2)} s`;

/** Who won a race, and by how much (OB-103). */
export function raceCaption({ seat: winner, letter, from, grabs }: RaceResult, { players, seat }: BoardViewer): string {
  const took = `${players.subject(winner)} took the ${quoteLetter(letter)} card`;
  const rival =
    grabs.find((grab) => grab.seat === seat && seat !== winner) ?? grabs.find((grab) => grab.seat !== winner);
  const own = grabs.find((grab) => grab.seat === winner);
  if (rival === undefined || own === undefined)
    return from === null ? `${took}.` : `${took} from ${players.name(from)}.`;
  const margin = rival.after - own.after;
  if (margin > 0) return `${took}, ${seconds(margin)} before ${players.name(rival.seat)}.`;
  const earlier =
    margin === 0
      ? `${players.subject(rival.seat)} grabbed at the same time`
      : `${players.subject(rival.seat)} grabbed ${seconds(-margin)} earlier, so close that it’s a tie`;
  return `${took}. ${earlier}. A tie goes to the player with fewer cards, then to the one whose turn comes sooner.`;
}

function callCaption(view: View, { players }: BoardViewer): string {
  const holder = findCardHolder(view.players, view.letter!);
  const called = `${sayCall(view, players)}.`;
  if (holder === null) return called;
  return `${called} ${players.subject(holder)} ${players.verb(holder, 'have', 'has')} its card.`;
}

const GOAL = 'Make words across and down.';

/** What the called card, or the one about to be called, means for the viewer. */
export function calledCardCaption(view: View, draft: Draft, viewer: BoardViewer): readonly string[] {
  const { seat, players } = viewer;
  if (view.phase === 'call')
    return view.caller === seat
      ? ownCallCaption(view, draft, players)
      : [
          `${players.subject(view.caller!)} is choosing a letter.`,
          ...(view.calls.length === 0 && seat !== null ? [GOAL] : []),
        ];
  if (view.phase === 'final')
    return view.caller === seat
      ? ['Only your grid has free squares left.', 'You may write one last letter.']
      : [`${players.subject(view.caller!)} may write one last letter.`];
  if (view.phase !== 'respond') return [];
  if (view.decided) return [raceCaption(view.lastRace!, viewer)];
  return [callCaption(view, viewer), ...(seat === null ? [] : choiceCaption(view, seat, draft))];
}

function ownCallCaption(view: View, { letter }: Draft, players: PlayerNames): readonly string[] {
  const everyone = 'Everyone writes the letter you call, including you.';
  if (letter === null) return view.calls.length === 0 ? [everyone, GOAL] : [everyone];
  const holder = findCardHolder(view.players, letter);
  if (holder === null) return ['One player may take its card and skip it.'];
  const has = `${players.subject(holder)} ${players.verb(holder, 'have', 'has')}`;
  return [`${has} the ${quoteLetter(letter)} card.`, `So ${players.name(holder)} can’t skip it.`];
}

function choiceCaption(view: View, seat: Seat, draft: Draft): readonly string[] {
  const letter = quoteLetter(view.letter!);
  if (view.grabbed) return ['Your hand is on it. Wait a moment…'];
  if (!view.toAct.includes(seat)) return [];
  if (findCardHolder(view.players, view.letter!) === seat)
    return [`You skipped ${letter} before, so you have to write it this time.`];
  if (!canReject(view, seat)) return ['You called it, so you have to write it.'];
  if (view.setup.rejectMode === 'sealed')
    return draft.reject && draft.square !== null
      ? [`If someone else gets the card, ${letter} goes in ${describeSquare(draft.square)}.`]
      : draft.reject
        ? [`Now choose a square as well: ${letter} goes there if someone else gets the card.`]
        : [`Its card lets you skip ${letter} (−1 point). If several ask, the one with fewest cards gets it.`];
  return view.raceEnds === null
    ? [`Its card lets you skip ${letter} (−1 point). The fastest player gets it.`]
    : ['Someone is grabbing its card. Quick, you can still grab it, too!'];
}

/** What the seat is asked to do, or what its draft is. `cardCaption`: about the called card, where that has no panel of its own. */
export function dockCaption(
  view: View,
  draft: Draft,
  { players, seat }: BoardViewer & { readonly seat: Seat },
  lexicon: Lexicon | null,
  cardCaption: readonly string[],
): DockCaption {
  const letter = letterInHand(draft, view);
  const hint = cardCaption.at(-1) ?? inputHint(view, letter);
  switch (requestedActionOf(view, seat)) {
    case null: {
      const waiting = waitingCaption(view, players, seat);
      // The panel of the called card says who calls next.
      if (cardCaption.length === 0 && view.phase === 'call') return { bold: waiting.text, text: '' };
      return cardCaption.length > 1 ? { ...waiting, text: cardCaption.at(-1)! } : waiting;
    }
    case 'mark':
      return runCaption(view, seat, draft, lexicon, players);
    case 'call':
      if (letter !== null)
        return { bold: `Call ${letter}`, text: cardCaption.length > 1 ? hint : inputHint(view, letter) };
      return {
        bold: 'Your call',
        text: cardCaption.length === 1 ? 'Choose a card. Everyone writes its letter, including you.' : hint,
      };
    case 'last':
      return { bold: letter === null ? 'One last letter' : `Write ${letter}`, text: hint };
    default:
      if (draft.square !== null && draft.reject)
        return {
          bold: `Try for the ${letter} card`,
          text: `If someone else gets it, ${quoteLetter(letter!)} goes in ${describeSquare(draft.square)}.`,
        };
      if (draft.square !== null)
        return { bold: `${letter} in ${describeSquare(draft.square)}`, text: 'You can’t move it later.' };
      return { bold: writeOrSkip(view, seat, letter!), text: hint };
  }
}

function writeOrSkip(view: View, seat: Seat, letter: Letter): string {
  if (!canReject(view, seat)) return `Write ${letter}`;
  return `Write ${letter}, or ${view.setup.rejectMode === 'sealed' ? 'ask for' : 'grab'} its card`;
}

export type DockCaption = { readonly bold: string; readonly text: string };

function inputHint({ phase }: View, letter: Letter | null): string {
  if (letter === null) return 'Choose a card around the grid, or type its letter.';
  return phase === 'call'
    ? 'Choose a square to see what it does there, or call it right away.'
    : 'Choose a free square, or drag the card there.';
}

/** Why a seat has nothing to do. */
export function waitingCaption(view: View, players: PlayerNames, seat: Seat): DockCaption {
  const busy = players.list(view.toAct.filter((one) => one !== seat));
  const text = `Waiting for ${busy}.`;
  if (view.left.includes(seat)) return { bold: 'You’ve left this game', text: '' };
  if (view.grabbed)
    return { bold: `Your hand is on the ${view.letter} card`, text: 'You’ll know in a moment who gets it.' };
  switch (view.phase) {
    case 'call':
      return { bold: `${busy} calls next`, text: 'Which letter do you need?' };
    case 'final':
      return { bold: `${busy} may write one last letter`, text: 'Then all grids are revealed.' };
    case 'mark':
      return { bold: 'You’re done marking', text };
    default:
      if (view.sealed !== null) return { bold: 'Your answer is in', text };
      if (view.lastRace?.seat === seat && view.decided) return { bold: `You took the ${view.letter} card`, text };
      if (!view.done.includes(seat)) return { bold: 'Your grid is full', text: `Your points are safe. ${text}` };
      return { bold: `You wrote ${view.letter}`, text };
  }
}

/** The points of a tentative letter, shown below the words it makes. */
export function forecastCaption({ before, after, gained }: PlacementForecast, square: Square): string {
  const task = after.task > before.task ? ` It fits your task: +${TASK_BONUS_POINTS}.` : '';
  const total = `${after.total === before.total ? 'Total' : 'New total'}: ${formatSigned(after.total)}.`;
  if (gained.length === 0) return `${capitalize(describeSquare(square))}. ${total}`;
  const place = gained.length === 1 ? `${capitalize(describeLine(gained[0]!.line))}: ` : '';
  return `${place}${formatCount(sumWordPoints(gained), 'point')}.${task} ${total}`;
}

/** What marking the run would do. */
function runCaption(
  view: View,
  seat: Seat,
  { run }: Draft,
  lexicon: Lexicon | null,
  players: PlayerNames,
): DockCaption {
  if (run === null)
    return {
      bold: 'Mark your words',
      text: 'Choose the first letter of a word, then the last one. Or drag across it.',
    };
  const { grid, first, cards } = view.players[seat]!;
  const marks = view.marks[seat]!;
  const bold = readRun(grid!, run);
  const place = capitalize(describeLine(run.line));
  if (marks.some((one) => runsEqual(one, run))) return { bold, text: `${place}. It’s marked.` };
  const preview = previewMark(view, seat, run, lexicon);
  if (preview === null) return { bold, text: `${place}: ${POINTS_BY_LENGTH[bold.length]} points if it counts.` };
  if (!preview.ok) return { bold, text: sayRefusal(preview.error, players) };
  const { total } = buildScoreBreakdown([...marks, preview.value], first, cards);
  return { bold, text: `${place}: ${POINTS_BY_LENGTH[bold.length]} points. New total: ${formatSigned(total)}.` };
}
