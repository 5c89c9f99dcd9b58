// The sentences about the viewer's draft: the send button, the sum, the claims, the prompt, and why an input
// is impossible. The caption of the row itself is in captions.ts.

import { cardPoints } from '../rules/cards.ts';
import type { Claim } from '../rules/moves.ts';
import type { PlayResult } from '../rules/plays/check-play.ts';
import { letterMultiplier, wordMultiplier, wordPoints } from '../rules/scoring.ts';
import { type Slot, textOf } from '../rules/state.ts';
import { nextSeat, type View } from '../rules/view.ts';
import { describePremiums } from '../text/phrases.ts';
import { type DraftRow, premiumsIn, type RowTarget } from './draft-row.ts';
import type { Preview } from './preview.ts';

export function sendButtonLabel(preview: Preview, row: DraftRow, claim: Claim): string {
  const verb = row.clears ? 'Clear and play' : 'Play';
  switch (preview.type) {
    case 'nothing':
      return row.clears ? 'Lay at least one card' : 'Lay a card first';
    case 'refused':
      return `${verb} ${preview.text}`;
    case 'play':
      return `${verb} ${preview.result.text}, +${preview.result.points}`;
    case 'choice':
      return claim === 'word'
        ? `Play ${preview.text}, +${preview.word.result.points}`
        : `Keep the letter, +${preview.letter.result.points}`;
  }
}

/** Why the draft cannot be played, without a hint of what could be (TM-178). */
export function saySpellingFault({ refusal }: Extract<Preview, { type: 'refused' }>): string {
  switch (refusal.code) {
    case 'NOT_A_BEGINNING':
      return 'begins no word.';
    case 'NOT_A_WORD':
      if (refusal.rule === 'TM-080' || refusal.rule === 'TM-082') return 'is no word, and only a word takes a word.';
      return `${refusal.about.includes('begins') ? 'only begins a word' : 'is no word'}: finish one, or lay one card.`;
    case 'NO_CHANGE':
      return 'is what lies there already.';
    case 'PREMIUM_NEEDS_WORD':
      return 'is no word yet, and premiums count only with one.';
    default:
      return 'cannot be laid so.';
  }
}

/** The sum of a word without its result: the letters with their premiums, then the word premiums. */
export function formatSum(slots: readonly Slot[]): string {
  const plus = slots.length > 8 ? '+' : ' + ';
  const terms = slots.map(({ card, premium }) => {
    const factor = letterMultiplier(premium);
    return factor === 1 ? String(cardPoints(card)) : `${cardPoints(card)}×${factor}`;
  });
  const sum = slots.reduce((total, { card, premium }) => total + cardPoints(card) * letterMultiplier(premium), 0);
  const factors = slots.flatMap(({ premium }) => {
    const factor = wordMultiplier(premium);
    return factor === 1 ? [] : [`${premium === 'ST' ? 'star' : 'word'} ×${factor}`];
  });
  return factors.length === 0 ? terms.join(plus) : [`${terms.join(plus)} = ${sum}`, ...factors].join(', ');
}

/** The line below the row: the word and its sum, or why it does not count. */
export type RowScoreText = {
  readonly text: string;
  readonly explanation: string;
  readonly points: number | null;
  /** Known to be a word, so it can be looked up. */
  readonly isWord: boolean;
};

const LETTER_COUNTS = 'your letter counts';

export function rowScoreText(
  view: View,
  row: DraftRow | null,
  preview: Preview,
  claim: Claim,
  canCheckWords: boolean,
): RowScoreText | null {
  const wordScore = (slots: readonly Slot[], text: string): RowScoreText => ({
    text,
    explanation: `${formatSum(slots)} =`,
    points: wordPoints(slots),
    isWord: canCheckWords,
  });
  switch (preview.type) {
    case 'nothing':
      return view.status === 'word' && !row?.clears ? wordScore(view.row.slots, '') : null;
    case 'refused':
      return { text: preview.text, explanation: saySpellingFault(preview), points: null, isWord: false };
    case 'play': {
      const { isWord, slots, text, points } = preview.result;
      if (isWord) return wordScore(slots, text);
      const explanation = canCheckWords ? `begins a word: ${LETTER_COUNTS}` : LETTER_COUNTS;
      return { text, explanation, points, isWord: false };
    }
    case 'choice':
      return claim === 'word'
        ? wordScore(preview.word.result.slots, preview.text)
        : {
            text: preview.text,
            explanation: LETTER_COUNTS,
            points: preview.letter.result.points,
            isWord: canCheckWords,
          };
  }
}

/** What each claim of TM-111 brings and risks. `doubtful`: what the row would read, if it may be no word. */
export function sayClaimChoices(
  view: View,
  row: DraftRow,
  names: readonly string[],
  doubtful: string | null,
): Record<Claim, string> {
  if (doubtful === null) return { letter: sayLetterClaim(row, view), word: sayWordClaim(view, names) };
  const next = nextSeat(view, view.toAct!);
  return {
    letter: `If ${doubtful} ${view.status === 'word' ? 'is' : 'begins'} a word: yours for good.`,
    word: `If ${doubtful} is a word${next === null ? '' : `, and ${names[next]} does not change it`}.`,
  };
}

/** What follows a play that leaves no choice of claim. */
export const sayConsequence = ({ isWord }: PlayResult, view: View, names: readonly string[]): string =>
  isWord ? sayWordClaim(view, names) : 'Yours for good. The row stays open.';

function sayWordClaim(view: View, names: readonly string[]): string {
  const next = nextSeat(view, view.toAct!);
  if (next === null) return 'Nobody plays after you: it is safe.';
  return `If ${names[next]} changes it next, you get 0.`;
}

/** TM-116, TM-119, TM-123. */
function sayLetterClaim(row: DraftRow, view: View): string {
  const premiums = premiumsIn(row);
  const rest =
    premiums.length === 0
      ? 'The row stays open.'
      : `${capitalize(describePremiums(premiums))} ${premiums.length === 1 ? 'stays' : 'stay'} with you.`;
  return `Yours for good. ${view.status === 'word' ? `${textOf(view.row.slots)} is taken too.` : rest}`;
}

const capitalize = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** What the viewer can do next, between the row and the dock. */
export function sayNextAction(
  view: View,
  {
    heldItem,
    cursor,
  }: {
    readonly heldItem: { readonly type: 'card' | 'premium' } | null;
    readonly cursor: RowTarget | null;
  },
  row: DraftRow,
  preview: Preview,
  names: readonly string[],
): string {
  if (heldItem?.type === 'premium') return 'Now tap a black card.';
  if (heldItem?.type === 'card')
    return view.row.slots.some(({ fresh }) => !fresh)
      ? 'Now tap a place. Of those marked ▾ one has to stay.'
      : 'Now tap a place.';
  if (preview.type === 'play') return sayConsequence(preview.result, view, names);
  if (preview.type !== 'nothing') return '';
  if (row.slots.length === 0) return 'Tap or type your letters in order.';
  return cursor === null ? 'Tap a letter, then a place. Or type.' : 'Tap or type the letters that go there.';
}

/** Why a tap, a drop or a key did nothing, where no rule's own refusal says it. */
export const draftErrors = {
  noBlank: 'You hold no blank.',
  noCard: (letter: string, hasBlank: boolean): string =>
    `You hold no ${letter}.${hasBlank ? ` Shift and ${letter} lays your blank as ${letter}.` : ''}`,
  cannotPlace: 'This card cannot lie there.',
  premiumNeedsBlack: 'A premium lies on a black card of the row (TM-122).',
};
