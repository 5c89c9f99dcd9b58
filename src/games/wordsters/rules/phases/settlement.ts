// What an announced word is worth in the end: questions, contests, claims, votes and the score (WS-037, steps 5 to 8).
// Not the reading out and the window: announcing.ts.

import type { Seat } from '../../../../core/game.ts';
import type { Word } from '../../../../lexicon/lexicon.ts';
import { forbid, type Refused } from '../refuse.ts';
import { weigh } from '../same-word.ts';
import { clockwiseFrom, liveWordsOf, seatsAwaited, seatsHere } from '../seats.ts';
import type { Announcement, Dispute, Event, Phase, Verdict, Written } from '../state.ts';
import { clock, comeBackAll, type Draft, enter, tell, update, updatePlayer } from '../step-builder.ts';
import { passTurn, protect, strike, strikeEverywhere } from './turn.ts';

type VotePhase = Extract<Phase, { type: 'vote' }>;

/** Step 5: the questions, then the contests are opened; whoever was idle and answered is back. */
export function closeWindow(draft: Draft, announcement: Announcement): void {
  const { story, responses } = announcement;
  const { seat, word } = story;
  if (draft.state.phase.type === 'respond') tell(draft, { type: 'responseClosed', word });
  comeBackAll(draft, responses);
  const questions = clockwiseFrom(draft.state, seat).filter((one) => responses[one]?.question);
  for (const one of questions) tell(draft, { type: 'questionOpened', seat: one, word });
  const opened = { ...announcement, story: { ...story, questions } };
  if (questions.length > 0 && !draft.env.lexicon.has(word)) refuseWord(draft, opened, 'NOT_A_WORD', null);
  else settle(draft, openContests(draft, opened));
}

function openContests(draft: Draft, announcement: Announcement): Announcement {
  const contests = collectDisputes(draft, announcement, 'contest');
  for (const { word: earlier, by } of contests)
    for (const seat of by) tell(draft, { type: 'contestOpened', seat, word: announcement.story.word, earlier });
  return { ...announcement, story: { ...announcement.story, contests }, disputes: contests };
}

/** Clockwise from the announcer's left, each different word once (WS-067). */
function collectDisputes(draft: Draft, { story, responses }: Announcement, type: Dispute['type']): readonly Dispute[] {
  const named = new Map<Word, Seat[]>();
  for (const one of clockwiseFrom(draft.state, story.seat)) {
    const words = responses[one]?.[type === 'claim' ? 'claims' : 'contests'] ?? [];
    for (const word of new Set(words)) named.set(word, [...(named.get(word) ?? []), one]);
  }
  return [...named].map(([word, by]) => ({ type, word, by }));
}

/** Goes on to the next dispute; after the contests the claims are opened, after the claims the word is scored. */
export function settle(draft: Draft, announcement: Announcement): void {
  const [dispute, ...disputes] = announcement.disputes;
  if (dispute) judge(draft, { ...announcement, disputes }, dispute);
  else if (announcement.story.claims) scoreWord(draft, announcement);
  else settle(draft, openClaims(draft, announcement));
}

function judge(draft: Draft, announcement: Announcement, dispute: Dispute): void {
  const words = [announcement.story.word, dispute.word] as const;
  const standing = { ...dispute, by: dispute.by.filter((seat) => stillStands(draft, dispute, seat)) };
  const { verdict, because } = weigh(...words, draft.state, draft.env.lexicon);
  if (standing.by.length === 0)
    settle(draft, announcement); // WS-067: it lapses
  else if (verdict === null) openVote(draft, announcement, standing, because);
  else {
    tell(draft, { type: 'pairJudged', words, verdict, by: 'known', because });
    applyVerdict(draft, announcement, standing, verdict);
  }
}

const stillStands = (draft: Draft, { type, word }: Dispute, seat: Seat): boolean =>
  type === 'contest' || liveWordsOf(draft.state, seat).includes(word);

/** Step 6. */
function openClaims(draft: Draft, announcement: Announcement): Announcement {
  for (const seat of clockwiseFrom(draft.state, announcement.story.seat)) {
    const words = [...new Set(announcement.responses[seat]?.claims)];
    if (words.length > 0) tell(draft, { type: 'claimsOpened', seat, words });
  }
  const claims = collectDisputes(draft, announcement, 'claim');
  return { ...announcement, story: { ...announcement.story, claims }, disputes: claims };
}

function applyVerdict(draft: Draft, announcement: Announcement, { type, word, by }: Dispute, verdict: Verdict): void {
  if (type === 'contest' && verdict === 'SAME') refuseWord(draft, announcement, 'SAME_AS_EARLIER', word);
  else if (type === 'claim' && verdict === 'SAME') settle(draft, strikeClaimed(draft, announcement, word));
  else {
    if (type === 'claim') protect(draft, by[0]!, word); // WS-063, WS-074
    settle(draft, announcement);
  }
}

/** WS-061, WS-062 */
function strikeClaimed(draft: Draft, announcement: Announcement, word: Word): Announcement {
  const { seats, words } = strikeEverywhere(draft, word, announcement.story.word);
  const { story } = announcement;
  const others = seats.filter((seat) => seat !== story.seat);
  return {
    ...announcement,
    story: { ...story, with: [...new Set([...story.with, ...others])] },
    struck: [...new Set([...announcement.struck, ...words])],
  };
}

function openVote(draft: Draft, announcement: Announcement, dispute: Dispute, because: VotePhase['because']): void {
  const { state } = draft;
  const deadline = clock(draft, state.setup.voteSeconds);
  const ballots = state.players.map(() => null);
  enter(draft, { type: 'vote', announcement, dispute, because, ballots, deadline });
  const words = [announcement.story.word, dispute.word] as const;
  tell(draft, { type: 'voteOpened', words, dispute: dispute.type, by: dispute.by, because, deadline });
}

export const checkBallot = (phase: VotePhase, seat: Seat): Refused | null =>
  phase.ballots[seat] ? forbid('ALREADY_VOTED', 'WS-070', phase.announcement.story.word, phase.dispute.word) : null;

export function vote(draft: Draft, phase: VotePhase, seat: Seat, verdict: Verdict): void {
  enter(draft, { ...phase, ballots: phase.ballots.with(seat, verdict) });
  closeIfAllVoted(draft);
}

export function closeIfAllVoted(draft: Draft): void {
  const { state } = draft;
  const { phase } = state;
  if (phase.type === 'vote' && seatsAwaited(state).every((seat) => phase.ballots[seat])) closeVote(draft, phase);
}

/** The majority of the votes cast decides (WS-069), for the rest of the game (WS-056). */
export function closeVote(draft: Draft, phase: VotePhase): void {
  const { announcement, dispute, because, ballots } = phase;
  const words = [announcement.story.word, dispute.word] as const;
  comeBackAll(draft, ballots);
  const surplus = count(ballots, 'SAME') - count(ballots, 'DIFFERENT');
  const same = surplus === 0 ? draft.state.setup.voteTie === 'same' : surplus > 0;
  const verdict = same ? 'SAME' : 'DIFFERENT';
  tell(
    draft,
    { type: 'voteClosed', words, ballots, tie: surplus === 0 },
    { type: 'pairJudged', words, verdict, by: 'vote', because },
  );
  update(draft, { judgements: [...draft.state.judgements, { words, verdict, ballots }] });
  applyVerdict(draft, announcement, dispute, verdict);
}

const count = (ballots: VotePhase['ballots'], verdict: Verdict): number =>
  ballots.filter((ballot) => ballot === verdict).length;

/** Step 7: 1 point, or 2 if anybody else had it (WS-038, WS-039). */
function scoreWord(draft: Draft, announcement: Announcement): void {
  const { accepted, struck } = draft.state;
  update(draft, {
    accepted: [...accepted, announcement.story.word],
    struck: [...new Set([...struck, ...announcement.struck])],
  });
  finish(draft, announcement, announcement.story.with.length > 0 ? 2 : 1);
}

/** It earns nothing; nobody else shall lose a turn over it (WS-040, WS-045, WS-066). */
export function refuseWord(
  draft: Draft,
  announcement: Announcement,
  why: Extract<Event, { type: 'wordRefused' }>['why'],
  as: Word | null,
): void {
  const { seat, word } = announcement.story;
  tell(draft, { type: 'wordRefused', seat, word, why, as });
  if (why === 'SAME_AS_EARLIER') {
    const { words } = strikeEverywhere(draft, word, as!);
    update(draft, { struck: [...new Set([...draft.state.struck, word, ...announcement.struck, ...words])] });
  } else for (const one of seatsHere(draft.state)) strike(draft, one, (other) => other === word, word, 'refused');
  earnNothing(draft, announcement);
}

export function earnNothing(draft: Draft, announcement: Announcement): void {
  finish(draft, { ...announcement, story: { ...announcement.story, with: [] } }, 0);
}

/** The score is written down for good (WS-042), and the turn moves on. */
function finish(draft: Draft, { story, holders }: Announcement, points: number): void {
  const { seat, word, with: others } = story;
  const player = draft.state.players[seat]!;
  const at = player.lines.findLastIndex((line) => line?.word === word && line.fate === 'announced');
  const line: Written = { word, fate: 'announced', points };
  updatePlayer(draft, seat, {
    lines: player.lines.with(at, line),
    points: player.points + points,
    twos: player.twos + (points === 2 ? 1 : 0),
  });
  update(draft, { settled: { story, points } });
  tell(draft, { type: 'wordScored', seat, word, points, with: others });
  for (const one of seatsHere(draft.state))
    if (holders.includes(one) && liveWordsOf(draft.state, one).length === 0)
      tell(draft, { type: 'outOfWords', seat: one });
  passTurn(draft, seat);
}
