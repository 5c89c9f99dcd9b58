// Settles an announced word: questions, contests, claims, votes and the score (WS-037, steps 5 to 8). Announcing it and the
// response window are in announcing.ts.

import type { Seat } from '../../../../core/game.ts';
import type { Word } from '../../../../lexicon/lexicon.ts';
import { endIdleOfResponders, jointDeadline } from '../clock.ts';
import { type RefusedResult, refuse } from '../refuse.ts';
import { awaitedSeats, seatsClockwiseAfter, seatsInGame } from '../seats.ts';
import type { Announcement, Dispute, Event, ListedWord, Phase, Verdict } from '../state.ts';
import { emit, enterPhase, type StepBuilder, updatePlayer, updateState } from '../step-builder.ts';
import { liveWordsOfSeat } from '../words/list.ts';
import { protectWord } from '../words/protection.ts';
import { findPairVerdict } from '../words/same-word.ts';
import { strikeSameWords, strikeWords } from './strike.ts';
import { passTurn } from './turn.ts';

type VotePhase = Extract<Phase, { type: 'vote' }>;

/** Step 5: reveals the questions, then the contests. Idle seats that answered are active again. */
export function closeResponseWindow(step: StepBuilder, announcement: Announcement): void {
  const { publicPart, responses } = announcement;
  const { seat, word } = publicPart;
  if (step.state.phase.type === 'respond') emit(step, { type: 'responseClosed', word });
  endIdleOfResponders(step, responses);
  const questions = seatsClockwiseAfter(step.state, seat).filter((one) => responses[one]?.question);
  const isWord = step.env.lexicon.has(word);
  for (const one of questions) emit(step, { type: 'questionOpened', seat: one, word, isWord });
  const withQuestions = { ...announcement, publicPart: { ...publicPart, questions } };
  if (questions.length > 0 && !isWord) rejectWord(step, withQuestions, 'NOT_A_WORD', null);
  else settleNextDispute(step, openContests(step, withQuestions));
}

function openContests(step: StepBuilder, announcement: Announcement): Announcement {
  const contests = collectDisputes(step, announcement, 'contest');
  for (const { word: earlier, by } of contests)
    for (const seat of by) emit(step, { type: 'contestOpened', seat, word: announcement.publicPart.word, earlier });
  return { ...announcement, publicPart: { ...announcement.publicPart, contests }, disputes: contests };
}

/** Clockwise from the announcer's left, each word once (WS-067). */
function collectDisputes(
  step: StepBuilder,
  { publicPart, responses }: Announcement,
  type: Dispute['type'],
): readonly Dispute[] {
  const named = new Map<Word, Seat[]>();
  for (const one of seatsClockwiseAfter(step.state, publicPart.seat)) {
    const words = responses[one]?.[type === 'claim' ? 'claims' : 'contests'] ?? [];
    for (const word of new Set(words)) named.set(word, [...(named.get(word) ?? []), one]);
  }
  return [...named].map(([word, by]) => ({ type, word, by }));
}

/** Judges the next dispute. After the contests come the claims, after the claims the word is scored. */
export function settleNextDispute(step: StepBuilder, announcement: Announcement): void {
  const [dispute, ...disputes] = announcement.disputes;
  if (dispute) judgeDispute(step, { ...announcement, disputes }, dispute);
  else if (announcement.publicPart.claims) scoreWord(step, announcement);
  else settleNextDispute(step, openClaims(step, announcement));
}

function judgeDispute(step: StepBuilder, announcement: Announcement, dispute: Dispute): void {
  const words = [announcement.publicPart.word, dispute.word] as const;
  const remaining = { ...dispute, by: dispute.by.filter((seat) => isStillValid(step, dispute, seat)) };
  const { verdict, because, basis } = findPairVerdict(...words, step.state, step.env.lexicon);
  if (remaining.by.length === 0)
    settleNextDispute(step, announcement); // It lapses (WS-067).
  else if (verdict === null) openVote(step, announcement, remaining, because);
  else {
    emit(step, { type: 'pairJudged', words, verdict, by: 'known', because, basis });
    applyVerdict(step, announcement, remaining, verdict);
  }
}

const isStillValid = (step: StepBuilder, { type, word }: Dispute, seat: Seat): boolean =>
  type === 'contest' || liveWordsOfSeat(step.state, seat).includes(word);

/** Step 6: reveals the claims. */
function openClaims(step: StepBuilder, announcement: Announcement): Announcement {
  for (const seat of seatsClockwiseAfter(step.state, announcement.publicPart.seat)) {
    const words = [...new Set(announcement.responses[seat]?.claims)];
    if (words.length > 0) emit(step, { type: 'claimsOpened', seat, words });
  }
  const claims = collectDisputes(step, announcement, 'claim');
  return { ...announcement, publicPart: { ...announcement.publicPart, claims }, disputes: claims };
}

function applyVerdict(
  step: StepBuilder,
  announcement: Announcement,
  { type, word, by }: Dispute,
  verdict: Verdict,
): void {
  if (type === 'contest' && verdict === 'SAME') rejectWord(step, announcement, 'SAME_AS_EARLIER', word);
  else if (type === 'claim' && verdict === 'SAME') settleNextDispute(step, strikeClaimedWord(step, announcement, word));
  else {
    if (type === 'claim') protectWord(step, by[0]!, word); // WS-063, WS-074
    settleNextDispute(step, announcement);
  }
}

/** The claimed word is the same, so it is struck everywhere and counts as shared (WS-061, WS-062). */
function strikeClaimedWord(step: StepBuilder, announcement: Announcement, word: Word): Announcement {
  const { seats, words } = strikeSameWords(step, word, announcement.publicPart.word);
  const { publicPart } = announcement;
  const others = seats.filter((seat) => seat !== publicPart.seat);
  return {
    ...announcement,
    publicPart: { ...publicPart, with: [...new Set([...publicPart.with, ...others])] },
    struckSpellings: [...new Set([...announcement.struckSpellings, ...words])],
  };
}

function openVote(
  step: StepBuilder,
  announcement: Announcement,
  dispute: Dispute,
  because: VotePhase['because'],
): void {
  const { state } = step;
  const deadline = jointDeadline(step, seatsInGame(state), state.setup.voteSeconds);
  const ballots = state.players.map(() => null);
  enterPhase(step, { type: 'vote', announcement, dispute, because, ballots, deadline });
  const words = [announcement.publicPart.word, dispute.word] as const;
  emit(step, { type: 'voteOpened', words, dispute: dispute.type, by: dispute.by, because, deadline });
}

export const checkBallot = (phase: VotePhase, seat: Seat): RefusedResult | null =>
  phase.ballots[seat]
    ? refuse('ALREADY_VOTED', 'WS-070', phase.announcement.publicPart.word, phase.dispute.word)
    : null;

export function castBallot(step: StepBuilder, phase: VotePhase, seat: Seat, verdict: Verdict): void {
  enterPhase(step, { ...phase, ballots: phase.ballots.with(seat, verdict) });
  closeVoteIfAllVoted(step);
}

export function closeVoteIfAllVoted(step: StepBuilder): void {
  const { state } = step;
  const { phase } = state;
  if (phase.type === 'vote' && awaitedSeats(state).every((seat) => phase.ballots[seat])) closeVote(step, phase);
}

/** The majority of the ballots cast decides (WS-069), for the rest of the game (WS-056). */
export function closeVote(step: StepBuilder, phase: VotePhase): void {
  const { announcement, dispute, because, ballots } = phase;
  const words = [announcement.publicPart.word, dispute.word] as const;
  endIdleOfResponders(step, ballots);
  const surplus = countBallots(ballots, 'SAME') - countBallots(ballots, 'DIFFERENT');
  const same = surplus === 0 ? step.state.setup.voteTie === 'same' : surplus > 0;
  const verdict = same ? 'SAME' : 'DIFFERENT';
  emit(
    step,
    { type: 'voteClosed', words, ballots, tie: surplus === 0 },
    { type: 'pairJudged', words, verdict, by: 'vote', because, basis: 'words' },
  );
  updateState(step, { judgements: [...step.state.judgements, { words, verdict, ballots }] });
  applyVerdict(step, announcement, dispute, verdict);
}

const countBallots = (ballots: VotePhase['ballots'], verdict: Verdict): number =>
  ballots.filter((ballot) => ballot === verdict).length;

/** Step 7: 1 point, or 2 if another seat had the word (WS-038, WS-039). */
function scoreWord(step: StepBuilder, announcement: Announcement): void {
  const { acceptedWords, struckWords } = step.state;
  updateState(step, {
    acceptedWords: [...acceptedWords, announcement.publicPart.word],
    struckWords: [...new Set([...struckWords, ...announcement.struckSpellings])],
  });
  recordScore(step, announcement, announcement.publicPart.with.length > 0 ? 2 : 1);
}

/** The word earns nothing. It is struck from the other lists too, so that nobody wastes a turn on it (WS-040, WS-045, WS-066). */
export function rejectWord(
  step: StepBuilder,
  announcement: Announcement,
  why: Extract<Event, { type: 'wordRefused' }>['why'],
  as: Word | null,
): void {
  const { seat, word } = announcement.publicPart;
  emit(step, { type: 'wordRefused', seat, word, why, as });
  if (why === 'SAME_AS_EARLIER') {
    const { words } = strikeSameWords(step, word, as!);
    updateState(step, {
      struckWords: [...new Set([...step.state.struckWords, word, ...announcement.struckSpellings, ...words])],
    });
  } else for (const one of seatsInGame(step.state)) strikeWords(step, one, (other) => other === word, word, 'refused');
  scoreZero(step, announcement);
}

export function scoreZero(step: StepBuilder, announcement: Announcement): void {
  recordScore(step, { ...announcement, publicPart: { ...announcement.publicPart, with: [] } }, 0);
}

/** Step 8: records the final score (WS-042) and passes the turn. */
function recordScore(step: StepBuilder, { publicPart, seatsWithLiveWords }: Announcement, points: number): void {
  const { seat, word, with: others } = publicPart;
  const player = step.state.players[seat]!;
  const at = player.lines.findLastIndex((line) => line?.word === word && line.fate === 'announced');
  const line: ListedWord = { word, fate: 'announced', points };
  updatePlayer(step, seat, {
    lines: player.lines.with(at, line),
    points: player.points + points,
    twos: player.twos + (points === 2 ? 1 : 0),
  });
  updateState(step, { lastResult: { story: publicPart, points } });
  emit(step, { type: 'wordScored', seat, word, points, with: others });
  for (const one of seatsInGame(step.state))
    if (seatsWithLiveWords.includes(one) && liveWordsOfSeat(step.state, one).length === 0)
      emit(step, { type: 'outOfWords', seat: one });
  passTurn(step, seat);
}
