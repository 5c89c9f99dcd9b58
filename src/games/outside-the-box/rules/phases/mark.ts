// Marking one's own words after play, as with pen and paper (OB-085).
// Not the scores made of them (end.ts).

import type { Env, Refusal, Seat } from '../../../../core/game.ts';
import { ok, type Result } from '../../../../core/result.ts';
import type { Lexicon } from '../../../../lexicon/lexicon.ts';
import { refuse } from '../refuse.ts';
import { doOverlap, FREE, formatRun, type Grid, isSameRun, type Run, readRun } from '../scoring/grid.ts';
import { type Counted, runsOf } from '../scoring/score.ts';
import { findFault, judgeFor, type TaskCard } from '../scoring/word-validity.ts';
import { activeSeats, type Mark, type State, type Tell } from '../state.ts';
import { makeScores } from './end.ts';

/** The run as a counted word, or why it cannot be one beside those marked already. */
export function checkRun(
  run: Run,
  grid: Grid,
  task: TaskCard | null,
  marks: readonly Counted[],
  lexicon: Lexicon,
): Result<Counted, Refusal> {
  const word = readRun(grid, run);
  const place = formatRun(run);
  if (word.includes(FREE)) return refuse('EMPTY_SQUARE', 'OB-046', place);
  const judge = judgeFor(task, lexicon);
  const { counts, fits, exception } = judge(word);
  if (!counts) {
    const fault = findFault(word, lexicon);
    const inside = runsOf(grid, run.line, judge)
      .filter((one) => one.first >= run.first && one.last <= run.last)
      .toSorted((a, b) => b.word.length - a.word.length)[0];
    const hint = inside === undefined ? '' : `${inside.word} (${formatRun(inside)})`;
    return refuse('NOT_A_WORD', fault?.rule ?? 'OB-050', word, fault?.reason ?? 'unknown', fault?.instead ?? '', hint);
  }
  const crossed = marks.find((one) => doOverlap(one, run));
  if (crossed !== undefined) return refuse('OVERLAP', 'OB-051', word, crossed.word, formatRun(crossed));
  const twin = marks.find((one) => one.word === word);
  if (twin !== undefined) return refuse('REPEATED_WORD', 'OB-054', word, formatRun(twin));
  const other = exception ? marks.find((one) => one.exception) : undefined;
  if (other !== undefined) return refuse('SECOND_EXCEPTION', 'OB-064', word, other.word, formatRun(other));
  return ok({ line: run.line, first: run.first, last: run.last, word, fits, exception });
}

export function mark(
  state: State,
  phase: Mark,
  seat: Seat,
  run: Run,
  { lexicon }: Env,
  tell: Tell,
): Result<State, Refusal> {
  const { grid, task } = state.players[seat]!;
  const marks = phase.marks[seat]!;
  const counted = checkRun(run, grid, task, marks, lexicon);
  if (!counted.ok) return counted;
  tell({ type: 'marked', seat, run, word: counted.value.word });
  const sorted = [...marks, counted.value].toSorted((a, b) => a.line - b.line || a.first - b.first);
  return ok({ ...state, phase: { ...phase, marks: phase.marks.with(seat, sorted) } });
}

export function unmark(state: State, phase: Mark, seat: Seat, run: Run, tell: Tell): Result<State, Refusal> {
  const marks = phase.marks[seat]!;
  const marked = marks.find((one) => isSameRun(one, run));
  if (marked === undefined) return refuse('NOT_MARKED', 'OB-085', formatRun(run), marks.map(formatRun).join(', '));
  tell({ type: 'unmarked', seat, run, word: marked.word });
  const rest = marks.filter((one) => one !== marked);
  return ok({ ...state, phase: { ...phase, marks: phase.marks.with(seat, rest) } });
}

export function sayDone(state: State, phase: Mark, seat: Seat, env: Env, tell: Tell): State {
  tell({ type: 'doneMarking', seat });
  return scoreIfDone({ ...state, phase: { ...phase, done: [...phase.done, seat] } }, env, tell);
}

export function scoreIfDone(state: State, env: Env, tell: Tell): State {
  const { phase } = state;
  if (phase.type !== 'mark' || activeSeats(state).some((seat) => !phase.done.includes(seat))) return state;
  return makeScores(state, env, tell);
}
