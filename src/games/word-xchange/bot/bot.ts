// The bot: lists the plays of a view, drops those its level would miss, and plays the best of the rest.
// Settings are in levels.ts and vocabulary.ts, values in evaluate.ts, wins in find-win.ts, sentences in
// reasons.ts, thinking times in thinking-time.ts.

import { BOT_LEVELS, type BotLevel, type Persona } from '../../../core/bot-cast.ts';
import type { Bot, BotChoice, Env, ExplainedMove, Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { fastRandom, type Random } from '../../../core/random.ts';
import { listMakes, listPlays, listStealsAndSwaps, moveForPlay } from '../rules/list-moves.ts';
import { placePlay } from '../rules/resolve-play.ts';
import type { Move, Play, View } from '../rules/state.ts';
import { JOKER, spellingOf, type Tiles, withoutJoker } from '../rules/tiles.ts';
import { evaluatePlay, unseenTiles } from './evaluate.ts';
import { canReachTarget, findWinningPlay } from './find-win.ts';
import { LEVELS, probabilityOfNoticing, UNLIMITED_TILES } from './levels.ts';
import { type MoveReason, sayReason } from './reasons.ts';
import { thinkingTimeMs } from './thinking-time.ts';
import { knowsWord, mayPlayWord } from './vocabulary.ts';

export const bot: Bot<View, Move> = { levels: BOT_LEVELS, choose, explain };

/** More plays than this are not evaluated, to limit the time per move. */
const MAX_EVALUATED_PLAYS = 60;
/** With fewer words than this to choose from, the bot considers the joker. */
const MIN_PLAYS_WITHOUT_JOKER = 8;
/** Board tiles combined with the joker. */
const JOKER_VISIBLE_TILES = 9;
/** The most that random noise adds to the value of a play, in words. */
const MAX_NOISE_WORDS = 2;

type Decision = { readonly move: Move; readonly reason: MoveReason };

function choose(view: View, seat: Seat, persona: Persona, env: Env): BotChoice<Move> | null {
  const context = createContext(view, seat, persona, env);
  const decision = decide(context);
  if (decision === null) return null;
  const { move } = decision;
  return { move, after: thinkingTimeMs(move, view, context.level, env.now, context.random) };
}

function explain(view: View, seat: Seat, persona: Persona, env: Env, players: PlayerNames): ExplainedMove<Move> | null {
  const decision = decide(createContext(view, seat, persona, env));
  return decision && { move: decision.move, why: sayReason(decision.reason, players) };
}

/** What a decision is based on. */
type DecisionContext = Omit<Env, 'random'> & {
  readonly view: View;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly random: Random;
};

function createContext(view: View, seat: Seat, { level }: Persona, env: Env): DecisionContext {
  return { view, seat, level, now: env.now, lexicon: env.lexicon, random: fastRandom(env.random) };
}

function decide(context: DecisionContext): Decision | null {
  const { view, seat } = context;
  if (view.phase === 'over' || view.left.includes(seat)) return null;
  if (view.away.includes(seat)) return { move: { type: 'back' }, reason: { type: 'back' } };
  if (view.proposal !== null) return answerProposal(context);
  if (view.turn !== seat) return null;
  const reason = choosePlay(context);
  return { move: 'play' in reason ? moveForPlay(view, seat, reason.play) : { type: 'end' }, reason };
}

/** WX-145: a bot challenges only words it does not know, with the probability of its level. */
function answerProposal({ view, seat, level, lexicon, random }: DecisionContext): Decision | null {
  const { proposal } = view;
  if (proposal === null || proposal.seat === seat || proposal.answered.includes(seat)) return null;
  const { word } = proposal;
  if (knowsWord(level, spellingOf(word), lexicon)) return { move: { type: 'accept' }, reason: { type: 'knows', word } };
  return random.real() < LEVELS[level].challengeProbability
    ? { move: { type: 'challenge' }, reason: { type: 'doubts', word } }
    : { move: { type: 'accept' }, reason: { type: 'trusts', word } };
}

function choosePlay(context: DecisionContext): MoveReason {
  const { view, seat, level, random } = context;
  const { evaluationWeight } = LEVELS[level];
  const noticed = listNoticedPlays(context);
  const words = noticed.filter(isWord);
  const swaps = noticed.filter((play) => !isWord(play));
  if (words.length > 0 && evaluationWeight === 0) return { type: 'first', play: random.pick(words) };
  const win = findWinningPlay(view, seat, words) ?? findWinBySwap(context, swaps);
  if (win !== null) return { type: 'wins', ...win };
  return words.length > 0 ? chooseBestPlay(context, words) : chooseSwapForJoker(context, swaps);
}

/** Prefers steals and long words if there are too many plays, saves the joker, and adds noise at the lower levels. */
function chooseBestPlay({ view, level, lexicon, random }: DecisionContext, words: readonly Play[]): MoveReason {
  const { evaluationWeight } = LEVELS[level];
  const plain = words.filter(({ tiles }) => !tiles.includes(JOKER));
  const candidates = (plain.length < MIN_PLAYS_WITHOUT_JOKER ? words : plain)
    .toSorted((a, b) => Number(b.target !== null) - Number(a.target !== null) || b.tiles.length - a.tiles.length)
    .slice(0, MAX_EVALUATED_PLAYS);
  const unseen = unseenTiles(view);
  const evaluated = candidates.map((play) => {
    const { value, risk } = evaluatePlay(view, play, unseen, lexicon);
    return { play, risk, value: evaluationWeight * value + (1 - evaluationWeight) * MAX_NOISE_WORDS * random.real() };
  });
  const { play, risk } = evaluated.reduce((best, one) => (one.value > best.value ? one : best));
  const wordsToGo =
    play.target === null || view.left.includes(play.target.seat)
      ? null
      : view.setup.targetWords - view.easels[play.target.seat]!.length;
  return { type: 'best', play, risk, wordsToGo, optionCount: words.length };
}

const isWord = ({ type }: Play): boolean => type !== 'swap';

/** The plays that a bot of this level notices. */
function listNoticedPlays({ view, seat, level, lexicon, random }: DecisionContext): readonly Play[] {
  const settings = LEVELS[level];
  const notices = (play: Play): boolean =>
    random.real() < probabilityOfNoticing(settings, play) && mayPlayWord(level, spellingOf(play.word), lexicon);
  if (settings.visibleTiles === UNLIMITED_TILES) return listPlays(view, seat, lexicon).filter(notices);
  const visible = pickVisibleTiles(view.board, settings.visibleTiles, random);
  const makes = listMakes(visible, lexicon).filter(notices);
  const joker =
    makes.length < MIN_PLAYS_WITHOUT_JOKER && view.board.includes(JOKER)
      ? visible.slice(0, JOKER_VISIBLE_TILES) + JOKER
      : '';
  return [
    ...makes,
    ...listMakes(joker, lexicon).filter(notices),
    ...listStealsAndSwaps(view, seat, lexicon).filter(notices),
  ];
}

function pickVisibleTiles(board: Tiles, count: number, random: Random): Tiles {
  const tiles = withoutJoker(board);
  return tiles.length <= count
    ? tiles
    : random
        .shuffle([...tiles])
        .slice(0, count)
        .join('');
}

/** The words that can be played after a swap (WX-064). */
const wordsAfterSwap = ({ view, seat, level, lexicon }: DecisionContext, swap: Play): readonly Play[] =>
  listPlays(placePlay(view, seat, swap), seat, lexicon).filter(
    (play) => isWord(play) && mayPlayWord(level, spellingOf(play.word), lexicon),
  );

function findWinBySwap(
  context: DecisionContext,
  swaps: readonly Play[],
): { readonly play: Play; readonly words: number } | null {
  if (!canReachTarget(context.view, context.seat)) return null; // a swap changes neither the number of tiles nor of words
  for (const play of swaps) {
    const win = findWinningPlay(
      placePlay(context.view, context.seat, play),
      context.seat,
      wordsAfterSwap(context, play),
    );
    if (win !== null) return { play, words: win.words + 1 };
  }
  return null;
}

function chooseSwapForJoker(context: DecisionContext, swaps: readonly Play[]): MoveReason {
  for (const play of swaps) {
    const [next] = wordsAfterSwap(context, play);
    if (next !== undefined) return { type: 'frees', play, word: next.word };
  }
  return { type: 'nothing' };
}
