// Bots that write, announce, claim, contest and vote, from a seat's view alone (WS-095). Levels are a table of numbers.
// Not what words they know (vocabulary.ts). How long they take never hangs on what they hold.

import type { Bot, Choice, Env, Millis, Seat } from '../../core/game.ts';
import { fixedReal } from '../../core/random.ts';
import type { Lexicon, Word } from '../../lexicon/lexicon.ts';
import { NOTHING } from './moves.ts';
import { findSimilar, weigh } from './same.ts';
import { freeWords, isWritten, liveWords } from './seats.ts';
import type { Because, Move, Response, Verdict } from './state.ts';
import type { PhaseView, View } from './view.ts';
import { knows, type Mind, recall, vocabularyFor } from './vocabulary.ts';

type Level = Mind & {
  /** Seconds until the next word comes, on average. */
  readonly pace: number;
  /** Chance to see that a word is only another form of one already written, or akin to it. */
  readonly care: number;
  /** Chance to announce the word that others most likely have. */
  readonly order: number;
  /** Chance to tell of a similar word whose case is clear, and of one that is doubtful. */
  readonly tells: number;
  readonly admits: number;
  /** Chance to contest what can be contested, and to question an unknown word. */
  readonly contests: number;
  readonly questions: number;
};

// name, known, lean, long, apart, pace, care, order, tells, admits, contests, questions
const TABLE = [
  ['child', 4.3, 0.9, 0.75, 0.2, 32, 0.3, 0.2, 0.5, 0.6, 0.1, 0.2],
  ['beginner', 3.9, 0.8, 0.8, 0.25, 27, 0.6, 0.4, 0.4, 0.5, 0.2, 0.3],
  ['casual', 3.5, 0.7, 0.85, 0.35, 21.5, 0.8, 0.6, 0.4, 0.3, 0.4, 0.4],
  ['keen', 3.1, 0.55, 0.9, 0.5, 18, 1, 0.8, 0.5, 0.1, 0.6, 0.6],
  ['expert', 2.8, 0.35, 0.93, 0.6, 14, 1, 0.9, 0.7, 0.05, 0.8, 0.8],
  ['master', 2.3, 0.1, 1, 0.9, 12, 1, 1, 0.9, 0, 1, 1],
] as const;

const LEVELS = TABLE.map(
  ([name, known, lean, long, apart, pace, care, order, tells, admits, contests, questions]): Level => ({
    name,
    known,
    lean,
    long,
    apart,
    pace,
    care,
    order,
    tells,
    admits,
    contests,
    questions,
  }),
);

export const bot: Bot<View, Move> = {
  levels: LEVELS.map(({ name }) => name),
  choose(view, seat, level, env) {
    const mind = LEVELS.find(({ name }) => name === level);
    if (!mind) throw new Error(`there is no level ${level}`);
    return view.players[seat]!.left ? null : decide(view, seat, mind, env);
  },
};

function decide(view: View, seat: Seat, level: Level, env: Env): Choice<Move> | null {
  const { phase } = view;
  switch (phase.type) {
    case 'select':
      return phase.selector === seat
        ? inTime(phase, env, 3, () => ({ type: 'choose', wordster: env.random.pick(view.offered!) }))
        : null;
    case 'write':
      return decideWriting(view, phase, seat, level, env);
    case 'announce':
      return phase.seat === seat ? inTime(phase, env, 3, () => chooseWord(view, seat, level, env)) : null;
    case 'respond':
      return phase.mine === null && phase.asked.includes(seat)
        ? inTime(phase, env, 1.2, () => ({ type: 'respond', response: chooseResponse(view, phase, seat, level, env) }))
        : null;
    case 'vote':
      return phase.ballot === null
        ? inTime(phase, env, 2, () => ({ type: 'vote', verdict: chooseVerdict(phase, seat) }))
        : null;
    case 'over':
      return null;
  }
}

/** The wait is drawn before anything is decided, and forgets how long it has lasted: being asked again changes nothing. */
function after(env: Env, seconds: number, choose: () => Move): Choice<Move> {
  const wait = Math.round(seconds * -Math.log(1 - env.random.real()) * 1000);
  return { move: choose(), after: 150 + Math.min(wait, seconds * 4000) };
}

/** A decision comes before its clock has run out, however short that is. */
function inTime(
  { deadline }: { readonly deadline: Millis | null },
  env: Env,
  seconds: number,
  choose: () => Move,
): Choice<Move> {
  const choice = after(env, seconds, choose);
  if (deadline === null) return choice;
  const most = Math.max(1, Math.trunc((deadline - env.now) * 0.8));
  return { ...choice, after: Math.min(choice.after, most) };
}

function decideWriting(
  view: View,
  phase: Extract<PhaseView, { type: 'write' }>,
  seat: Seat,
  level: Level,
  env: Env,
): Choice<Move> | null {
  const { lines, done } = view.players[seat]!;
  if (lines === null || done || (phase.writer !== null && phase.writer !== seat)) return null;
  if (!phase.ready) return after(env, 2, () => ({ type: 'ready' }));
  if (lines.every(isWritten)) return after(env, 2, () => ({ type: 'done' }));
  return after(env, level.pace, () => {
    const word = thinkOfWord(view, liveWords(lines), level, env);
    return word === null ? { type: 'done' } : { type: 'write', word };
  });
}

function thinkOfWord(view: View, written: readonly Word[], level: Level, { lexicon, random }: Env): Word | null {
  const isGood = (word: Word): boolean =>
    !written.includes(word) &&
    (random.real() >= level.care || written.every((other) => lexicon.compare(word, other).verdict === 'DIFFERENT'));
  return recall(vocabularyFor(level, view.wordster!, lexicon), isGood, random);
}

/** First the words that others have most likely written too: whoever is first gets 2 points, the others none. */
function chooseWord(view: View, seat: Seat, level: Level, { lexicon, random }: Env): Move {
  const free = freeWords(liveWords(view.players[seat]!.lines ?? []), seat, view, lexicon);
  if (random.real() >= level.order) return { type: 'announce', word: random.pick(free) };
  const word = free.reduce((best, one) => (lexicon.zipf(one) > lexicon.zipf(best) ? one : best));
  return { type: 'announce', word };
}

/** Words at least this common may well stand on other lists too, so protection is worth telling of them. */
const SHARED = 3.5;

function chooseResponse(
  view: View,
  phase: Extract<PhaseView, { type: 'respond' }>,
  seat: Seat,
  level: Level,
  { lexicon, random }: Env,
): Response {
  const { word } = phase.story;
  const live = liveWords(view.players[seat]!.lines ?? []);
  const claims = findSimilar([...new Set(live)], word, lexicon).filter((own) => {
    const clear = weigh(word, own, view, lexicon).verdict === 'DIFFERENT';
    return random.real() < (clear ? level.tells : level.admits) && (!clear || lexicon.zipf(own) >= SHARED);
  });
  const suspect = phase.contestable.find(
    (one) => holdOpinion([word, one], weigh(word, one, view, lexicon).because) === 'SAME',
  );
  const contests = suspect !== undefined && random.real() < level.contests ? [suspect] : [];
  const doubts = view.setup.legality === 'onQuestion' && !isFamiliar(word, level, lexicon);
  const question = doubts && random.real() < level.questions;
  return claims.length + contests.length === 0 && !question ? NOTHING : { claims, contests, question };
}

/** The strongest has read the whole dictionary, even if not all of it comes to mind. */
const isFamiliar = (word: Word, level: Level, lexicon: Lexicon): boolean =>
  level === LEVELS.at(-1) ? lexicon.has(word) : knows(level, word, lexicon);

/** Whoever gains or loses by it votes for himself, everybody else by opinion. */
function chooseVerdict({ story, dispute, because }: Extract<PhaseView, { type: 'vote' }>, seat: Seat): Verdict {
  if (seat === story.seat) return dispute.type === 'claim' ? 'SAME' : 'DIFFERENT';
  if (dispute.by.includes(seat)) return dispute.type === 'claim' ? 'DIFFERENT' : 'SAME';
  return holdOpinion([story.word, dispute.word], because);
}

/** All bots think alike of a pair, and only contest what they think: forms are the same, relatives sometimes. */
function holdOpinion(words: readonly Word[], because: Because): Verdict {
  if (because.type === 'forms' || because.type === 'variant') return 'SAME';
  const akin = because.type === 'derived' || because.type === 'root';
  return akin && fixedReal(words.toSorted().join(' ')) < 0.4 ? 'SAME' : 'DIFFERENT';
}
