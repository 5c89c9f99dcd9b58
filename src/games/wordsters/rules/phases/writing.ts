// The choice of a Wordster and the secret writing of lists, all at once or one after another (3.4, WS-096).
// Not the end of a round nor who selects: round.ts.

import type { Seat } from '../../../../core/game.ts';
import type { Word, WordList } from '../../../../lexicon/lexicon.ts';
import { forbid, type Refused } from '../refuse.ts';
import { clockwiseFrom, isWritten, seatsAwaited } from '../seats.ts';
import { LINES, type Line, type Move, type Phase, type State } from '../state.ts';
import { clock, type Draft, enter, tell, update, updatePlayer } from '../step-builder.ts';
import { countCharacters, findFault, findShapeFault, LONGEST, SHORTEST } from '../words.ts';
import { offeredWordsters } from './round.ts';
import { giveTurn } from './turn.ts';

type WritePhase = Extract<Phase, { type: 'write' }>;

export function checkChoice(state: State, wordster: Word): Refused | null {
  const offered = offeredWordsters(state);
  return offered.includes(wordster)
    ? null
    : forbid('NOT_OFFERED', state.round === 1 ? 'WS-018' : 'WS-081', wordster, ...offered);
}

export function chooseWordster(draft: Draft, wordster: Word, byClock: boolean): void {
  const { selector, setup } = draft.state;
  update(draft, { wordster });
  const inTurn = setup.writing === 'inTurn';
  tell(draft, { type: 'wordsterChosen', selector, wordster: inTurn ? null : wordster, byClock });
  openWriting(draft);
}

/** Everybody writes from now on, or the selector takes over first. */
export function openWriting(draft: Draft): void {
  const { selector, setup } = draft.state;
  const waiting: WritePhase = { type: 'write', writer: selector, ready: [], ends: null, deadline: null };
  if (setup.writing === 'inTurn') enter(draft, waiting);
  else startClock(draft, { ...waiting, writer: null });
}

function startClock(draft: Draft, phase: WritePhase): void {
  const { setup } = draft.state;
  const ends = clock(draft, setup.writingSeconds)!;
  enter(draft, { ...phase, ends, deadline: ends + setup.lateGraceMs });
  tell(draft, { type: 'writingStarted', seat: phase.writer, ends });
}

/** The next writer takes over (WS-096). */
export function takeOver(draft: Draft, phase: WritePhase, seat: Seat): void {
  startClock(draft, { ...phase, ready: [...phase.ready, seat] });
}

type Edit = Extract<Move, { type: 'write' | 'replace' | 'erase' }>;

export function checkEdit(state: State, seat: Seat, move: Edit, lexicon: WordList): Refused | null {
  const { lines } = state.players[seat]!;
  if (move.type === 'write') {
    if (lines.every(isWritten)) return forbid('LIST_FULL', 'WS-020', String(LINES));
  } else if (!lines[move.line - 1]) return forbid('NO_SUCH_LINE', 'WS-023', String(move.line), ...writtenLines(lines));
  if (move.type === 'erase') return null;
  const others = move.type === 'write' ? lines : lines.with(move.line - 1, null);
  return checkEntry(state, move.word, others, lexicon);
}

const writtenLines = (lines: readonly Line[]): readonly string[] =>
  lines.flatMap((line, i) => (line ? [String(i + 1)] : []));

/** WS-024, in this order. */
function checkEntry(state: State, word: Word, others: readonly Line[], lexicon: WordList): Refused | null {
  const { entryCheck } = state.setup;
  if (entryCheck === 'none')
    return countCharacters(word) > LONGEST ? forbid('TOO_LONG', 'WS-024', word, String(LONGEST)) : null;
  const wordster = state.wordster!;
  const fault = findShapeFault(word, wordster);
  if (fault === 'TOO_SHORT') return forbid(fault, 'WS-011', word, String(SHORTEST));
  if (fault === 'TOO_LONG') return forbid(fault, 'WS-024', word, String(LONGEST));
  if (fault === 'BAD_CHARACTERS') return forbid(fault, 'WS-014', word);
  if (fault === 'NO_WORDSTER') return forbid(fault, 'WS-009', word, wordster);
  if (others.some((line) => line?.word === word)) return forbid('DUPLICATE', 'WS-024', word);
  if (entryCheck === 'full' && findFault(word, wordster, lexicon)) return forbid('NOT_A_WORD', 'WS-015', word);
  return null;
}

export function edit(draft: Draft, seat: Seat, move: Edit): void {
  const { lines } = draft.state.players[seat]!;
  const at = move.type === 'write' ? lines.indexOf(null) : move.line - 1;
  const line: Line = move.type === 'erase' ? null : { word: move.word, fate: 'live', points: null };
  updatePlayer(draft, seat, { lines: lines.with(at, line) });
  tell(draft, { type: 'listCount', seat, words: countWords(draft.state, seat) });
  declare(draft, seat, false);
}

const countWords = (state: State, seat: Seat): number => state.players[seat]!.lines.filter(isWritten).length;

/** A declaration holds until it is withdrawn, by `notdone` or by any edit (WS-028). */
export function declare(draft: Draft, seat: Seat, done: boolean): void {
  if (draft.state.players[seat]!.done === done) return;
  updatePlayer(draft, seat, { done });
  tell(draft, { type: done ? 'seatDone' : 'seatNotDone', seat });
}

export function endIfDone(draft: Draft, phase: WritePhase, seat: Seat): void {
  if (phase.writer === null) endIfAllDone(draft);
  else handOn(draft, phase, seat);
}

export function endIfAllDone(draft: Draft): void {
  if (isAllDone(draft.state)) endWriting(draft);
}

/** All who are waited for are done, which ends the writing early (WS-028); with nobody to wait for the clock decides. */
export function isAllDone(state: State): boolean {
  const awaited = seatsAwaited(state);
  return state.setup.endEarly && awaited.length > 0 && awaited.every((seat) => state.players[seat]!.done);
}

/** The time of all, or of the one who is writing, is over. */
export function endTime(draft: Draft, phase: WritePhase): void {
  if (phase.writer === null) endWriting(draft);
  else handOn(draft, phase, phase.writer);
}

/** The device goes on clockwise until it is back at the selector; then the lists stand (WS-096). */
export function handOn(draft: Draft, phase: WritePhase, from: Seat): void {
  const { state } = draft;
  if (phase.ends !== null) tell(draft, { type: 'writingEnded', seat: from });
  const count = state.players.length;
  const place = (seat: Seat): number => (seat - state.selector + count) % count;
  const next = clockwiseFrom(state, from).find((seat) => place(seat) > place(from));
  if (next === undefined) {
    tell(draft, { type: 'wordsterShown', wordster: state.wordster! });
    endWriting(draft);
  } else enter(draft, { ...phase, writer: next, ends: null, deadline: null });
}

function endWriting(draft: Draft): void {
  const { players, selector } = draft.state;
  tell(draft, { type: 'writingEnded', seat: null });
  update(draft, { players: players.map((player) => ({ ...player, done: false })) });
  giveTurn(draft, clockwiseFrom(draft.state, (selector + players.length - 1) % players.length));
}
