// Plays a word: the dictionary checks it at once, or it is placed unchecked for a challenge window (challenge.ts).
// Which tiles a word uses is decided in resolve-play.ts, whether it counts in word-check.ts.

import type { Env, Millis, Refusal } from '../../../../core/game.ts';
import { ok, type Result } from '../../../../core/result.ts';
import { restartClock } from '../clock.ts';
import type { EmitEvent } from '../events.ts';
import { refuse } from '../refuse.ts';
import { placePlay } from '../resolve-play.ts';
import type { Play, State } from '../state.ts';
import { spellingOf } from '../tiles.ts';
import { findPluralFault, findUnknownFault, type WordFault } from '../word-check.ts';
import { endWithWinner, hasWon } from './game-end.ts';
import { drawToBoard, endTurn } from './turn.ts';

/** WX-086, WX-087: a word that does not count never reaches the easel. */
export function playWithDictionaryCheck(state: State, play: Play, env: Env, emit: EmitEvent): Result<State, Refusal> {
  const plural = findPluralFault(state.setup, play, env.lexicon);
  if (plural !== null)
    return refuse('PLURAL_ONLY', 'WX-045', spellingOf(play.word), plural.of, String(plural.percent ?? ''));
  const unknown = findUnknownFault(play.word, env.lexicon);
  if (unknown !== null) {
    const { refusalLimit } = state.setup;
    if (refusalLimit === 'none') return refuse('NOT_IN_DICTIONARY', 'WX-087', spellingOf(play.word), unknown.as);
    return ok(countFailedWord(state, play, unknown, refusalLimit, env.now, emit));
  }
  return ok(completePlay(placeWord(state, play, emit), play, env.now, emit));
}

/** The word is not in the dictionary: after too many of these in one turn, the turn ends. */
function countFailedWord(
  state: State,
  play: Play,
  fault: WordFault,
  refusalLimit: number,
  now: Millis,
  emit: EmitEvent,
): State {
  const { seat } = state.turn;
  const count = state.turn.failedWords + 1;
  emit({ type: 'refused', seat, word: play.word, fault, count, limit: refusalLimit });
  const counted = { ...state, turn: { ...state.turn, failedWords: count } };
  return count < refusalLimit ? counted : endTurn(counted, 'refused', now, emit);
}

export function placeWord(state: State, play: Play, emit: EmitEvent): State {
  const { seat } = state.turn;
  const { type, word, target } = play;
  if (target === null) emit({ type: 'made', seat, word });
  else emit({ type: type === 'steal' ? 'stolen' : 'swapped', seat, from: target.seat, old: target.word, word });
  return placePlay(state, seat, play);
}

/** The word counts: the seat wins, or draws a tile and continues (WX-027, WX-071). A swap does neither (WX-065). */
export function completePlay(state: State, play: Play, now: Millis, emit: EmitEvent): State {
  const { seat } = state.turn;
  const counted = { ...state, proposal: null, turn: { ...state.turn, isIdle: false } };
  if (play.type === 'swap') return counted;
  if (hasWon(counted, seat)) return endWithWinner(counted, seat, false, emit);
  return restartClock(drawToBoard(counted, emit), now, emit);
}
