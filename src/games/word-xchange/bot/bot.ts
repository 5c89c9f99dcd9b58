// A bot: sees a view and nothing else, lists what could be played, keeps what its skill sees, and takes what weighs most.
// Levels are numbers (skill.ts), worth is weighed in weigh.ts, wins are found in win.ts, reasons put into words in why.ts.

import { BOT_LEVELS, type BotLevel } from '../../../core/bot-levels.ts';
import type { Bot, BotChoice, Env, ExplainedMove, Millis, Seat } from '../../../core/game.ts';
import { fastRandom, type Random } from '../../../core/random.ts';
import { listMakes, listPlays, listTakes, moveFor } from '../rules/list-moves.ts';
import { layDown } from '../rules/play.ts';
import type { Move, Play, View } from '../rules/state.ts';
import { JOKER, letters, spell, type Tiles } from '../rules/tiles.ts';
import { unseenTiles, weigh } from './evaluate.ts';
import { findWin, mayWin } from './find-win.ts';
import { EVERYTHING, ease, isLevel, knows, SKILLS, wouldPlay } from './levels.ts';
import { type Reason, sayReason } from './reasons.ts';

export const bot: Bot<View, Move> = { levels: BOT_LEVELS, choose, explain };

/** So many plays are weighed. */
const WEIGHED = 60;
/** With fewer words than this to choose from, the joker is thought of. */
const FEW = 8;
/** Tiles looked at together with the joker. */
const JOKER_SIGHT = 9;
/** What whim may add to a play, in words. */
const WHIM = 2;

type Decision = { readonly move: Move; readonly reason: Reason };

function choose(view: View, seat: Seat, level: string, env: Env): BotChoice<Move> | null {
  const thought = think(view, seat, level, env);
  const decision = decide(thought);
  return decision && { move: decision.move, after: pauseBefore(decision, thought) };
}

function explain(
  view: View,
  seat: Seat,
  level: string,
  env: Env,
  names: readonly string[],
): ExplainedMove<Move> | null {
  const decision = decide(think(view, seat, level, env));
  return decision && { move: decision.move, why: sayReason(decision.reason, names) };
}

/** What a decision is made of: the view, whose it is, and the luck of the moment. */
type Thought = Omit<Env, 'random'> & {
  readonly view: View;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly random: Random;
};

function think(view: View, seat: Seat, level: string, env: Env): Thought {
  if (!isLevel(level)) throw new Error(`there is no level ${level}`);
  return { view, seat, level, now: env.now, lexicon: env.lexicon, random: fastRandom(env.random) };
}

function decide(thought: Thought): Decision | null {
  const { view, seat } = thought;
  if (view.phase === 'over' || view.left.includes(seat)) return null;
  if (view.away.includes(seat)) return { move: { type: 'back' }, reason: { type: 'back' } };
  if (view.proposal !== null) return answer(thought);
  if (view.turn !== seat) return null;
  const reason = pickPlay(thought);
  return { move: 'play' in reason ? moveFor(view, seat, reason.play) : { type: 'end' }, reason };
}

/** WX-145, and never longer than the clock allows. */
function pauseBefore({ move }: Decision, { view, level, now, random }: Thought): Millis {
  if (move.type === 'back') return 1000;
  const isAnswer = move.type === 'accept' || move.type === 'challenge';
  const [from, to] = isAnswer ? [1, 3] : SKILLS[level].haste;
  const wanted = Math.round(1000 * (from + (to - from) * random.real()));
  return view.limit === null ? wanted : Math.max(0, Math.min(wanted, view.limit - now - 500));
}

/** WX-145: only what it does not know is challenged, and that with a set chance. */
function answer({ view, seat, level, lexicon, random }: Thought): Decision | null {
  const { proposal } = view;
  if (proposal === null || proposal.seat === seat || proposal.answered.includes(seat)) return null;
  const { word } = proposal;
  if (knows(level, spell(word), lexicon)) return { move: { type: 'accept' }, reason: { type: 'knows', word } };
  return random.real() < SKILLS[level].doubt
    ? { move: { type: 'challenge' }, reason: { type: 'doubts', word } }
    : { move: { type: 'accept' }, reason: { type: 'trusts', word } };
}

function pickPlay(thought: Thought): Reason {
  const { view, seat, level, random } = thought;
  const { care } = SKILLS[level];
  const seen = listSeen(thought);
  const words = seen.filter(isWord);
  const swaps = seen.filter((play) => !isWord(play));
  if (words.length > 0 && care === 0) return { type: 'first', play: random.pick(words) };
  const win = findWin(view, seat, words) ?? winBySwap(thought, swaps);
  if (win !== null) return { type: 'wins', ...win };
  return words.length > 0 ? weighWords(thought, words) : freeJoker(thought, swaps);
}

/** Of too many, steals and long words are weighed, and the joker is spared; whim takes the place of care that is lacking. */
function weighWords({ view, level, lexicon, random }: Thought, words: readonly Play[]): Reason {
  const { care } = SKILLS[level];
  const plain = words.filter(({ tiles }) => !tiles.includes(JOKER));
  const candidates = (plain.length < FEW ? words : plain)
    .toSorted((a, b) => Number(b.target !== null) - Number(a.target !== null) || b.tiles.length - a.tiles.length)
    .slice(0, WEIGHED);
  const unseen = unseenTiles(view);
  const weighed = candidates.map((play) => {
    const { worth, danger } = weigh(view, play, unseen, lexicon);
    return { play, danger, worth: care * worth + (1 - care) * WHIM * random.real() };
  });
  const { play, danger } = weighed.reduce((best, one) => (one.worth > best.worth ? one : best));
  const toGo = play.target && view.setup.targetWords - view.easels[play.target.seat]!.length;
  return { type: 'best', play, danger, toGo, seen: words.length };
}

const isWord = ({ type }: Play): boolean => type !== 'swap';

/** What this bot notices. */
function listSeen({ view, seat, level, lexicon, random }: Thought): readonly Play[] {
  const skill = SKILLS[level];
  const sees = (play: Play): boolean =>
    random.real() < ease(skill, play) && wouldPlay(level, spell(play.word), lexicon);
  if (skill.sight === EVERYTHING) return listPlays(view, seat, lexicon).filter(sees);
  const sight = lookAt(view.board, skill.sight, random);
  const makes = listMakes(sight, lexicon).filter(sees);
  const joker = makes.length < FEW && view.board.includes(JOKER) ? sight.slice(0, JOKER_SIGHT) + JOKER : '';
  return [...makes, ...listMakes(joker, lexicon).filter(sees), ...listTakes(view, seat, lexicon).filter(sees)];
}

function lookAt(board: Tiles, sight: number, random: Random): Tiles {
  const tiles = letters(board);
  return tiles.length <= sight
    ? tiles
    : random
        .shuffle([...tiles])
        .slice(0, sight)
        .join('');
}

/** The words that a swap would make possible (WX-064). */
const wordsAfter = ({ view, seat, level, lexicon }: Thought, swap: Play): readonly Play[] =>
  listPlays(layDown(view, seat, swap), seat, lexicon).filter(
    (play) => isWord(play) && wouldPlay(level, spell(play.word), lexicon),
  );

function winBySwap(thought: Thought, swaps: readonly Play[]): { readonly play: Play; readonly words: number } | null {
  if (!mayWin(thought.view, thought.seat)) return null; // a swap changes neither the tiles nor the words that there are
  for (const play of swaps) {
    const win = findWin(layDown(thought.view, thought.seat, play), thought.seat, wordsAfter(thought, play));
    if (win !== null) return { play, words: win.words + 1 };
  }
  return null;
}

function freeJoker(thought: Thought, swaps: readonly Play[]): Reason {
  for (const play of swaps) {
    const [next] = wordsAfter(thought, play);
    if (next !== undefined) return { type: 'frees', play, word: next.word };
  }
  return { type: 'nothing' };
}
