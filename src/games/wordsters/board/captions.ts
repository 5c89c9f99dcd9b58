// Short texts on the board: captions of seats and lines, button labels, and what each answer would lead to. The game log
// is in text/say.ts.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { countOf, joinWithAnd } from '../../../core/wording.ts';
import type { Knowledge, Word } from '../../../lexicon/lexicon.ts';
import type { AnnouncementResponse, Dispute, Line, ListedWord, VoteResult } from '../rules/state.ts';
import type { PhaseView, View } from '../rules/view.ts';
import { isWordInQuestion } from '../rules/view-queries.ts';
import { isFilled, liveWords } from '../rules/words/list.ts';
import { findBlockingProtection } from '../rules/words/protection.ts';
import { isSameWord } from '../rules/words/same-word.ts';
import { findShapeFault } from '../rules/words/word.ts';
import { sayComparison } from '../text/event-sentences.ts';
import type { PrimaryAction } from './draft.ts';

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "You score", "Ines scores". */
const withVerb = (players: PlayerNames, seat: Seat, verb: string): string =>
  `${players.subject(seat)} ${players.verb(seat, verb, `${verb}s`)}`;

export const formatWordCount = (count: number): string => countOf(count, 'word');
export const formatPointCount = (count: number): string => countOf(count, 'point');
export const joinLetters = (wordster: Word): string => joinWithAnd(Array.from(wordster));

/** The status under a seat's name, short enough for a phone. */
export function captionSeat(view: View, seat: Seat, me: Seat | null): string {
  const { phase } = view;
  const { words, done, idle, left, twos } = view.players[seat]!;
  const own = seat === me;
  if (left) return 'left';
  switch (phase.type) {
    case 'select':
      return phase.selector === seat ? (own ? 'your choice' : 'choosing') : idle ? 'away' : 'waiting';
    case 'write':
      return done ? `${words}, done` : formatWordCount(words);
    case 'announce':
      return phase.seat === seat ? (own ? 'your turn' : 'reading') : `${words} left`;
    case 'respond':
      if (phase.story.seat === seat) return own ? 'you read' : 'reading';
      return own && isWordInQuestion(view, seat) && phase.mine === null ? 'answer?' : `${words} left`;
    case 'vote':
      return phase.voted.includes(seat) ? 'voted' : own ? 'your vote' : idle ? 'away' : 'thinking';
    case 'over':
      return `${twos} × 2`;
  }
}

/** Next to a crossed-off word: who read it, or which form of it. */
export function captionStruck(
  view: View,
  owner: Seat,
  word: Word,
  players: PlayerNames,
  lexicon: Knowledge | null,
): string {
  const cause = findStrikingWord(view, word, lexicon);
  if (cause === null) return 'crossed off';
  const [seat, by] = cause;
  if (by.word !== word)
    return seat === owner ? `same as your ${by.word}` : `${players.name(seat)} read ${by.word}, the same word`;
  if (by.points === 0) return `${players.name(seat)} scored nothing for it`;
  return seat === owner ? 'written twice' : `${players.name(seat)} read it`;
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
  players: PlayerNames,
  lexicon: Knowledge | null,
): string | null {
  const block =
    lexicon === null
      ? view.protections.find((one) => one.seat !== seat && one.word === word)
      : findBlockingProtection(word, seat, view, lexicon);
  return block ? `kept for ${players.name(block.seat)}` : null;
}

/** Which live words cannot be announced now, and who they are protected for. */
export function captionProtectedWords(view: View, seat: Seat, players: PlayerNames, lexicon: Knowledge | null): string {
  const blocked = liveWords(view.players[seat]!.lines ?? []).flatMap((word) => {
    const caption = captionBlocked(view, seat, word, players, lexicon);
    return caption === null ? [] : [`${word} is ${caption}`];
  });
  return blocked.length === 0 ? '' : `${joinWithAnd(blocked)}.`;
}

type VotePhase = Extract<PhaseView, { type: 'vote' }>;

/** Who raised the dispute. */
export function captionDispute({ story, dispute }: VotePhase, players: PlayerNames): string {
  const names = players.subjectList(dispute.by);
  const verb = dispute.by.length === 1 && dispute.by[0] !== players.you ? 's' : '';
  return dispute.type === 'claim'
    ? `${names} claim${verb} ${dispute.word} as a different word.`
    : `${names} say${verb} that ${story.word} is the same word as ${dispute.word}.`;
}

/** Why the table has to vote, with what the lexicon knows about the words. */
export function captionVoteReason({ setup }: View, { story, dispute, because }: VotePhase): string {
  const judge =
    setup.sameJudge === 'vote'
      ? 'At this table, everyone votes on claims and contests.'
      : 'They’re related, so the table decides.';
  return `${sayComparison([story.word, dispute.word], because)}. ${judge} A tie means ${setup.voteTie === 'same' ? 'the same' : 'different'}.`;
}

/** What happens after each verdict. */
export function captionVoteOutcomes(
  view: View,
  { story, dispute }: VotePhase,
  players: PlayerNames,
): { readonly same: string; readonly different: string } {
  const { word, by } = dispute;
  if (dispute.type === 'contest')
    return {
      same: `${story.word} scores nothing, and anyone who has it crosses it off.`,
      different: `${story.word} counts. ${withVerb(players, story.seat, 'score')} ${story.with.length > 0 ? 2 : '1 or 2'}.`,
    };
  const owner = by[0]!;
  const isProtected = view.protections.some((one) => one.word === word);
  return {
    same: `${by.length === 1 ? `${capitalize(players.possessive(owner))} ${word}` : word} is crossed off. ${withVerb(players, story.seat, 'score')} 2.`,
    different: isProtected
      ? `${word} stays on the list.`
      : `${word} is kept for ${players.possessive(owner)} next turn.`,
  };
}

/** How the latest announcement ended. */
export function captionResult(view: View, players: PlayerNames, lexicon: Knowledge | null): string {
  const { story, points } = view.settled!;
  const { seat, word } = story;
  const scored = `${players.subject(seat)} scored`;
  if (points === 0) return `${word} scored nothing: ${describeFault(view, players)}.`;
  if (points === 1) return `${scored} 1 with ${word}. Nobody else had it.`;
  const forms = [...new Set(story.with.flatMap((one) => formsStruckBy(view, one, word, lexicon)))];
  const others = players.list(story.with);
  return forms.length === 0
    ? `${scored} 2 with ${word}: ${others} had it too.`
    : `${scored} 2 with ${word}: ${others} had the same word (${joinWithAnd(forms)}).`;
}

/** The words of a seat that this one crossed off because they are other forms of it. Crossed-off words are public. */
function formsStruckBy(view: View, seat: Seat, read: Word, lexicon: Knowledge | null): readonly Word[] {
  return view.players[seat]!.shown.flatMap(({ word, fate }) =>
    fate === 'struck' && word !== read && findStrikingWord(view, word, lexicon)?.[1].word === read ? [word] : [],
  );
}

function describeFault(view: View, players: PlayerNames): string {
  const { story } = view.settled!;
  const same = story.contests.find(({ word }) => findVoteResult(view, story.word, word)?.verdict === 'SAME');
  if (same) return `it’s the same word as ${same.word}`;
  if (view.players[story.seat]!.left) return `${players.subject(story.seat)} left`;
  const wordster = view.wordster ?? view.opened!.wordster;
  switch (findShapeFault(story.word, wordster)) {
    case 'TOO_SHORT':
      return 'it’s too short';
    case 'BAD_CHARACTERS':
      return 'it has something other than letters';
    case 'NO_WORDSTER':
      return `it doesn’t have ${wordster} in order`;
    default:
      return 'it isn’t in the dictionary';
  }
}

const findVoteResult = ({ judgements }: View, a: Word, b: Word): VoteResult | undefined =>
  judgements.find(({ words }) => words.includes(a) && words.includes(b));

export type DisputeResult = { readonly sentence: string; readonly voteResult: VoteResult | null };

/** How the claims and contests of the latest announcement were decided, with the ballots. */
export function listDisputeResults(
  view: View,
  players: PlayerNames,
  lexicon: Knowledge | null,
): readonly DisputeResult[] {
  const { story } = view.settled!;
  return [...story.contests, ...(story.claims ?? [])].map((dispute): DisputeResult => {
    const voteResult = findVoteResult(view, story.word, dispute.word) ?? null;
    const same = voteResult
      ? voteResult.verdict === 'SAME'
      : lexicon !== null && isSameWord(story.word, dispute.word, view, lexicon);
    return {
      sentence: `${describeDispute(dispute, players)}: it counts as ${same ? 'the same word' : 'a different word'}.`,
      voteResult,
    };
  });
}

function describeDispute({ type, word, by }: Dispute, players: PlayerNames): string {
  const names = players.subjectList(by);
  return type === 'claim' ? `${names} claimed ${word}` : `${names} said it’s the same word as ${word}`;
}

/** What announcing this word can earn, and what it gives up. */
export function captionAnnouncement(view: View, seat: Seat, pick: Word, lexicon: Knowledge | null): string {
  const doublets = liveWords(view.players[seat]!.lines ?? []).filter(
    (word) => word !== pick && lexicon !== null && isSameWord(word, pick, view, lexicon),
  );
  if (doublets.length > 0)
    return `${joinWithAnd(doublets)} ${doublets.length === 1 ? 'counts' : 'count'} as the same word, so you cross ${doublets.length === 1 ? 'it' : 'them'} off too.`;
  const givenUp = view.protections.filter((one) => one.seat === seat && one.word !== pick).map(({ word }) => word);
  const warning = givenUp.length === 0 ? '' : ` ${joinWithAnd(givenUp)} will no longer be kept for you.`;
  return `1 point if only you have it, 2 if someone else has it too.${warning}`;
}

/** The viewer's own sealed response. */
export function captionOwnResponse({ claims, contests, question }: AnnouncementResponse): string {
  const parts = [
    ...(claims.length > 0 ? [`claimed ${joinWithAnd(claims)}`] : []),
    ...(contests.length > 0 ? [`said it’s the same as ${joinWithAnd(contests)}`] : []),
    ...(question ? ['asked if it’s a word'] : []),
  ];
  return parts.length === 0 ? 'You let it pass' : `You ${joinWithAnd(parts)}`;
}

/** Who is still writing, for a player who is done: "Ben (3 words) and Ines (no words yet) are still writing." */
export function captionStillWriting({ players: seats }: View, players: PlayerNames): string {
  const writing = seats.flatMap(({ done, left, idle, words }, seat) =>
    done || left || idle ? [] : [`${players.name(seat)} (${words === 0 ? 'no words yet' : formatWordCount(words)})`],
  );
  return writing.length === 0
    ? 'Everyone is done.'
    : `${capitalize(joinWithAnd(writing))} ${writing.length === 1 ? 'is' : 'are'} still writing.`;
}

/** What became of the viewer's own words when this one was read; empty if nothing did. */
export function captionOwnStruck(view: View, seat: Seat, read: Word, lexicon: Knowledge | null): string {
  const words = (view.players[seat]!.lines ?? []).filter(isFilled).flatMap(({ word, fate }) => {
    const cause = fate === 'struck' ? findStrikingWord(view, word, lexicon) : null;
    return cause?.[1].word === read ? [word] : [];
  });
  const forms = words.filter((word) => word !== read);
  const copy = words.length > forms.length ? 'You had it too, so it’s crossed off.' : '';
  if (forms.length === 0) return copy;
  // FELT is a form of FEEL, and FELTED a form of FELT: each is explained.
  const reasons = forms.map((word) => sayComparison([read, word], lexicon!.compareWords(read, word).because));
  const crossedOff = `${joinWithAnd(reasons)}, so ${forms.length === 1 ? `your ${forms[0]} is` : `your ${joinWithAnd(forms)} are`} crossed off.`;
  return copy === '' ? crossedOff : `${copy} ${crossedOff}`;
}

/** Who the table is waiting for while the viewer has nothing to do. */
export function captionWaiting({ phase }: View, players: PlayerNames): string {
  switch (phase.type) {
    case 'select':
      return `${players.subject(phase.selector)} is choosing the letters.`;
    case 'write':
      return phase.writer === null ? '' : `${players.subject(phase.writer)} is writing.`;
    case 'announce':
      return `${players.subject(phase.seat)} is choosing a word to read.`;
    case 'respond':
      return phase.story.seat === players.you ? 'The others are still answering.' : 'Waiting for the others.';
    case 'vote':
      return `You voted “${phase.ballot === 'SAME' ? 'same' : 'different'}”. Waiting for the others.`;
    case 'over':
      return '';
  }
}

/** What each of two responses leads to, below its button. */
export function captionResponseOutcomes(
  { phase }: View,
  { claims }: AnnouncementResponse,
  players: PlayerNames,
): { readonly respond: string; readonly pass: string } {
  const reader = phase.type === 'respond' ? phase.story.seat : 0;
  return claims.length > 0
    ? {
        respond: `If it’s different, it’s kept for your next turn. If it’s the same, you cross it off and ${players.name(reader)} ${players.verb(reader, 'score', 'scores')} 2.`,
        pass: `${joinWithAnd(claims)} stays on your list. Someone may contest it later.`,
      }
    : {
        respond: `If it’s the same word, ${players.name(reader)} ${players.verb(reader, 'score', 'scores')} nothing.`,
        pass: 'It counts as a different word.',
      };
}

/** The label of the green button: exactly what will happen. */
export function actionLabel(action: PrimaryAction, lines: readonly Line[]): string {
  switch (action.type) {
    case 'choose':
      return `Play ${action.wordster}`;
    case 'ready':
      return 'Start my clock';
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
      return 'Keep writing';
    case 'announce':
      return `Read out ${action.word}`;
    case 'respond':
      return responseLabel(action.response);
    case 'vote':
      return `Vote ${action.verdict.toLowerCase()}`;
  }
}

export const doneLabel = (lines: readonly Line[]): string => `Done: ${formatWordCount(lines.filter(isFilled).length)}`;

export function responseLabel({ claims, contests, question }: AnnouncementResponse): string {
  const parts = [
    ...(claims.length > 0 ? [`claim ${joinWithAnd(claims)}`] : []),
    ...(contests.length > 0 ? [`contest: same as ${joinWithAnd(contests)}`] : []),
    ...(question ? ['look it up'] : []),
  ];
  return capitalize(joinWithAnd(parts) || 'let it pass');
}
