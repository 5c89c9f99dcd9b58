// A word that the table voted on, as an act in the log of a match: `house add ZEN`, `house ban QI`. The host writes it after
// the vote, by `clock` because it is no player's. It changes which words count, nothing else, so all games have it alike.

import { HOUSE_WORD_LIMITS, type HouseWords, isHouseSpelling } from '../../lexicon/house/house-words.ts';
import type { Lexicon, ListName } from '../../lexicon/lexicon.ts';
import { type Refusal, refuse } from '../game.ts';
import type { LogEntry, Match } from '../match.ts';
import { ok, type Result } from '../result.ts';

export type HouseChange = { readonly change: 'add' | 'ban'; readonly word: string };

/** The event of this act, in every game. Games never get it: it is left out of the events that a game is given. */
export type HouseEvent = HouseChange & { readonly type: 'houseWord' };

export const formatHouseAct = ({ change, word }: HouseChange): string => `house ${change} ${word}`;

export function parseHouseAct(text: string): HouseChange | null {
  const [, change, word] = /^house (add|ban) ([A-Z]{1,40})$/.exec(text) ?? [];
  return word === undefined ? null : { change: change as HouseChange['change'], word };
}

/** Whether anything but the dictionary decided which words count. */
export const hadHouseWords = ({
  match,
  entries,
}: {
  readonly match: Match;
  readonly entries: readonly LogEntry[];
}): boolean =>
  match.house !== undefined || entries.some(({ by, text }) => by === 'clock' && parseHouseAct(text) !== null);

export const isFamilyList = (list: ListName): boolean => list.endsWith('-family');

/** Whether the table may vote on this change, given the words that count now. */
export function checkHouseChange(
  { change, word }: HouseChange,
  house: HouseWords,
  list: ListName,
  lexicon: Lexicon,
): Result<null, Refusal> {
  if (!isHouseSpelling(word)) return refuse('HOUSE_LETTERS', '', word.slice(0, 40));
  if (change === 'add' && lexicon.has(word)) return refuse('HOUSE_COUNTS', '', word);
  if (change === 'ban' && !lexicon.has(word)) return refuse('HOUSE_NO_WORD', '', word);
  if (change === 'add' && isFamilyList(list) && lexicon.offensiveness(word) === 'hard')
    return refuse('HOUSE_COARSE', '', word);
  if (house.add.length + house.ban.length >= HOUSE_WORD_LIMITS.words && !isTakenBack({ change, word }, house))
    return refuse('HOUSE_FULL', '');
  return ok(null);
}

const isTakenBack = ({ change, word }: HouseChange, { add, ban }: HouseWords): boolean =>
  (change === 'add' ? ban : add).includes(word);

/** Adding a banned word, or banning an added one, takes it off the list. */
export function withHouseChange({ add, ban }: HouseWords, { change, word }: HouseChange): HouseWords {
  const without = (words: readonly string[]): string[] => words.filter((one) => one !== word);
  if (isTakenBack({ change, word }, { add, ban })) return { add: without(add), ban: without(ban) };
  return change === 'add' ? { add: [...without(add), word].sort(), ban } : { add, ban: [...without(ban), word].sort() };
}

/** Sentences for what a vote can't change; null for other refusals. */
export function describeHouseRefusal({ code, about: [word = ''] }: Refusal): string | null {
  switch (code) {
    case 'HOUSE_LETTERS':
      return `House words have ${HOUSE_WORD_LIMITS.minLetters} to ${HOUSE_WORD_LIMITS.maxLetters} letters, A to Z only.`;
    case 'HOUSE_COUNTS':
      return `${word} already counts.`;
    case 'HOUSE_NO_WORD':
      return `${word} doesn’t count anyway.`;
    case 'HOUSE_COARSE':
      return `This is a family table, so ${word} can’t be a house word.`;
    case 'HOUSE_FULL':
      return `This table already has ${HOUSE_WORD_LIMITS.words} house words. Remove some after the game.`;
    case 'HOUSE_LATE':
      return 'The game is over.';
    default:
      return null;
  }
}

export const describeHouseEvent = ({ change, word }: HouseChange): string =>
  change === 'add'
    ? `The table agreed: ${word} counts from now on.`
    : `The table agreed: ${word} doesn’t count anymore.`;
