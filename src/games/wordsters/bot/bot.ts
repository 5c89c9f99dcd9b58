// Bots that choose, write, announce, claim, contest and vote, from a seat's view alone (WS-095), and can say why.
// Not how strong each level is (levels.ts) nor the sentences (why.ts). How long they take never hangs on what they hold.

import { BOT_LEVELS } from '../../../core/bot-levels.ts';
import type { Bot, BotChoice, Env, Millis, Seat } from '../../../core/game.ts';
import { exp, ln } from '../../../core/portable-math.ts';
import { hashToUnit } from '../../../core/random.ts';
import type { Lexicon, Word } from '../../../lexicon/lexicon.ts';
import { NOTHING } from '../rules/moves.ts';
import { findSimilar, weigh } from '../rules/same-word.ts';
import { freeWords, isWritten, liveWords } from '../rules/seats.ts';
import type { Because, Move, Verdict } from '../rules/state.ts';
import type { PhaseView, View } from '../rules/view.ts';
import { LEVELS, type Level, levelCalled } from './levels.ts';
import { formatWhy, type Reason } from './reasons.ts';
import { chanceShared } from './shared-word-probability.ts';
import { knows, recall, vocabularyFor } from './vocabulary.ts';

type Decision = { readonly move: Move; readonly reason: Reason };

/** A bot at a table: what it sees, where it sits, how good it is, and what it may take from the world. */
type Player = { readonly view: View; readonly seat: Seat; readonly level: Level; readonly env: Env };

export const bot: Bot<View, Move> = {
  levels: BOT_LEVELS,
  choose(view, seat, level, env) {
    const thought = think({ view, seat, level: levelCalled(level), env });
    return thought && { move: thought.move, after: thought.after };
  },
  explain(view, seat, level, env, names) {
    const thought = think({ view, seat, level: levelCalled(level), env });
    return thought && { move: thought.move, why: formatWhy(thought.reason, names) };
  },
};

type Thought = Decision & BotChoice<Move>;

function think(player: Player): Thought | null {
  const { view, seat, env } = player;
  const { phase } = view;
  if (view.players[seat]!.left) return null;
  switch (phase.type) {
    case 'select':
      return phase.selector === seat
        ? inTime(phase, env, 3, () => decideWordster(player), view.opened === null ? LEAST : READING)
        : null;
    case 'write':
      return canWrite(view, phase, seat) ? after(env, paceOf(player), () => decideWriting(player), LEAST) : null;
    case 'announce':
      return phase.seat === seat ? inTime(phase, env, 3, () => decideAnnouncement(player), HEARING) : null;
    case 'respond':
      return phase.mine === null && phase.asked.includes(seat)
        ? inTime(phase, env, 1.2, () => decideResponse(player, phase))
        : null;
    case 'vote':
      return phase.ballot === null ? inTime(phase, env, 2, () => decideVote(phase, seat)) : null;
    case 'over':
      return null;
  }
}

const LEAST = 150;
/** People hear what came of the last word, and between two rounds read the lists that were opened (WS-081). */
const HEARING = 1200;
const READING = 6000;

/** The wait is drawn before anything is decided, and forgets how long it has lasted: being asked again changes nothing. */
function after(env: Env, seconds: number, decide: () => Decision, least: Millis): Thought {
  const wait = Math.round(seconds * -ln(1 - env.random.real()) * 1000);
  return { ...decide(), after: least + Math.min(wait, seconds * 4000) };
}

/** A decision comes before its clock has run out, however short that is. */
function inTime(
  { deadline }: { readonly deadline: Millis | null },
  env: Env,
  seconds: number,
  decide: () => Decision,
  least: Millis = LEAST,
): Thought {
  const thought = after(env, seconds, decide, least);
  if (deadline === null) return thought;
  const most = Math.max(1, Math.trunc((deadline - env.now) * 0.8));
  return { ...thought, after: Math.min(thought.after, most) };
}

/** The Wordster for which most words are known. */
function decideWordster({ view, level, env }: Player): Decision {
  const count = (wordster: Word): number => vocabularyFor(level, wordster, env.lexicon).words.length;
  const offered = view.offered!;
  const any = env.random.pick(offered);
  const most = env.random.real() < level.order;
  const wordster = most ? offered.reduce((best, one) => (count(one) > count(best) ? one : best)) : any;
  return {
    move: { type: 'choose', wordster },
    reason: { type: 'chose', wordster, words: count(wordster), of: offered.length, most },
  };
}

const canWrite = (view: View, { writer }: Extract<PhaseView, { type: 'write' }>, seat: Seat): boolean => {
  const { lines, done } = view.players[seat]!;
  return lines !== null && !done && (writer === null || writer === seat);
};

const isReady = ({ phase }: View): boolean => phase.type !== 'write' || phase.ready;
const isFull = (view: View, seat: Seat): boolean => view.players[seat]!.lines!.every(isWritten);

/** Some Wordsters come easily to a bot and others do not, the same ones tomorrow. */
function paceOf({ view, seat, level }: Player): number {
  if (!isReady(view) || isFull(view, seat)) return 2;
  const ease = hashToUnit(`${level.name} ${seat} ${view.wordster}`);
  return level.pace * exp(level.swing * (1 - 2 * ease));
}

function decideWriting(player: Player): Decision {
  const { view, seat } = player;
  if (!isReady(view)) return { move: { type: 'ready' }, reason: { type: 'tookOver' } };
  if (isFull(view, seat)) return { move: { type: 'done' }, reason: { type: 'finished', full: true } };
  return thinkOfWord(player) ?? { move: { type: 'done' }, reason: { type: 'finished', full: false } };
}

/** Lists as full as one's own are expected of everybody who is here. */
const countRivals = (view: View, seat: Seat): number =>
  view.players.filter((one, other) => other !== seat && !one.left).length;

/** A word at least so likely on another list is worth writing for whoever announces first: once. */
const LIKELY = 0.2;

/** Words that nobody else has earn a point each; one that others have earns two if it is announced first, else nothing. */
function thinkOfWord({ view, seat, level, env }: Player): Decision | null {
  const { lexicon, random } = env;
  const wordster = view.wordster!;
  const written = liveWords(view.players[seat]!.lines!);
  const isGood = (word: Word): boolean =>
    !written.includes(word) &&
    (random.real() >= level.care ||
      written.every((other) => lexicon.compareWords(word, other).verdict === 'DIFFERENT'));
  const count = Math.floor(level.ideas + random.real());
  const ideas = recall(vocabularyFor(level, wordster, lexicon), count, isGood, random);
  if (ideas.length === 0) return null;
  const chance = (word: Word): number => chanceShared(word, wordster, countRivals(view, seat), lexicon);
  const decide = (word: Word, because: 'first' | 'double' | 'alone'): Decision => ({
    move: { type: 'write', word },
    reason: { type: 'wrote', word, because, chance: chance(word) },
  });
  if (count === 1) return decide(ideas[0]!, 'first');
  const likeliest = ideas.reduce((best, one) => (chance(one) > chance(best) ? one : best));
  const wantsDouble = view.selector === seat && written.every((word) => chance(word) < LIKELY);
  if (wantsDouble && chance(likeliest) >= LIKELY) return decide(likeliest, 'double');
  return decide(
    ideas.reduce((best, one) => (chance(one) < chance(best) ? one : best)),
    'alone',
  );
}

/** First the words that others have most likely written too: whoever is first gets 2 points, the others none. */
function decideAnnouncement({ view, seat, level, env }: Player): Decision {
  const { lexicon, random } = env;
  const free = freeWords(liveWords(view.players[seat]!.lines ?? []), seat, view, lexicon);
  const lists = view.players.filter((one, other) => other !== seat && one.words > 0).length;
  const chance = (word: Word): number => chanceShared(word, view.wordster!, lists, lexicon);
  const decide = (word: Word, because: 'last' | 'alone' | 'any' | 'shared'): Decision => ({
    move: { type: 'announce', word },
    reason: { type: 'announced', word, because, chance: chance(word) },
  });
  if (free.length === 1) return decide(free[0]!, 'last');
  if (lists === 0) return decide(free[0]!, 'alone');
  if (random.real() >= level.order) return decide(random.pick(free), 'any');
  return decide(
    free.reduce((best, one) => (chance(one) > chance(best) ? one : best)),
    'shared',
  );
}

function decideResponse(
  { view, seat, level, env: { lexicon, random } }: Player,
  phase: Extract<PhaseView, { type: 'respond' }>,
): Decision {
  const { word, seat: announcer } = phase.story;
  const live = liveWords(view.players[seat]!.lines ?? []);
  const similar = findSimilar([...new Set(live)], word, lexicon);
  const isClear = (own: Word): boolean => weigh(word, own, view, lexicon).verdict === 'DIFFERENT';
  const isLikely = (own: Word): boolean =>
    chanceShared(own, view.wordster!, countRivals(view, seat), lexicon) >= LIKELY;
  const claims = similar.filter((own) =>
    isClear(own) ? random.real() < level.tells && isLikely(own) : random.real() < level.admits,
  );
  const suspect = phase.contestable.find(
    (one) => holdOpinion([word, one], weigh(word, one, view, lexicon).because) === 'SAME',
  );
  const contests = suspect !== undefined && random.real() < level.contests ? [suspect] : [];
  const doubts = view.setup.legality === 'onQuestion' && !isFamiliar(word, level, lexicon);
  const question = doubts && random.real() < level.questions;
  const response = claims.length + contests.length === 0 && !question ? NOTHING : { claims, contests, question };
  return {
    move: { type: 'respond', response },
    reason: {
      type: 'responded',
      word,
      announcer,
      response,
      kept: similar.filter((own) => !claims.includes(own) && !isClear(own)),
    },
  };
}

/** The strongest has read the whole dictionary, even if not all of it comes to mind. */
const isFamiliar = (word: Word, level: Level, lexicon: Lexicon): boolean =>
  level === LEVELS.at(-1) ? lexicon.has(word) : knows(level, word, lexicon);

/** Whoever gains or loses by it votes for himself, everybody else by opinion. */
function decideVote({ story, dispute, because }: Extract<PhaseView, { type: 'vote' }>, seat: Seat): Decision {
  const words = [story.word, dispute.word] as const;
  const vote = (verdict: Verdict, stake: 'announcer' | 'party' | null): Decision => ({
    move: { type: 'vote', verdict },
    reason: { type: 'voted', words, verdict, stake, because },
  });
  if (seat === story.seat) return vote(dispute.type === 'claim' ? 'SAME' : 'DIFFERENT', 'announcer');
  if (dispute.by.includes(seat)) return vote(dispute.type === 'claim' ? 'DIFFERENT' : 'SAME', 'party');
  return vote(holdOpinion(words, because), null);
}

/** All bots think alike of a pair, and only contest what they think: forms are the same, relatives sometimes. */
function holdOpinion(words: readonly Word[], because: Because): Verdict {
  if (because.type === 'forms' || because.type === 'variant') return 'SAME';
  const akin = because.type === 'derived' || because.type === 'root';
  return akin && hashToUnit(words.toSorted().join(' ')) < 0.4 ? 'SAME' : 'DIFFERENT';
}
