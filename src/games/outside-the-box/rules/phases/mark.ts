// Marking: after play, players mark their own words, as with pen and paper (OB-085).

import type { Env, Refusal, Seat } from '../../../../core/game.ts';
import { handicapOf } from '../../../../core/handicap/handicap.ts';
import { refuseSeatWord } from '../../../../core/handicap/seat-words.ts';
import { ok, type Result } from '../../../../core/result.ts';
import type { Lexicon } from '../../../../lexicon/lexicon.ts';
import type { Setup } from '../options.ts';
import { refuse } from '../refuse.ts';
import { FREE_SQUARE, formatRun, type Grid, type Run, readRun, runsEqual, runsOverlap } from '../scoring/grid.ts';
import type { CountedWord } from '../scoring/score.ts';
import { createWordChecker, findWordFault, isValidWord, type TaskCard } from '../scoring/word-validity.ts';
import { activeSeats, type EmitEvent, type MarkPhase, type State } from '../state.ts';
import { scoreMatch } from './game-end.ts';

/** The run as a counted word, or why it cannot be marked in addition to the existing marks. */
export function checkMark(
  run: Run,
  grid: Grid,
  task: TaskCard | null,
  marks: readonly CountedWord[],
  lexicon: Lexicon,
  { setup, seat }: { readonly setup: Setup; readonly seat: Seat },
): Result<CountedWord, Refusal> {
  const word = readRun(grid, run);
  const place = formatRun(run);
  if (word.includes(FREE_SQUARE)) return refuse('EMPTY_SQUARE', 'OB-046', place);
  const refused = isValidWord(word, lexicon) ? refuseSeatWord(setup, seat, word, lexicon, 'OB-131') : null;
  if (refused !== null) return refused;
  const { counts, fits, exception } = createWordChecker(task, lexicon, handicapOf(setup, seat))(word);
  // Only the reason: finding words is the player's part (OB-085).
  if (!counts) {
    const fault = findWordFault(word, lexicon);
    return refuse('NOT_A_WORD', fault?.rule ?? 'OB-050', word, fault?.reason ?? 'unknown');
  }
  const overlapping = marks.find((one) => runsOverlap(one, run));
  if (overlapping !== undefined) return refuse('OVERLAP', 'OB-051', word, overlapping.word, formatRun(overlapping));
  const duplicate = marks.find((one) => one.word === word);
  if (duplicate !== undefined) return refuse('REPEATED_WORD', 'OB-054', word, formatRun(duplicate));
  const otherException = exception ? marks.find((one) => one.exception) : undefined;
  if (otherException !== undefined)
    return refuse('SECOND_EXCEPTION', 'OB-064', word, otherException.word, formatRun(otherException));
  return ok({ line: run.line, first: run.first, last: run.last, word, fits, exception });
}

export function markWord(
  state: State,
  phase: MarkPhase,
  seat: Seat,
  run: Run,
  { lexicon }: Env,
  emit: EmitEvent,
): Result<State, Refusal> {
  const { grid, task } = state.players[seat]!;
  const marks = phase.marks[seat]!;
  const counted = checkMark(run, grid, task, marks, lexicon, { setup: state.setup, seat });
  if (!counted.ok) return counted;
  emit({ type: 'marked', seat, run, word: counted.value.word });
  const sorted = [...marks, counted.value].toSorted((a, b) => a.line - b.line || a.first - b.first);
  return ok({ ...state, phase: { ...phase, marks: phase.marks.with(seat, sorted) } });
}

export function unmarkWord(
  state: State,
  phase: MarkPhase,
  seat: Seat,
  run: Run,
  emit: EmitEvent,
): Result<State, Refusal> {
  const marks = phase.marks[seat]!;
  const marked = marks.find((one) => runsEqual(one, run));
  if (marked === undefined) return refuse('NOT_MARKED', 'OB-085', formatRun(run), marks.map(formatRun).join(', '));
  emit({ type: 'unmarked', seat, run, word: marked.word });
  const rest = marks.filter((one) => one !== marked);
  return ok({ ...state, phase: { ...phase, marks: phase.marks.with(seat, rest) } });
}

export function finishMarking(state: State, phase: MarkPhase, seat: Seat, env: Env, emit: EmitEvent): State {
  emit({ type: 'doneMarking', seat });
  return scoreIfAllFinished(
    { ...state, phase: { ...phase, finishedSeats: [...phase.finishedSeats, seat] } },
    env,
    emit,
  );
}

export function scoreIfAllFinished(state: State, env: Env, emit: EmitEvent): State {
  const { phase } = state;
  if (phase.type !== 'mark' || activeSeats(state).some((seat) => !phase.finishedSeats.includes(seat))) return state;
  return scoreMatch(state, env, emit);
}
