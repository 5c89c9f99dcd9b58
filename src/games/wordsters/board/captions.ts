// Short texts on the board: captions of seats and lines, button labels, and what each answer would lead to. The game log
// is in text/say.ts.

import type { Seat } from '../../../core/game.ts';
import { joinWithAnd } from '../../../core/wording.ts';
import type { Knowledge, Word } from '../../../lexicon/lexicon.ts';
import type { AnnouncementResponse, Dispute, Line, ListedWord, VoteResult } from '../rules/state.ts';
import type { PhaseView, View } from '../rules/view.ts';
import { isWordInQuestion } from '../rules/view-queries.ts';
import { isFilled, liveWords } from '../rules/words/list.ts';
import { findBlockingProtection } from '../rules/words/protection.ts';
import { isSameWord } from '../rules/words/same-word.ts';
import { findShapeFault } from '../rules/words/word.ts';
import { sayComparison } from '../text/say.ts';
import type { PrimaryAction } from './draft.ts';

/** All names, and which seat is "you"; null for spectators. */
export type PlayerNames = { readonly names: readonly string[]; readonly me: Seat | null };

export const displayName = ({ names, me }: PlayerNames, seat: Seat): string => (seat === me ? 'You' : names[seat]!);
const objectName = ({ names, me }: PlayerNames, seat: Seat): string => (seat === me ? 'you' : names[seat]!);
const possessiveName = ({ names, me }: PlayerNames, seat: Seat): string => (seat === me ? 'your' : `${names[seat]!}’s`);
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "You score", "Ines scores". */
const withVerb = (playerNames: PlayerNames, seat: Seat, verb: string): string =>
  seat === playerNames.me ? `You ${verb}` : `${playerNames.names[seat]!} ${verb}s`;

export const formatWordCount = (count: number): string => `${count} ${count === 1 ? 'word' : 'words'}`;
export const formatPointCount = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;
export const joinLetters = (wordster: Word): string => joinWithAnd(Array.from(wordster));

/** The status under a seat's name, short enough for a phone. */
export function captionSeat(view: View, seat: Seat, me: Seat | null): string {
  const { phase } = view;
  const { words, done, idle, left, twos } = view.players[seat]!;
  const own = seat === me;
  if (left) return 'has left';
  switch (phase.type) {
    case 'select':
      return phase.selector === seat ? (own ? 'to choose' : 'chooses') : idle ? 'away' : 'waits';
    case 'write':
      return done ? `${words}, done` : formatWordCount(words);
    case 'announce':
      return phase.seat === seat ? (own ? 'to read' : 'reads') : `${words} left`;
    case 'respond':
      if (phase.story.seat === seat) return own ? 'read' : 'reads';
      return own && isWordInQuestion(view, seat) && phase.mine === null ? 'to reply' : `${words} left`;
    case 'vote':
      return phase.voted.includes(seat) ? 'voted' : own ? 'to vote' : idle ? 'away' : 'thinks';
    case 'over':
      return twos === 1 ? '1 two' : `${twos} twos`;
  }
}

/** Next to a struck word: whose word it was the same as. */
export function captionStruck(
  view: View,
  owner: Seat,
  word: Word,
  playerNames: PlayerNames,
  lexicon: Knowledge | null,
): string {
  const cause = findStrikingWord(view, word, lexicon);
  if (cause === null) return 'struck';
  const [seat, by] = cause;
  if (by.word !== word) return `${seat === owner ? 'also' : possessiveName(playerNames, seat)} ${by.word}`;
  if (by.points === 0) return `${objectName(playerNames, seat)}: 0 points`;
  return seat === owner ? 'a copy' : `${objectName(playerNames, seat)} had it`;
}

function findStrikingWord(view: View, word: Word, lexicon: Knowledge | null): readonly [Seat, ListedWord] | null {
  const announced = view.players.flatMap(({ shown }, seat) =>
    shown.flatMap((one): (readonly [Seat, ListedWord])[] => (one.fate === 'announced' ? [[seat, one]] : [])),
  );
  const alike = announced.find(([, one]) => one.word === word);
  const same = lexicon && announced.find(([, one]) => isSameWord(one.word, word, view, lexicon));
  return alike ?? same ?? null;
}

/** Why a live word cannot be announced; null if it can. */
export function captionBlocked(
  view: View,
  seat: Seat,
  word: Word,
  playerNames: PlayerNames,
  lexicon: Knowledge | null,
): string | null {
  const block =
    lexicon === null
      ? view.protections.find((one) => one.seat !== seat && one.word === word)
      : findBlockingProtection(word, seat, view, lexicon);
  return block ? `kept for ${objectName(playerNames, block.seat)}` : null;
}

/** Which live words cannot be announced now, and who they are protected for. */
export function captionProtectedWords(
  view: View,
  seat: Seat,
  playerNames: PlayerNames,
  lexicon: Knowledge | null,
): string {
  const blocked = liveWords(view.players[seat]!.lines ?? []).flatMap((word) => {
    const caption = captionBlocked(view, seat, word, playerNames, lexicon);
    return caption === null ? [] : [`${word} is ${caption}`];
  });
  return blocked.length === 0 ? '' : `${joinWithAnd(blocked)}.`;
}

type VotePhase = Extract<PhaseView, { type: 'vote' }>;

/** Who raised the dispute. */
export function captionDispute({ story, dispute }: VotePhase, playerNames: PlayerNames): string {
  const names = joinWithAnd(dispute.by.map((seat) => displayName(playerNames, seat)));
  const verb = dispute.by.length === 1 && dispute.by[0] !== playerNames.me ? 's' : '';
  return dispute.type === 'claim' ? `${names} claim${verb} ${dispute.word}.` : `${names} contest${verb} ${story.word}.`;
}

/** Why the table has to vote, with what the lexicon knows about the words. */
export function captionVoteReason({ setup }: View, { story, dispute, because }: VotePhase): string {
  const judge =
    setup.sameJudge === 'vote'
      ? 'At this table only the spelling is settled without a vote.'
      : 'Kin, yet not forms of one word: the dictionary leaves such pairs to you.';
  return `${sayComparison([story.word, dispute.word], because)}. ${judge} A tie means ${setup.voteTie}.`;
}

/** What happens after each verdict. */
export function captionVoteOutcomes(
  view: View,
  { story, dispute }: VotePhase,
  playerNames: PlayerNames,
): { readonly same: string; readonly different: string } {
  const { word, by } = dispute;
  if (dispute.type === 'contest')
    return {
      same: `${story.word} earns nothing. Whoever has it strikes it.`,
      different: `${story.word} stands. ${withVerb(playerNames, story.seat, 'score')} ${story.with.length > 0 ? 2 : '1 or 2'}.`,
    };
  const owner = by[0]!;
  const isProtected = view.protections.some((one) => one.word === word);
  return {
    same: `${by.length === 1 ? `${capitalize(possessiveName(playerNames, owner))} ${word}` : word} is struck. ${withVerb(playerNames, story.seat, 'score')} 2.`,
    different: isProtected
      ? `${word} stays on the list.`
      : `${word} is kept for ${objectName(playerNames, owner)} until ${possessiveName(playerNames, owner)} next turn.`,
  };
}

/** How the latest announcement ended. */
export function captionResult(view: View, playerNames: PlayerNames): string {
  const { story, points } = view.settled!;
  const { seat, word } = story;
  const scored = `${displayName(playerNames, seat)} scored`;
  if (points === 0) return `${word} earned ${objectName(playerNames, seat)} nothing: ${describeFault(view)}.`;
  if (points === 1) return `${scored} 1 with ${word}. Nobody else had it.`;
  const others = joinWithAnd(story.with.map((one) => objectName(playerNames, one)));
  return `${scored} 2 with ${word}: ${others} had it too.`;
}

function describeFault(view: View): string {
  const { story } = view.settled!;
  const same = story.contests.find(({ word }) => findVoteResult(view, story.word, word)?.verdict === 'SAME');
  if (same) return `the same as ${same.word}`;
  if (view.players[story.seat]!.left) return 'the player has left';
  const wordster = view.wordster ?? view.opened!.wordster;
  return findShapeFault(story.word, wordster) === null ? 'not in the dictionary' : `not a word for ${wordster}`;
}

const findVoteResult = ({ judgements }: View, a: Word, b: Word): VoteResult | undefined =>
  judgements.find(({ words }) => words.includes(a) && words.includes(b));

export type DisputeResult = { readonly sentence: string; readonly voteResult: VoteResult | null };

/** How the claims and contests of the latest announcement were decided, with the ballots. */
export function listDisputeResults(
  view: View,
  playerNames: PlayerNames,
  lexicon: Knowledge | null,
): readonly DisputeResult[] {
  const { story } = view.settled!;
  return [...story.contests, ...(story.claims ?? [])].map((dispute): DisputeResult => {
    const voteResult = findVoteResult(view, story.word, dispute.word) ?? null;
    const same = voteResult
      ? voteResult.verdict === 'SAME'
      : lexicon !== null && isSameWord(story.word, dispute.word, view, lexicon);
    return {
      sentence: `${describeDispute(dispute, playerNames)}: ${same ? 'the same' : 'different'}.`,
      voteResult,
    };
  });
}

function describeDispute({ type, word, by }: Dispute, playerNames: PlayerNames): string {
  const names = joinWithAnd(by.map((seat) => displayName(playerNames, seat)));
  return type === 'claim' ? `${names} claimed ${word}` : `${names} contested it with ${word}`;
}

/** What announcing this word can earn, and what it gives up. */
export function captionAnnouncement(view: View, seat: Seat, pick: Word): string {
  const givenUp = view.protections.filter((one) => one.seat === seat && one.word !== pick).map(({ word }) => word);
  const warning = givenUp.length === 0 ? '' : ` ${joinWithAnd(givenUp)} will no longer be kept for you.`;
  return `1 point if only you have it, 2 if somebody else has it too.${warning}`;
}

/** The viewer's own sealed response. */
export function captionOwnResponse({ claims, contests, question }: AnnouncementResponse): string {
  const parts = [
    ...(claims.length > 0 ? [`claim ${joinWithAnd(claims)}`] : []),
    ...(contests.length > 0 ? [`contest it with ${joinWithAnd(contests)}`] : []),
    ...(question ? ['have it looked up'] : []),
  ];
  return parts.length === 0 ? 'You let it pass' : `You ${joinWithAnd(parts)}`;
}

/** Who the table is waiting for while the viewer has nothing to do. */
export function captionWaiting({ phase }: View, playerNames: PlayerNames): string {
  switch (phase.type) {
    case 'select':
      return `${displayName(playerNames, phase.selector)} chooses the Wordster.`;
    case 'write':
      return phase.writer === null ? '' : `${displayName(playerNames, phase.writer)} is writing.`;
    case 'announce':
      return `${displayName(playerNames, phase.seat)} is about to announce a word.`;
    case 'respond':
      return phase.story.seat === playerNames.me
        ? 'The others answer to your word.'
        : 'The others have not answered yet.';
    case 'vote':
      return `You voted ${phase.ballot?.toLowerCase()}. The ballots are opened when all have voted.`;
    case 'over':
      return '';
  }
}

/** The label of the green button: exactly what will happen. */
export function actionLabel(action: PrimaryAction, lines: readonly Line[]): string {
  switch (action.type) {
    case 'choose':
      return `Play ${action.wordster}`;
    case 'ready':
      return 'Take over and start my time';
    case 'write':
      return `Write ${action.word}`;
    case 'replace':
      return `Change ${lines[action.line - 1]?.word} to ${action.word}`;
    case 'erase':
      return `Erase ${lines[action.line - 1]?.word}`;
    case 'keep':
      return `Keep ${action.word}`;
    case 'done':
      return doneLabel(lines);
    case 'notdone':
      return 'Write on';
    case 'announce':
      return `Announce ${action.word}`;
    case 'respond':
      return responseLabel(action.response);
    case 'vote':
      return `Vote ${action.verdict.toLowerCase()}`;
  }
}

export const doneLabel = (lines: readonly Line[]): string => `Done: ${formatWordCount(lines.filter(isFilled).length)}`;

function responseLabel({ claims, contests, question }: AnnouncementResponse): string {
  const parts = [
    ...(claims.length > 0 ? [`claim ${joinWithAnd(claims)}`] : []),
    ...(contests.length > 0 ? [`contest with ${joinWithAnd(contests)}`] : []),
    ...(question ? ['have it looked up'] : []),
  ];
  return capitalize(joinWithAnd(parts) || 'say nothing');
}
