// The reason for a bot's move, as a sentence. It may mention the bot's list, so it is shown only to the owner of that seat
// (as a hint) and in the review after the match.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithAnd } from '../../../core/wording.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import type { AnnouncementResponse, ComparisonReason, Verdict } from '../rules/state.ts';
import { sayComparison } from '../text/event-sentences.ts';

export type MoveReason =
  | {
      readonly type: 'chose';
      readonly wordster: Word;
      /** How many words the bot knows for it. */
      readonly words: number;
      /** How many Wordsters were offered. */
      readonly of: number;
      /** The bot looked for the Wordster it knows most words for. */
      readonly most: boolean;
    }
  | { readonly type: 'tookOver' }
  | {
      readonly type: 'wrote';
      readonly word: Word;
      /** The first idea; likely shared and announced first, so worth 2; or probably on no other list. */
      readonly because: 'first' | 'double' | 'alone';
      /** The probability that another list has it. */
      readonly chance: number;
    }
  | { readonly type: 'finished'; readonly full: boolean }
  | {
      readonly type: 'announced';
      readonly word: Word;
      /** The only word left; nobody else has words left; a random pick; or the likeliest on another list. */
      readonly because: 'last' | 'alone' | 'any' | 'shared';
      readonly chance: number;
    }
  | {
      readonly type: 'responded';
      readonly word: Word;
      readonly announcer: Seat;
      readonly response: AnnouncementResponse;
      /** The bot's own words that may count as the same and were not claimed. */
      readonly withheldWords: readonly Word[];
    }
  | {
      readonly type: 'voted';
      readonly words: readonly [Word, Word];
      readonly verdict: Verdict;
      readonly stake: 'announcer' | 'party' | null;
      readonly because: ComparisonReason;
    };

/** What the bot would do: it serves as advice before the move and as an explanation after it. */
export function sayReason(reason: MoveReason, players: PlayerNames): string {
  switch (reason.type) {
    case 'chose':
      return sayChoice(reason);
    case 'tookOver':
      return 'I’d start my clock, because it’s my turn to write.';
    case 'wrote':
      return sayWriting(reason);
    case 'finished':
      return reason.full
        ? 'I’d stop here, because my list is full.'
        : 'I’d stop here, because I can’t think of any more words.';
    case 'announced':
      return sayAnnouncement(reason);
    case 'responded':
      return sayResponse(reason, players.name(reason.announcer));
    case 'voted':
      return sayVote(reason);
  }
}

const percent = (chance: number): string =>
  chance < 0.01 ? 'less than 1%' : `about ${Math.min(99, Math.round(100 * chance))}%`;

function sayChoice({ wordster, words, of, most }: Extract<MoveReason, { type: 'chose' }>): string {
  if (of === 1) return `I’d choose ${wordster}, the only one left.`;
  return most
    ? `I’d choose ${wordster}: I know the most words for it (${words}).`
    : `I’d choose ${wordster}. It’s just a guess.`;
}

function sayWriting({ word, because, chance }: Extract<MoveReason, { type: 'wrote' }>): string {
  switch (because) {
    case 'first':
      return `I’d write ${word}, the first word that comes to mind.`;
    case 'double':
      return `I’d write ${word}. Others may have it too (${percent(chance)}), and I read first, so it could score 2.`;
    case 'alone':
      return `I’d write ${word}. I can’t think of a word that others are less likely to have (${percent(chance)}).`;
  }
}

function sayAnnouncement({ word, because, chance }: Extract<MoveReason, { type: 'announced' }>): string {
  switch (because) {
    case 'last':
      return `I’d read ${word}, the last word I can read.`;
    case 'alone':
      return `I’d read ${word}. Nobody else has words left, so the order doesn’t matter.`;
    case 'any':
      return `I’d read ${word}, just because I feel like it.`;
    case 'shared':
      return `I’d read ${word} first. Of my words, others are most likely to have this one too (${percent(chance)}).`;
  }
}

function sayResponse(
  { word, response, withheldWords }: Extract<MoveReason, { type: 'responded' }>,
  announcer: string,
): string {
  const { claims, contests, question } = response;
  const parts = [
    ...(claims.length > 0
      ? [
          `I’d claim ${joinWithAnd(claims)}, so nobody else can read ${claims.length === 1 ? 'it' : 'them'} before my turn.`,
        ]
      : []),
    ...(contests.length > 0 ? [`I’d contest ${word}, because it’s the same word as ${joinWithAnd(contests)}.`] : []),
    ...(question ? [`I’d have ${word} looked up. I don’t know it, and ${announcer} may have made it up.`] : []),
  ];
  if (parts.length > 0) return parts.join(' ');
  return withheldWords.length > 0
    ? `I’d keep quiet about ${joinWithAnd(withheldWords)}. ${withheldWords.length === 1 ? `If it counts as the same word as ${word}, I lose it.` : `I lose any that count as the same word as ${word}.`}`
    : `I’d let ${word} pass. It makes no difference to my words.`;
}

function sayVote({ words, verdict, stake, because }: Extract<MoveReason, { type: 'voted' }>): string {
  const vote = `I’d vote “${verdict.toLowerCase()}”`;
  if (stake === 'announcer') return `${vote}, because that’s better for my ${words[0]}.`;
  if (stake === 'party')
    return `${vote}, because I ${verdict === 'SAME' ? `contested ${words[0]}` : `claimed ${words[1]}`}.`;
  return `${vote}: ${sayComparison(words, because)}.`;
}
