// The bots: they choose, write, announce, respond and vote from the view of their seat alone (WS-095).
// How long they think is decided in thinking-time.ts.

import { BOT_LEVELS } from '../../../core/bot-cast.ts';
import type { Bot, BotChoice, BotEnv, Seat } from '../../../core/game.ts';
import { hashToUnit } from '../../../core/random.ts';
import { isFitForBots } from '../../../core/vocabulary/fit-for-bots.ts';
import type { Lexicon, Word } from '../../../lexicon/lexicon.ts';
import { EMPTY_RESPONSE } from '../rules/moves.ts';
import type { ComparisonReason, Move, Verdict } from '../rules/state.ts';
import type { PhaseView, View } from '../rules/view.ts';
import { isListFull, isReadyToWrite } from '../rules/view-queries.ts';
import { liveWords } from '../rules/words/list.ts';
import { announceableWords } from '../rules/words/protection.ts';
import { findPairVerdict, findSimilarWords } from '../rules/words/same-word.ts';
import { type PlayerSettings, settingsOf } from './levels.ts';
import { type MoveReason, sayReason } from './reasons.ts';
import { sharedWordProbability } from './shared-word-probability.ts';
import { hasWrittenEnough, thinkingTimeMs } from './thinking-time.ts';
import { knowsWord, recallWords, vocabularyFor } from './vocabulary.ts';

type BotContext = { readonly view: View; readonly seat: Seat; readonly level: PlayerSettings; readonly env: BotEnv };

export const bot: Bot<View, Move> = {
  levels: BOT_LEVELS,
  choose(view, seat, persona, env) {
    const decision = decide({ view, seat, level: settingsOf(persona), env });
    return decision && { move: decision.move, after: decision.after };
  },
  explain(view, seat, persona, env, players) {
    const decision = decide({ view, seat, level: settingsOf(persona), env });
    return decision && { move: decision.move, why: sayReason(decision.reason, players) };
  },
};

type Decision = { readonly move: Move; readonly reason: MoveReason };

function decide(context: BotContext): (Decision & BotChoice<Move>) | null {
  const makeDecision = findDecision(context);
  if (makeDecision === null) return null;
  const after = thinkingTimeMs(context.view, context.seat, context.level, context.env); // before the decision (WS-095)
  return { ...makeDecision(), after };
}

/** The decision to make now; null if the seat has nothing to do. */
function findDecision(context: BotContext): (() => Decision) | null {
  const { view, seat } = context;
  const { phase } = view;
  if (view.players[seat]!.left) return null;
  switch (phase.type) {
    case 'select':
      return phase.selector === seat ? () => decideWordster(context) : null;
    case 'write':
      return isWriting(view, phase, seat) ? () => decideWriting(context) : null;
    case 'announce':
      return phase.seat === seat ? () => decideAnnouncement(context) : null;
    case 'respond':
      return phase.mine === null && phase.asked.includes(seat) ? () => decideResponse(context, phase) : null;
    case 'vote':
      return phase.ballot === null ? () => decideVote(phase, seat) : null;
    case 'over':
      return null;
  }
}

/** The Wordster it knows the most words for, or a random one. */
function decideWordster({ view, level, env }: BotContext): Decision {
  const count = (wordster: Word): number => vocabularyFor(level, wordster, env.lexicon).words.length;
  const offered = view.offered!;
  const any = env.random.pick(offered);
  const most = env.random.real() < level.announceBestChance;
  const wordster = most ? offered.reduce((best, one) => (count(one) > count(best) ? one : best)) : any;
  return {
    move: { type: 'choose', wordster },
    reason: { type: 'chose', wordster, words: count(wordster), of: offered.length, most },
  };
}

/** Includes a seat that has yet to take over the device. */
const isWriting = (view: View, { writer }: Extract<PhaseView, { type: 'write' }>, seat: Seat): boolean => {
  const { lines, done } = view.players[seat]!;
  return lines !== null && !done && (writer === null || writer === seat);
};

function decideWriting(context: BotContext): Decision {
  const { view, seat, level, env } = context;
  if (!isReadyToWrite(view)) return { move: { type: 'ready' }, reason: { type: 'tookOver' } };
  if (isListFull(view, seat)) return { move: { type: 'done' }, reason: { type: 'finished', full: true } };
  if (hasWrittenEnough(view, seat, level, env))
    return { move: { type: 'done' }, reason: { type: 'finished', full: false } };
  return decideWord(context) ?? { move: { type: 'done' }, reason: { type: 'finished', full: false } };
}

/** Opponents still in the game, each expected to fill their list. */
const countOpponents = (view: View, seat: Seat): number =>
  view.players.filter((one, other) => other !== seat && !one.left).length;

/** From this probability on, a word is worth writing for the 2 points of announcing it first. */
const LIKELY_SHARED = 0.2;

/** Prefers words nobody else has (1 point each). The seat that announces first also wants one shared word (2 points). */
function decideWord({ view, seat, level, env }: BotContext): Decision | null {
  const { lexicon, random } = env;
  const wordster = view.wordster!;
  const listed = liveWords(view.players[seat]!.lines!);
  const isAcceptable = (word: Word): boolean => {
    if (listed.includes(word) || !isFitForBots(word, lexicon)) return false;
    const verdicts = listed.map((other) => lexicon.compareWords(word, other).verdict);
    const luck = random.real();
    return !(
      (verdicts.includes('SAME') && luck < level.noticesForms) ||
      (verdicts.includes('DOUBTFUL') && luck < level.noticesRelatives)
    );
  };
  const count = Math.floor(level.ideasPerWord + random.real());
  const ideas = recallWords(vocabularyFor(level, wordster, lexicon), count, isAcceptable, random);
  if (ideas.length === 0) return null;
  const probability = (word: Word): number =>
    sharedWordProbability(word, wordster, countOpponents(view, seat), lexicon);
  const decideOn = (word: Word, because: 'first' | 'double' | 'alone'): Decision => ({
    move: { type: 'write', word },
    reason: { type: 'wrote', word, because, chance: probability(word) },
  });
  if (count === 1) return decideOn(ideas[0]!, 'first');
  const likeliest = ideas.reduce((best, one) => (probability(one) > probability(best) ? one : best));
  const wantsDouble = view.selector === seat && listed.every((word) => probability(word) < LIKELY_SHARED);
  if (wantsDouble && probability(likeliest) >= LIKELY_SHARED) return decideOn(likeliest, 'double');
  return decideOn(
    ideas.reduce((best, one) => (probability(one) < probability(best) ? one : best)),
    'alone',
  );
}

/** Starts with the words others most likely have too: the first to announce one gets 2 points, the others none. */
function decideAnnouncement({ view, seat, level, env }: BotContext): Decision {
  const { lexicon, random } = env;
  const announceable = announceableWords(liveWords(view.players[seat]!.lines ?? []), seat, view, lexicon);
  const lists = view.players.filter((one, other) => other !== seat && one.words > 0).length;
  const probability = (word: Word): number => sharedWordProbability(word, view.wordster!, lists, lexicon);
  const decideOn = (word: Word, because: 'last' | 'alone' | 'any' | 'shared'): Decision => ({
    move: { type: 'announce', word },
    reason: { type: 'announced', word, because, chance: probability(word) },
  });
  if (announceable.length === 1) return decideOn(announceable[0]!, 'last');
  if (lists === 0) return decideOn(announceable[0]!, 'alone');
  if (random.real() >= level.announceBestChance) return decideOn(random.pick(announceable), 'any');
  return decideOn(
    announceable.reduce((best, one) => (probability(one) > probability(best) ? one : best)),
    'shared',
  );
}

function decideResponse(
  { view, seat, level, env: { lexicon, random } }: BotContext,
  phase: Extract<PhaseView, { type: 'respond' }>,
): Decision {
  const { word, seat: announcer } = phase.story;
  const live = liveWords(view.players[seat]!.lines ?? []);
  const similar = findSimilarWords([...new Set(live)], word, lexicon);
  const isClear = (own: Word): boolean => findPairVerdict(word, own, view, lexicon).verdict === 'DIFFERENT';
  const isLikely = (own: Word): boolean =>
    sharedWordProbability(own, view.wordster!, countOpponents(view, seat), lexicon) >= LIKELY_SHARED;
  const claims = similar.filter((own) =>
    isClear(own) ? random.real() < level.claimClearChance && isLikely(own) : random.real() < level.claimDoubtfulChance,
  );
  const suspect = phase.contestable.find(
    (one) => opinionOnPair([word, one], findPairVerdict(word, one, view, lexicon).because) === 'SAME',
  );
  const contests = suspect !== undefined && random.real() < level.contestChance ? [suspect] : [];
  const doubts = view.setup.legality === 'onQuestion' && !isFamiliar(word, level, lexicon);
  const question = doubts && random.real() < level.questionChance;
  const response = claims.length + contests.length === 0 && !question ? EMPTY_RESPONSE : { claims, contests, question };
  return {
    move: { type: 'respond', response },
    reason: {
      type: 'responded',
      word,
      announcer,
      response,
      withheldWords: similar.filter((own) => !claims.includes(own) && !isClear(own)),
    },
  };
}

const isFamiliar = (word: Word, level: PlayerSettings, lexicon: Lexicon): boolean =>
  level.knowsDictionary ? lexicon.has(word) : knowsWord(level, word, lexicon);

/** A bot with a stake votes in its own interest, the others by opinion. */
function decideVote({ story, dispute, because }: Extract<PhaseView, { type: 'vote' }>, seat: Seat): Decision {
  const words = [story.word, dispute.word] as const;
  const vote = (verdict: Verdict, stake: 'announcer' | 'party' | null): Decision => ({
    move: { type: 'vote', verdict },
    reason: { type: 'voted', words, verdict, stake, because },
  });
  if (seat === story.seat) return vote(dispute.type === 'claim' ? 'SAME' : 'DIFFERENT', 'announcer');
  if (dispute.by.includes(seat)) return vote(dispute.type === 'claim' ? 'DIFFERENT' : 'SAME', 'party');
  return vote(opinionOnPair(words, because), null);
}

/** The same for all bots: forms are the same word, relatives sometimes. Bots contest only what they believe. */
function opinionOnPair(words: readonly Word[], because: ComparisonReason): Verdict {
  if (because.type === 'forms' || because.type === 'variant') return 'SAME';
  const isRelated = because.type === 'derived' || because.type === 'root';
  return isRelated && hashToUnit(words.toSorted().join(' ')) < 0.4 ? 'SAME' : 'DIFFERENT';
}
