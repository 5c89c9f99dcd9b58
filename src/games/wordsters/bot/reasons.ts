// The reason for a bot's move, as a sentence. It may mention the bot's list, so it is shown only to the owner of that seat
// (as a hint) and in the review after the match.

import type { Seat } from '../../../core/game.ts';
import type { PlayerNames } from '../../../core/player-names.ts';
import { joinWithAnd } from '../../../core/wording.ts';
import type { Word } from '../../../lexicon/lexicon.ts';
import type { AnnouncementResponse, ComparisonReason, Verdict } from '../rules/state.ts';
import { sayComparison } from '../text/say.ts';

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

export function sayReason(reason: MoveReason, players: PlayerNames): string {
  switch (reason.type) {
    case 'chose':
      return sayChoice(reason);
    case 'tookOver':
      return 'I took over because it was my turn to write, and my time only starts then.';
    case 'wrote':
      return sayWriting(reason);
    case 'finished':
      return reason.full
        ? 'I said done because all ten of my lines were full.'
        : 'I said done because no further word came to my mind.';
    case 'announced':
      return sayAnnouncement(reason);
    case 'responded':
      return sayResponse(reason, players.subject(reason.announcer));
    case 'voted':
      return sayVote(reason);
  }
}

const percent = (chance: number): string =>
  chance < 0.01 ? 'less than 1 %' : `about ${Math.min(99, Math.round(100 * chance))} %`;

function sayChoice({ wordster, words, of, most }: Extract<MoveReason, { type: 'chose' }>): string {
  if (of === 1) return `I took ${wordster} because it was the only Wordster left.`;
  return most
    ? `I chose ${wordster} because I know more words for it than for the others: ${words}.`
    : `I chose ${wordster} at a guess, without counting what I know for it.`;
}

function sayWriting({ word, because, chance }: Extract<MoveReason, { type: 'wrote' }>): string {
  switch (because) {
    case 'first':
      return `I wrote ${word} because it was the first word that came to my mind.`;
    case 'double':
      return `I wrote ${word} because others may well have it too (${percent(chance)}), and as I announce first I would get 2 points for it.`;
    case 'alone':
      return `I wrote ${word} because of all the words I thought of it is the one others least likely have (${percent(chance)}): a point nobody is likely to take from me.`;
  }
}

function sayAnnouncement({ word, because, chance }: Extract<MoveReason, { type: 'announced' }>): string {
  switch (because) {
    case 'last':
      return `I announced ${word} because it was the last word I could announce.`;
    case 'alone':
      return `I announced ${word} because nobody else has words left, so the order no longer mattered.`;
    case 'any':
      return `I announced ${word} just because I felt like it, without asking who else might have it.`;
    case 'shared':
      return `I announced ${word} because of my words it is the likeliest on another list (${percent(chance)}): the first to say it gets 2 points, the others none.`;
  }
}

function sayResponse(
  { word, response, withheldWords: kept }: Extract<MoveReason, { type: 'responded' }>,
  announcer: string,
): string {
  const { claims, contests, question } = response;
  const parts = [
    ...(claims.length > 0
      ? [
          `I told of ${joinWithAnd(claims)}: if that is not the same as ${word}, nobody else can announce it before my turn`,
        ]
      : []),
    ...(contests.length > 0
      ? [`I contested ${word} because I take it for the same word as ${joinWithAnd(contests)}`]
      : []),
    ...(question ? [`I questioned ${word} because I do not know it, and ${announcer} may have made it up`] : []),
  ];
  if (parts.length > 0) return `${parts.join('; ')}.`;
  return kept.length > 0
    ? `I said nothing of ${joinWithAnd(kept)}: if the table took it for the same word as ${word}, I would lose it to ${announcer}.`
    : `I said nothing because none of my words is at stake, and I have nothing against ${word}.`;
}

function sayVote({ words, verdict, stake, because }: Extract<MoveReason, { type: 'voted' }>): string {
  const vote = `I voted ${verdict.toLowerCase()}`;
  if (stake === 'announcer') return `${vote} because my word ${words[0]} is worth more that way.`;
  if (stake === 'party') return `${vote} because I raised the matter of ${joinWithAnd(words)} myself.`;
  return `${vote} because ${sayComparison(words, because)}.`;
}
