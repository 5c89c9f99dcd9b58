// Choosing the Wordster and writing lists in secret, all at once or in turn on one device (RULES.md 3.4, WS-096). Who
// chooses is decided in round.ts.

import type { Seat } from '../../../../core/game.ts';
import { refuseSeatWord } from '../../../../core/handicap/seat-words.ts';
import type { Lexicon, Word } from '../../../../lexicon/lexicon.ts';
import { jointDeadline } from '../clock.ts';
import { type RefusedResult, refuse } from '../refuse.ts';
import { awaitedSeats, seatsClockwiseAfter, seatsInGame } from '../seats.ts';
import { LINES_PER_LIST, type Line, type Move, type Phase, type Player, type State } from '../state.ts';
import { emit, enterPhase, type StepBuilder, updatePlayer, updateState } from '../step-builder.ts';
import { isFilled } from '../words/list.ts';
import {
  countCharacters,
  findLegalityFault,
  findShapeFault,
  MAX_WORD_LETTERS,
  MIN_WORD_LETTERS,
} from '../words/word.ts';
import { listOfferedWordsters } from '../wordster-card.ts';
import { startAnnounceTurn } from './turn.ts';

type WritePhase = Extract<Phase, { type: 'write' }>;

export function checkWordsterChoice(state: State, wordster: Word): RefusedResult | null {
  const offered = listOfferedWordsters(state);
  return offered.includes(wordster)
    ? null
    : refuse('NOT_OFFERED', state.round === 1 ? 'WS-018' : 'WS-081', wordster, ...offered);
}

export function chooseWordster(step: StepBuilder, wordster: Word, byClock: boolean): void {
  const { selector, setup } = step.state;
  updateState(step, { wordster });
  const inTurn = setup.writing === 'inTurn';
  emit(step, { type: 'wordsterChosen', selector, wordster: inTurn ? null : wordster, byClock });
  startWriting(step);
}

/** Starts the clock for everybody, or waits for the selector to take over the device. */
export function startWriting(step: StepBuilder): void {
  const { selector, setup } = step.state;
  const waiting: WritePhase = { type: 'write', writer: selector, readySeats: [], endsAt: null, deadline: null };
  if (setup.writing === 'inTurn') enterPhase(step, waiting);
  else startWritingClock(step, { ...waiting, writer: null });
}

function startWritingClock(step: StepBuilder, phase: WritePhase): void {
  const { setup } = step.state;
  const writers = phase.writer === null ? seatsInGame(step.state) : [phase.writer];
  const endsAt = jointDeadline(step, writers, setup.writingSeconds)!;
  enterPhase(step, { ...phase, endsAt, deadline: endsAt + setup.lateGraceMs });
  emit(step, { type: 'writingStarted', seat: phase.writer, ends: endsAt });
}

/** The next writer confirms having the device, which starts their time (WS-096). */
export function takeOverDevice(step: StepBuilder, phase: WritePhase, seat: Seat): void {
  startWritingClock(step, { ...phase, readySeats: [...phase.readySeats, seat] });
}

type ListEdit = Extract<Move, { type: 'write' | 'replace' | 'erase' }>;

export function checkListEdit(state: State, seat: Seat, move: ListEdit, lexicon: Lexicon): RefusedResult | null {
  const { lines } = state.players[seat]!;
  if (move.type === 'write') {
    if (lines.every(isFilled)) return refuse('LIST_FULL', 'WS-020', String(LINES_PER_LIST));
  } else if (!lines[move.line - 1])
    return refuse('NO_SUCH_LINE', 'WS-023', String(move.line), ...filledLineNumbers(lines));
  if (move.type === 'erase') return null;
  const others = move.type === 'write' ? lines : lines.with(move.line - 1, null);
  return checkEntry(state, seat, move.word, others, lexicon);
}

const filledLineNumbers = (lines: readonly Line[]): readonly string[] =>
  lines.flatMap((line, i) => (line ? [String(i + 1)] : []));

/** The checks of WS-024, in their order. */
function checkEntry(
  state: State,
  seat: Seat,
  word: Word,
  others: readonly Line[],
  lexicon: Lexicon,
): RefusedResult | null {
  const { entryCheck } = state.setup;
  if (entryCheck === 'none')
    return countCharacters(word) > MAX_WORD_LETTERS
      ? refuse('TOO_LONG', 'WS-024', word, String(MAX_WORD_LETTERS))
      : refuseSeatWord(state.setup, seat, word, lexicon, 'WS-121');
  const wordster = state.wordster!;
  const fault = findShapeFault(word, wordster);
  if (fault === 'TOO_SHORT') return refuse(fault, 'WS-011', word, String(MIN_WORD_LETTERS));
  if (fault === 'TOO_LONG') return refuse(fault, 'WS-024', word, String(MAX_WORD_LETTERS));
  if (fault === 'BAD_CHARACTERS') return refuse(fault, 'WS-014', word);
  if (fault === 'NO_WORDSTER') return refuse(fault, 'WS-009', word, wordster);
  if (others.some((line) => line?.word === word)) return refuse('DUPLICATE', 'WS-024', word);
  if (entryCheck === 'full' && findLegalityFault(word, wordster, lexicon)) return refuse('NOT_A_WORD', 'WS-015', word);
  return refuseSeatWord(state.setup, seat, word, lexicon, 'WS-121');
}

export function editList(step: StepBuilder, seat: Seat, move: ListEdit): void {
  const { lines } = step.state.players[seat]!;
  const at = move.type === 'write' ? lines.indexOf(null) : move.line - 1;
  const line: Line = move.type === 'erase' ? null : { word: move.word, fate: 'live', points: null };
  updatePlayer(step, seat, { lines: lines.with(at, line) });
  emit(step, { type: 'listCount', seat, words: countListedWords(step.state, seat) });
  setDone(step, seat, false);
}

const countListedWords = (state: State, seat: Seat): number => state.players[seat]!.lines.filter(isFilled).length;

/** A list stays done until `notdone` or any edit (WS-028). */
export function setDone(step: StepBuilder, seat: Seat, done: boolean): void {
  if (step.state.players[seat]!.declaredDone === done) return;
  updatePlayer(step, seat, { declaredDone: done });
  emit(step, { type: done ? 'seatDone' : 'seatNotDone', seat });
}

export function endWriterTurnOrWriting(step: StepBuilder, phase: WritePhase, seat: Seat): void {
  if (phase.writer === null) endWritingIfAllDone(step);
  else passDevice(step, phase, seat);
}

export function endWritingIfAllDone(step: StepBuilder): void {
  if (areAllDone(step.state)) endWriting(step);
}

/** Ends writing early (WS-028). A table with only idle seats waits for the clock. */
export function areAllDone(state: State): boolean {
  const awaited = awaitedSeats(state);
  return state.setup.endEarly && awaited.length > 0 && awaited.every((seat) => state.players[seat]!.declaredDone);
}

/** Time is up for everybody, or for the current writer. */
export function endWritingTime(step: StepBuilder, phase: WritePhase): void {
  if (phase.writer === null) endWriting(step);
  else passDevice(step, phase, phase.writer);
}

/** Passes the device clockwise. Back at the selector, writing ends (WS-096). */
export function passDevice(step: StepBuilder, phase: WritePhase, from: Seat): void {
  const { state } = step;
  if (phase.endsAt !== null) emit(step, { type: 'writingEnded', seat: from });
  const count = state.players.length;
  const place = (seat: Seat): number => (seat - state.selector + count) % count;
  const next = seatsClockwiseAfter(state, from).find((seat) => place(seat) > place(from));
  if (next === undefined) {
    emit(step, { type: 'wordsterShown', wordster: state.wordster! });
    endWriting(step);
  } else enterPhase(step, { ...phase, writer: next, endsAt: null, deadline: null });
}

function endWriting(step: StepBuilder): void {
  const { players, selector } = step.state;
  emit(step, { type: 'writingEnded', seat: null });
  updateState(step, { players: players.map((player): Player => ({ ...player, declaredDone: false })) });
  startAnnounceTurn(step, seatsClockwiseAfter(step.state, (selector + players.length - 1) % players.length));
}
