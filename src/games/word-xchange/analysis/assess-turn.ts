// Assesses a turn: every word that could be made or stolen, swaps for the joker, and ending the turn.

import type { AnalysisEnv, Choice, PositionAssessment } from '../../../core/analysis/analyst.ts';
import { assessChoices, rarestZipf } from '../../../core/analysis/assess-choices.ts';
import { familiarZipf } from '../../../core/analysis/familiar-zipf.ts';
import type { Seat } from '../../../core/game.ts';
import { evaluatePlay, unseenTiles } from '../bot/evaluate.ts';
import { canReachTarget, findWinningPlay } from '../bot/find-win.ts';
import { listPlays, moveForPlay } from '../rules/list-moves.ts';
import { formatMove, parseMove } from '../rules/moves.ts';
import { targetOf } from '../rules/options.ts';
import { placePlay, resolvePlay } from '../rules/resolve-play.ts';
import type { Play, View } from '../rules/state.ts';
import { spellingOf } from '../rules/tiles.ts';
import { findWordFault } from '../rules/word-check.ts';
import { sayFault } from '../text/refusals.ts';

/** What it is worth to win in this turn, in words: more than any steal. */
export const WIN_WORTH = 3;

/** With the joker on the board there can be a thousand plays. The most promising ones are evaluated, and the most promising
 *  everyday ones. */
const MOST_EVALUATED = 150;
const MOST_EVERYDAY_EVALUATED = 60;
const MOST_SWAPS = 6;
const MOST_EVALUATED_AFTER_SWAP = 30;

export function assessTurn(view: View, seat: Seat, text: string | null, env: AnalysisEnv): PositionAssessment {
  const { lexicon, everydayZipf } = env;
  const plays = listPlays(view, seat, lexicon);
  const decent = plays.filter(({ word }) => lexicon.offensiveness(spellingOf(word)) === null);
  const isEveryday = ({ word }: Play): boolean => familiarZipf(spellingOf(word), lexicon) >= everydayZipf;
  const tried = readTried(view, seat, text, env);
  const words = decent.filter(isWord);
  const everydayWords = words.filter(isEveryday);
  const candidates = new Set([
    ...mostPromising(words, MOST_EVALUATED),
    ...mostPromising(everydayWords, MOST_EVERYDAY_EVALUATED),
  ]);
  const worthOf = evaluateWords(view, seat, env);
  /** With the words that have to follow in the same turn, if there are any. */
  const choiceFor = (play: Play, worth: number, following: readonly Play[] = []): Choice => {
    const spelled = [play, ...following].map(({ word }) => spellingOf(word));
    return { text: formatMove(moveForPlay(view, seat, play)), worth, words: spelled, zipf: rarestZipf(spelled, env) };
  };
  // A win of everyday words comes before one with rare words.
  const wins = [everydayWords, words].flatMap((from) => {
    const win = findWinningPlay(view, seat, from);
    return win === null ? [] : [choiceFor(win.play, WIN_WORTH, win.plays.slice(1))];
  });
  const wordChoices = [...wins, ...[...candidates].map((play) => choiceFor(play, worthOf(play)))];
  const bestWord = Math.max(0, ...wordChoices.map(({ worth }) => worth));
  const worthOfSwap = (play: Play): number => evaluateSwap(view, seat, play, bestWord, env);
  const swaps = decent.filter(isSwap).slice(0, MOST_SWAPS);
  const { play } = tried;
  const worthOfTried = (one: Play): number =>
    isSwap(one) ? worthOfSwap(one) : winsWith(view, seat, one, env) ? WIN_WORTH : worthOf(one);
  return assessChoices(
    {
      ...{ seat, kind: 'turn', baseline: 0, possible: plays.length, idle: 'end' },
      choices: [...wordChoices, ...swaps.map((one) => choiceFor(one, worthOfSwap(one)))],
      played: play === null ? null : choiceFor(play, worthOfTried(play)),
      ...(tried.refused === undefined ? {} : { refused: tried.refused }),
    },
    env,
  );
}

const isSwap = ({ type }: Play): boolean => type === 'swap';
const isWord = (play: Play): boolean => !isSwap(play);

/** The play that was tried, or why it did not count. A word that isn't in the dictionary counts for nothing, even if nobody
 *  challenged it. */
function readTried(
  view: View,
  seat: Seat,
  text: string | null,
  { lexicon }: AnalysisEnv,
): { readonly play: Play | null; readonly refused?: string } {
  const move = text === null ? null : parseMove(text);
  if (move === null || !('word' in move)) return { play: null };
  const resolved = resolvePlay(view, seat, move);
  if (!resolved.ok) return { play: null };
  const fault = findWordFault(view.setup, resolved.value, lexicon);
  return fault === null
    ? { play: resolved.value }
    : { play: null, refused: `${spellingOf(move.word)}, but ${sayFault(fault)}` };
}

/** Steals first, then plays with many tiles, as the bot does. */
const mostPromising = (plays: readonly Play[], most: number): readonly Play[] =>
  plays.length <= most
    ? plays
    : plays
        .toSorted((a, b) => Number(b.target !== null) - Number(a.target !== null) || b.tiles.length - a.tiles.length)
        .slice(0, most);

function evaluateWords(view: View, seat: Seat, { lexicon }: AnalysisEnv): (play: Play) => number {
  const unseen = unseenTiles(view);
  const oneWordWins = targetOf(view.setup, seat) - view.easels[seat]!.length === 1;
  return (play) => (oneWordWins ? WIN_WORTH : evaluatePlay(view, play, unseen, lexicon).value);
}

/** Whether the game can still be won in this turn after this word. */
function winsWith(view: View, seat: Seat, play: Play, { lexicon }: AnalysisEnv): boolean {
  if (!canReachTarget(view, seat)) return false;
  const after = placePlay(view, seat, play);
  if (after.easels[seat]!.length >= targetOf(view.setup, seat)) return true;
  return findWinningPlay(after, seat, listPlays(after, seat, lexicon).filter(isWord)) !== null;
}

/** A swap is worth what the freed joker adds to the best word. */
function evaluateSwap(view: View, seat: Seat, swap: Play, bestWord: number, env: AnalysisEnv): number {
  const after = placePlay(view, seat, swap);
  const words = listPlays(after, seat, env.lexicon)
    .filter(isWord)
    .filter(({ word }) => env.lexicon.offensiveness(spellingOf(word)) === null);
  if (findWinningPlay(after, seat, words) !== null) return WIN_WORTH;
  const unseen = unseenTiles(after);
  const values = mostPromising(words, MOST_EVALUATED_AFTER_SWAP).map(
    (play) => evaluatePlay(after, play, unseen, env.lexicon).value,
  );
  return Math.max(0, ...values) - bestWord;
}
