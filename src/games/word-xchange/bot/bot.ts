// The bot: lists the plays of a view, sees some of them (finding.ts), and plays the best of those.
// Settings are in levels.ts and vocabulary.ts, values in evaluate.ts, wins in find-win.ts, sentences in
// reasons.ts, thinking times in thinking-time.ts.

import { BOT_LEVELS, type Persona } from '../../../core/bot-cast.ts';
import type { Bot, BotChoice, Env, ExplainedMove, Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { fastRandom, type Random } from '../../../core/random.ts';
import { isFitForBots } from '../../../core/vocabulary/fit-for-bots.ts';
import { listPlays, moveForPlay } from '../rules/list-moves.ts';
import { targetOf } from '../rules/options.ts';
import { placePlay } from '../rules/resolve-play.ts';
import type { Move, Play, Position, View } from '../rules/state.ts';
import { JOKER, spellingOf } from '../rules/tiles.ts';
import { evaluatePlay, unseenTiles } from './evaluate.ts';
import { canReachTarget, findWinningPlay } from './find-win.ts';
import { type Find, findPlays } from './finding.ts';
import { type LevelSettings, settingsOf } from './levels.ts';
import { type MoveReason, sayReason } from './reasons.ts';
import { thinkingTimeMs } from './thinking-time.ts';
import { mayPlayWord, recognizesWord } from './vocabulary.ts';

export const bot: Bot<View, Move> = { levels: BOT_LEVELS, choose, explain };

/** More plays than this are not evaluated, to limit the time per move. */
const MAX_EVALUATED_PLAYS = 60;
/** With fewer words than this to choose from, the bot considers the joker. */
const MIN_PLAYS_WITHOUT_JOKER = 8;
/** The most that random noise adds to the value of a play, in words. */
const MAX_NOISE_WORDS = 2;
/** How much a kind bot minds taking the last word of a player, and one of the last two, in words. */
const KINDNESS_WORDS = [2, 1];

type Decision = {
  readonly move: Move;
  readonly reason: MoveReason;
  /** How long the bot had to look: 0 saw it at once, 1 looked until it gave up. */
  readonly effort: number;
};

function choose(view: View, seat: Seat, persona: Persona, env: Env): BotChoice<Move> | null {
  const context = createContext(view, seat, persona, env);
  const decision = decide(context);
  if (decision === null) return null;
  const { move, effort } = decision;
  return { move, after: thinkingTimeMs(move, effort, view, env.now, context.random) };
}

function explain(view: View, seat: Seat, persona: Persona, env: Env, players: PlayerNames): ExplainedMove<Move> | null {
  const decision = decide(createContext(view, seat, persona, env));
  return decision && { move: decision.move, why: sayReason(decision.reason, players) };
}

/** What a decision is based on. */
type DecisionContext = Omit<Env, 'random'> & {
  readonly view: View;
  readonly seat: Seat;
  readonly persona: Persona;
  readonly settings: LevelSettings;
  readonly random: Random;
};

const createContext = (view: View, seat: Seat, persona: Persona, env: Env): DecisionContext => ({
  ...{ view, seat, persona, now: env.now, lexicon: env.lexicon },
  settings: settingsOf(persona),
  random: fastRandom(env.random),
});

function decide(context: DecisionContext): Decision | null {
  const { view, seat } = context;
  if (view.phase === 'over' || view.left.includes(seat)) return null;
  if (view.away.includes(seat)) return { move: { type: 'back' }, reason: { type: 'back' }, effort: 0 };
  if (view.proposal !== null) return answerProposal(context);
  return view.turn === seat ? takeTurn(context) : null;
}

/** WX-145: a bot challenges only words it does not know, with the probability of its level. */
function answerProposal({ view, seat, persona, settings, lexicon, random }: DecisionContext): Decision | null {
  const { proposal } = view;
  if (proposal === null || proposal.seat === seat || proposal.answered.includes(seat)) return null;
  const { word } = proposal;
  const answer = (type: 'accept' | 'challenge', reason: 'knows' | 'doubts' | 'trusts'): Decision => ({
    move: { type },
    reason: { type: reason, word },
    effort: 0,
  });
  if (recognizesWord(persona, spellingOf(word), lexicon)) return answer('accept', 'knows');
  return random.real() < settings.challengeProbability ? answer('challenge', 'doubts') : answer('accept', 'trusts');
}

function takeTurn(context: DecisionContext): Decision {
  const { view, seat, settings } = context;
  const win = settings.seesEveryWin ? findAnyWin(context) : null;
  if (win !== null) return { move: moveForPlay(view, seat, win.play), reason: { type: 'wins', ...win }, effort: 0 };
  const finds = lookForPlays(context, view);
  const words = finds.filter(({ play }) => isWord(play));
  const considered = words.slice(0, settings.enoughFinds);
  const reason = choosePlay(context, words, considered, finds.map(({ play }) => play).filter(isSwap));
  const seconds = considered.at(-1)?.seconds ?? settings.lookingSeconds;
  return {
    move: 'play' in reason ? moveForPlay(view, seat, reason.play) : { type: 'end' },
    reason,
    effort: seconds / settings.lookingSeconds,
  };
}

/** The plays that a bot sees here, in the order in which it sees them. */
const lookForPlays = ({ seat, persona, settings, lexicon, random }: DecisionContext, position: Position) =>
  findPlays(
    listPlays(position, seat, lexicon).filter((play) => mayPlayWord(persona, spellingOf(play.word), lexicon)),
    settings,
    position.board.length,
    lexicon,
    random,
  );

function choosePlay(
  context: DecisionContext,
  words: readonly Find[],
  considered: readonly Find[],
  swaps: readonly Play[],
): MoveReason {
  const { view, seat, settings } = context;
  const plays = considered.map(({ play }) => play);
  if (plays.length > 0 && settings.evaluationWeight === 0) return { type: 'first', play: chooseFirst(context, words) };
  const win = findWinningPlay(view, seat, plays) ?? findWinBySwap(context, swaps, lookForWords);
  if (win !== null) return { type: 'wins', ...win };
  return plays.length > 0 ? chooseBestPlay(context, plays) : chooseSwapForJoker(context, swaps);
}

/** The first find; if that takes one of a player's last words, the first that doesn't, if there is one. */
function chooseFirst({ view, settings }: DecisionContext, words: readonly Find[]): Play {
  const kind = settings.isKind ? words.find(({ play }) => unkindness(view, play) === 0) : undefined;
  return (kind ?? words[0]!).play;
}

/** Saves the joker, adds noise at the lower levels, and spares the last words of a player if the bot is kind. */
function chooseBestPlay({ view, settings, lexicon, random }: DecisionContext, words: readonly Play[]): MoveReason {
  const { evaluationWeight, isKind } = settings;
  const plain = words.filter(({ tiles }) => !tiles.includes(JOKER));
  const candidates = (plain.length < MIN_PLAYS_WITHOUT_JOKER ? words : plain)
    .toSorted((a, b) => Number(b.target !== null) - Number(a.target !== null) || b.tiles.length - a.tiles.length)
    .slice(0, MAX_EVALUATED_PLAYS);
  const unseen = unseenTiles(view);
  const evaluated = candidates.map((play) => {
    const { value, risk } = evaluatePlay(view, play, unseen, lexicon);
    const noise = MAX_NOISE_WORDS * random.real();
    const reluctance = isKind ? unkindness(view, play) : 0;
    return { play, risk, value: evaluationWeight * value + (1 - evaluationWeight) * noise - reluctance };
  });
  const { play, risk } = evaluated.reduce((best, one) => (one.value > best.value ? one : best));
  const wordsToGo =
    play.target === null || view.left.includes(play.target.seat)
      ? null
      : targetOf(view.setup, play.target.seat) - view.easels[play.target.seat]!.length;
  return { type: 'best', play, risk, wordsToGo, optionCount: words.length };
}

const isSwap = ({ type }: Play): boolean => type === 'swap';
const isWord = (play: Play): boolean => !isSwap(play);

/** More than 0 for a steal from a player with only one or two words. */
const unkindness = ({ easels, left }: View, { target }: Play): number =>
  target === null || left.includes(target.seat) ? 0 : (KINDNESS_WORDS[easels[target.seat]!.length - 1] ?? 0);

type Win = { readonly play: Play; readonly words: number };
type ListWords = (context: DecisionContext, position: Position) => readonly Play[];

/** The words that the bot sees in a position. */
const lookForWords: ListWords = (context, position) =>
  lookForPlays(context, position)
    .map(({ play }) => play)
    .filter(isWord);

/** A win with any words of the list, apart from offensive ones. */
function findAnyWin(context: DecisionContext): Win | null {
  const { view, seat, lexicon } = context;
  if (!canReachTarget(view, seat)) return null;
  const listAll = (position: Position): readonly Play[] =>
    listPlays(position, seat, lexicon).filter(({ word }) => isFitForBots(spellingOf(word), lexicon));
  const plays = listAll(view);
  return (
    findWinningPlay(view, seat, plays.filter(isWord)) ??
    findWinBySwap(context, plays.filter(isSwap), (_, position) => listAll(position).filter(isWord))
  );
}

/** A win with the joker that a swap frees (WX-064). */
function findWinBySwap(context: DecisionContext, swaps: readonly Play[], listWords: ListWords): Win | null {
  const { view, seat } = context;
  if (!canReachTarget(view, seat)) return null; // a swap changes neither the number of tiles nor of words
  for (const play of swaps) {
    const after = placePlay(view, seat, play);
    const win = findWinningPlay(after, seat, listWords(context, after));
    if (win !== null) return { play, words: win.words + 1 };
  }
  return null;
}

function chooseSwapForJoker(context: DecisionContext, swaps: readonly Play[]): MoveReason {
  for (const play of swaps) {
    const [next] = lookForWords(context, placePlay(context.view, context.seat, play));
    if (next !== undefined) return { type: 'frees', play, word: next.word };
  }
  return { type: 'nothing' };
}
