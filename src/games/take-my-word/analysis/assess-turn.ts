// Assesses a turn: every word and every beginning that the hand allows, against passing.

import {
  type AnalysisEnv,
  type Choice,
  type PositionAssessment,
  WITHOUT_WORDS,
} from '../../../core/analysis/analyst.ts';
import { assessChoices, rarestZipf } from '../../../core/analysis/assess-choices.ts';
import type { Seat } from '../../../core/game.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { addPremiums, dropExtraBlanks } from '../bot/bot.ts';
import {
  type EvaluatedPlay,
  estimatePlay,
  playOutcome,
  premiumWorth,
  type TableOutlook,
  tableOutlook,
} from '../bot/evaluate.ts';
import { handWorth } from '../bot/hand-worth.ts';
import { evaluateByLookahead } from '../bot/lookahead.ts';
import { MAX_LISTED_PLAYS } from '../rules/list-moves.ts';
import { formatMove, isPlacedCell, type Move, type Play, parseMove } from '../rules/moves.ts';
import { mayAlwaysPass } from '../rules/options.ts';
import { checkPlay } from '../rules/plays/check-play.ts';
import { forEachPlay } from '../rules/plays/find-plays.ts';
import type { Position } from '../rules/plays/position.ts';
import { textOf } from '../rules/state.ts';
import { positionInView, type View } from '../rules/view.ts';
import { bestKnownContinuation } from './beginnings.ts';

/** How many plays are compared, with their premiums, and how many of them because they are everyday words. */
const MOST_COMPARED = 24;
const MOST_EVERYDAY_COMPARED = 12;
/** Deep: the best of them are tried out against hands of the next player, the same hands for all. */
const MOST_TRIED = 8;
const MOST_EVERYDAY_TRIED = 4;
const SAMPLED_HANDS = 16;

export function assessTurn(view: View, seat: Seat, text: string | null, env: AnalysisEnv): PositionAssessment | null {
  const position = positionInView(view, seat);
  if (position === null) return null;
  const outlook = tableOutlook(view, seat);
  const { plays, possible } = listCandidates(position, outlook, env);
  const tried = readTried(position, text, env.lexicon);
  const rated = rate(plays, tried.play, view, position, outlook, env);
  const mayPass = view.status === 'open' && (mayAlwaysPass(view.setup, seat) || possible === 0);
  return assessChoices(
    {
      ...{ seat, kind: 'turn', baseline: rated.baseline, possible, idle: mayPass ? 'pass' : 'giveup' },
      choices: rated.choices,
      played: rated.played,
      ...(tried.refused === undefined ? {} : { refused: tried.refused }),
    },
    env,
  );
}

/** The most promising plays, with premiums, and how many plays there are. */
function listCandidates(
  position: Position,
  outlook: TableOutlook,
  env: AnalysisEnv,
): { readonly plays: readonly EvaluatedPlay[]; readonly possible: number } {
  const best = new Map<string, { readonly candidate: EvaluatedPlay; readonly worth: number }>();
  let possible = 0;
  const few = { ...position, hand: dropExtraBlanks(position.hand) };
  forEachPlay(few, env.lexicon, (play) => {
    possible++;
    const candidate = playOutcome(position, play);
    const worth = estimatePlay(candidate, outlook, 1);
    const key = `${candidate.text} ${candidate.isWord}`;
    if (worth > (best.get(key)?.worth ?? Number.NEGATIVE_INFINITY)) best.set(key, { candidate, worth });
    return false;
  });
  if (few.hand.length < position.hand.length) possible = countPlays(position, env.lexicon);
  const ranked = [...best.values()].toSorted((a, b) => b.worth - a.worth).map(({ candidate }) => candidate);
  const plays = pickBest(ranked, MOST_COMPARED, MOST_EVERYDAY_COMPARED, env);
  return { plays: plays.map((one) => addPremiums(one, position, outlook, 1)), possible };
}

/** As many as the list of moves has. */
function countPlays(position: Position, lexicon: Lexicon): number {
  let count = 0;
  forEachPlay(position, lexicon, () => ++count === MAX_LISTED_PLAYS);
  return count;
}

/** The first of a ranking, and the first everyday words of it. Offensive words are left out. */
function pickBest(
  ranked: readonly EvaluatedPlay[],
  most: number,
  mostEveryday: number,
  env: AnalysisEnv,
): readonly EvaluatedPlay[] {
  const isDecent = ({ text }: EvaluatedPlay): boolean => env.lexicon.offensiveness(text) === null;
  // A rank has hundreds of plays, and how well known one is takes long to find out.
  const isEveryday = (one: EvaluatedPlay): boolean => isDecent(one) && zipfOf(one, env) >= env.everydayZipf;
  const everyday = findFirst(ranked, mostEveryday, isEveryday);
  const picked = new Set([...everyday, ...findFirst(ranked, most - everyday.length, isDecent)]);
  return ranked.filter((one) => picked.has(one));
}

function findFirst<T>(all: readonly T[], most: number, isWanted: (one: T) => boolean): readonly T[] {
  const found: T[] = [];
  for (const one of all) {
    if (found.length >= most) break;
    if (isWanted(one)) found.push(one);
  }
  return found;
}

/** The play that was tried, or why it did not count. */
function readTried(
  position: Position,
  text: string | null,
  lexicon: Lexicon,
): { readonly play: EvaluatedPlay | null; readonly refused?: string } {
  const move = text === null ? null : parseMove(text);
  if (move === null || !isPlay(move)) return { play: null };
  if (checkPlay(position, move, lexicon).ok) return { play: playOutcome(position, move) };
  const row = textOf(playOutcome(position, move).slots);
  return { play: null, refused: `${row}, but that isn’t a word` };
}

const isPlay = (move: Move): move is Play => move.type === 'play' || move.type === 'clear';

type RatedChoices = {
  readonly choices: readonly Choice[];
  readonly played: Choice | null;
  readonly baseline: number;
};

/** Quick: estimates. Deep: tries out replies of the next player to the best plays, to the one played, and to a pass. */
function rate(
  plays: readonly EvaluatedPlay[],
  tried: EvaluatedPlay | null,
  view: View,
  position: Position,
  outlook: TableOutlook,
  env: AnalysisEnv,
): RatedChoices {
  const { turnsLeft } = outlook;
  const premiumCost = ({ play }: EvaluatedPlay): number =>
    play.cells.reduce((sum, { premium }) => sum + (premium === null ? 0 : premiumWorth(premium, turnsLeft)), 0);
  const choiceFor = (one: EvaluatedPlay, worth: number): Choice => ({
    text: formatMove(one.play),
    worth: worth - premiumCost(one),
    words: wordsOf(one),
    zipf: isSacrifice(one, tried) ? 0 : zipfOf(one, env),
    ...(isBeginning(one) ? { begins: bestKnownContinuation(one.text, env.lexicon) } : {}),
  });
  const quick = (one: EvaluatedPlay): number => estimatePlay(one, outlook, 1);
  if (env.depth === 'quick')
    return {
      choices: plays.map((one) => choiceFor(one, quick(one))),
      played: tried && choiceFor(tried, quick(tried)),
      baseline: handWorth(position.hand, turnsLeft),
    };
  const ranked = plays.toSorted((a, b) => quick(b) - quick(a));
  const few = pickBest(ranked, MOST_TRIED, MOST_EVERYDAY_TRIED, env);
  const nothing: EvaluatedPlay = {
    ...{ play: { type: 'clear', cells: [], claim: null }, isWord: false, points: 0, hand: position.hand },
    slots: view.row.slots,
    text: textOf(view.row.slots),
  };
  const compared = [nothing, ...(tried === null ? [] : [tried]), ...few];
  const [baseline, ...worths] = evaluateByLookahead(compared, view, position, outlook, SAMPLED_HANDS, env);
  const rated = compared.slice(1).map((one, i) => choiceFor(one, worths[i]!));
  return {
    baseline: baseline!,
    played: tried === null ? null : rated[0]!,
    choices: rated.slice(tried === null ? 0 : 1),
  };
}

/** Fewer points than the word that was played, only because that word is easy to take: right against strong players, but no find.
 *  It counts as a rare word. */
function isSacrifice(one: EvaluatedPlay, tried: EvaluatedPlay | null): boolean {
  if (tried?.isWord !== true || one.points >= tried.points) return false;
  const bringsNewHand = one.hand.length === 0 && tried.hand.length > 0;
  const takesWord = one.play.type === 'play' && tried.play.type === 'clear';
  return !one.isWord || !(bringsNewHand || takesWord);
}

/** A beginning spells no word yet. */
const wordsOf = ({ text, isWord }: EvaluatedPlay): readonly string[] => (isWord ? [text] : []);

/** One letter alone can become anything. */
const isBeginning = ({ isWord, text }: EvaluatedPlay): boolean => !isWord && text.length > 1;

function zipfOf(one: EvaluatedPlay, env: AnalysisEnv): number {
  if (one.isWord) return rarestZipf([one.text], env);
  return isBeginning(one) ? rarestZipf([bestKnownContinuation(one.text, env.lexicon)], env) : WITHOUT_WORDS;
}

/** The play of a choice with what it results in; null if it is none. */
export function outcomeOf({ text }: Choice, seat: Seat, view: View): EvaluatedPlay | null {
  const position = positionInView(view, seat);
  const move = parseMove(text);
  return position === null || move === null || !isPlay(move) || !move.cells.some(isPlacedCell)
    ? null
    : playOutcome(position, move);
}
