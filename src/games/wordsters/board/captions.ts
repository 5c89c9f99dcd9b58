// What the board says beside its things: seats, lines, the question at hand, and what each answer would lead to.
// Not the log (say.ts), nor the label of the green button (pad.ts).

import type { Seat } from '../../../core/game.ts';
import type { Knowledge, Word } from '../../../lexicon/lexicon.ts';
import { isSame } from '../rules/same-word.ts';
import { findBlock, liveWords } from '../rules/seats.ts';
import type { Dispute, Judgement, Response, Written } from '../rules/state.ts';
import type { PhaseView, View } from '../rules/view.ts';
import { findShapeFault, normalForm, SHORTEST } from '../rules/words.ts';
import { sayList } from '../text/refusals.ts';
import { sayBecause } from '../text/say.ts';
import { isInCourt } from './draft.ts';
import { missingLetters } from './letter-highlights.ts';

/** The people as one of them, or a watcher, calls them. */
export type People = { readonly names: readonly string[]; readonly me: Seat | null };

export const nameOf = ({ names, me }: People, seat: Seat): string => (seat === me ? 'You' : names[seat]!);
const within = ({ names, me }: People, seat: Seat): string => (seat === me ? 'you' : names[seat]!);
const whose = ({ names, me }: People, seat: Seat): string => (seat === me ? 'your' : `${names[seat]!}’s`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "You score", "Ines scores". */
const does = (people: People, seat: Seat, verb: string): string =>
  seat === people.me ? `You ${verb}` : `${people.names[seat]!} ${verb}s`;

export const countWords = (count: number): string => `${count} ${count === 1 ? 'word' : 'words'}`;
export const countPoints = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;
export const spellOut = (wordster: Word): string => sayList(Array.from(wordster), 'and');

/** One or two short words under a seat's name: a phone has room for no more. */
export function captionSeat(view: View, seat: Seat, me: Seat | null): string {
  const { phase } = view;
  const { words, done, idle, left, twos } = view.players[seat]!;
  const own = seat === me;
  if (left) return 'has left';
  switch (phase.type) {
    case 'select':
      return phase.selector === seat ? (own ? 'to choose' : 'chooses') : idle ? 'away' : 'waits';
    case 'write':
      return done ? `${words}, done` : countWords(words);
    case 'announce':
      return phase.seat === seat ? (own ? 'to read' : 'reads') : `${words} left`;
    case 'respond':
      if (phase.story.seat === seat) return own ? 'read' : 'reads';
      return own && isInCourt(view, seat) && phase.mine === null ? 'to reply' : `${words} left`;
    case 'vote':
      return phase.voted.includes(seat) ? 'voted' : own ? 'to vote' : idle ? 'away' : 'thinks';
    case 'over':
      return twos === 1 ? '1 two' : `${twos} twos`;
  }
}

/** What the pencil lacks, while a word is typed; null: nothing anyone could see. */
export function captionEntry(text: string, wordster: Word): string | null {
  const missing = missingLetters(text, wordster);
  if (missing.length > 0) return `${sayList(missing, 'and')} still to come`;
  return findShapeFault(normalForm(text), wordster) === 'TOO_SHORT' ? `${SHORTEST} letters at least` : null;
}

/** Beside a struck word of a list: whose word it was the same as. */
export function captionStruck(view: View, owner: Seat, word: Word, people: People, lexicon: Knowledge | null): string {
  const cause = findCause(view, word, lexicon);
  if (cause === null) return 'struck';
  const [seat, by] = cause;
  if (by.word !== word) return `${seat === owner ? 'also' : whose(people, seat)} ${by.word}`;
  if (by.points === 0) return `${within(people, seat)}: 0 points`;
  return seat === owner ? 'a copy' : `${within(people, seat)} had it`;
}

function findCause(view: View, word: Word, lexicon: Knowledge | null): readonly [Seat, Written] | null {
  const announced = view.players.flatMap(({ shown }, seat) =>
    shown.flatMap((one): (readonly [Seat, Written])[] => (one.fate === 'announced' ? [[seat, one]] : [])),
  );
  const alike = announced.find(([, one]) => one.word === word);
  const same = lexicon && announced.find(([, one]) => isSame(one.word, word, view, lexicon));
  return alike ?? same ?? null;
}

/** Why a live word cannot be announced; null: it can. */
export function captionBlocked(
  view: View,
  seat: Seat,
  word: Word,
  people: People,
  lexicon: Knowledge | null,
): string | null {
  const block =
    lexicon === null
      ? view.protections.find((one) => one.seat !== seat && one.word === word)
      : findBlock(word, seat, view, lexicon);
  return block ? `kept for ${within(people, block.seat)}` : null;
}

/** Which live words cannot be announced now, and for whom they are kept. */
export function captionKept(view: View, seat: Seat, people: People, lexicon: Knowledge | null): string {
  const kept = liveWords(view.players[seat]!.lines ?? []).flatMap((word) => {
    const caption = captionBlocked(view, seat, word, people, lexicon);
    return caption === null ? [] : [`${word} is ${caption}`];
  });
  return kept.length === 0 ? '' : `${sayList(kept, 'and')}.`;
}

type VotePhase = Extract<PhaseView, { type: 'vote' }>;

/** Who brought it up. */
export function captionDispute({ story, dispute }: VotePhase, people: People): string {
  const names = sayList(
    dispute.by.map((seat) => nameOf(people, seat)),
    'and',
  );
  const verb = dispute.by.length === 1 && dispute.by[0] !== people.me ? 's' : '';
  return dispute.type === 'claim' ? `${names} claim${verb} ${dispute.word}.` : `${names} contest${verb} ${story.word}.`;
}

/** Why the table is asked, as far as the language can say. */
export function captionWhy({ setup }: View, { story, dispute, because }: VotePhase): string {
  const judge =
    setup.sameJudge === 'vote'
      ? 'At this table only the spelling is settled without a vote.'
      : 'Kin, yet not forms of one word: the dictionary leaves such pairs to you.';
  return `${sayBecause([story.word, dispute.word], because)}. ${judge} A tie means ${setup.voteTie}.`;
}

/** What each verdict leads to. */
export function captionVerdicts(
  view: View,
  { story, dispute }: VotePhase,
  people: People,
): { readonly same: string; readonly different: string } {
  const { word, by } = dispute;
  if (dispute.type === 'contest')
    return {
      same: `${story.word} earns nothing. Whoever has it strikes it.`,
      different: `${story.word} stands. ${does(people, story.seat, 'score')} ${story.with.length > 0 ? 2 : '1 or 2'}.`,
    };
  const owner = by[0]!;
  const kept = view.protections.some((one) => one.word === word);
  return {
    same: `${by.length === 1 ? `${capital(whose(people, owner))} ${word}` : word} is struck. ${does(people, story.seat, 'score')} 2.`,
    different: kept
      ? `${word} stays on the list.`
      : `${word} is kept for ${within(people, owner)} until ${whose(people, owner)} next turn.`,
  };
}

/** How the latest announcement ended. */
export function captionSettled(view: View, people: People): string {
  const { story, points } = view.settled!;
  const { seat, word } = story;
  const scored = `${nameOf(people, seat)} scored`;
  if (points === 0) return `${word} earned ${within(people, seat)} nothing: ${sayFault(view)}.`;
  if (points === 1) return `${scored} 1 with ${word}. Nobody else had it.`;
  const others = sayList(
    story.with.map((one) => within(people, one)),
    'and',
  );
  return `${scored} 2 with ${word}: ${others} had it too.`;
}

function sayFault(view: View): string {
  const { story } = view.settled!;
  const same = story.contests.find(({ word }) => findJudgement(view, story.word, word)?.verdict === 'SAME');
  if (same) return `the same as ${same.word}`;
  if (view.players[story.seat]!.left) return 'the player has left';
  const wordster = view.wordster ?? view.opened!.wordster;
  return findShapeFault(story.word, wordster) === null ? 'not in the dictionary' : `not a word for ${wordster}`;
}

const findJudgement = ({ judgements }: View, a: Word, b: Word): Judgement | undefined =>
  judgements.find(({ words }) => words.includes(a) && words.includes(b));

export type Ruling = { readonly sentence: string; readonly judgement: Judgement | null };

/** What came of the claims and contests of the latest announcement, ballots included. */
export function listRulings(view: View, people: People, lexicon: Knowledge | null): readonly Ruling[] {
  const { story } = view.settled!;
  return [...story.contests, ...(story.claims ?? [])].map((dispute): Ruling => {
    const judgement = findJudgement(view, story.word, dispute.word) ?? null;
    const same = judgement
      ? judgement.verdict === 'SAME'
      : lexicon !== null && isSame(story.word, dispute.word, view, lexicon);
    return { sentence: `${sayDispute(dispute, people)}: ${same ? 'the same' : 'different'}.`, judgement };
  });
}

function sayDispute({ type, word, by }: Dispute, people: People): string {
  const names = sayList(
    by.map((seat) => nameOf(people, seat)),
    'and',
  );
  return type === 'claim' ? `${names} claimed ${word}` : `${names} contested it with ${word}`;
}

/** What announcing this word would lead to. */
export function captionAnnouncement(view: View, seat: Seat, pick: Word): string {
  const given = view.protections.filter((one) => one.seat === seat && one.word !== pick).map(({ word }) => word);
  const lost = given.length === 0 ? '' : ` ${sayList(given, 'and')} will no longer be kept for you.`;
  return `1 point if only you have it, 2 if somebody else has it too.${lost}`;
}

/** What one has answered, sealed as it is. */
export function sayAnswer({ claims, contests, question }: Response): string {
  const parts = [
    ...(claims.length > 0 ? [`claim ${sayList(claims, 'and')}`] : []),
    ...(contests.length > 0 ? [`contest it with ${sayList(contests, 'and')}`] : []),
    ...(question ? ['have it looked up'] : []),
  ];
  return parts.length === 0 ? 'You let it pass' : `You ${sayList(parts, 'and')}`;
}

/** Whom the table waits for, when nothing is asked of me. */
export function captionWait({ phase }: View, people: People): string {
  switch (phase.type) {
    case 'select':
      return `${nameOf(people, phase.selector)} chooses the Wordster.`;
    case 'write':
      return phase.writer === null ? '' : `${nameOf(people, phase.writer)} is writing.`;
    case 'announce':
      return `${nameOf(people, phase.seat)} is about to announce a word.`;
    case 'respond':
      return phase.story.seat === people.me ? 'The others answer to your word.' : 'The others have not answered yet.';
    case 'vote':
      return `You voted ${phase.ballot?.toLowerCase()}. The ballots are opened when all have voted.`;
    case 'over':
      return '';
  }
}
