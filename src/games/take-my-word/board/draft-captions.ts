// The sentences about the viewer's draft: the send button, the sum, the claims, the prompt, and why an input
// is impossible. The caption of the row itself is in captions.ts.

import type { PlayerNames } from '../../../core/player-names.ts';
import { quoteLetter } from '../../../core/wording.ts';
import { cardPoints } from '../rules/cards.ts';
import type { Claim } from '../rules/moves.ts';
import type { PlayResult } from '../rules/plays/check-play.ts';
import { letterMultiplier, wordMultiplier, wordPoints } from '../rules/scoring.ts';
import { type Slot, textOf } from '../rules/state.ts';
import { nextSeat, type View } from '../rules/view.ts';
import { describePremiums } from '../text/phrases.ts';
import { type DraftRow, premiumsIn, type RowTarget } from './draft-row.ts';
import type { Preview } from './preview.ts';

/** When new letters come (TM-100), or what letters cost once they don't any more (TM-102, TM-141). */
export const refillNote = ({ round, setup }: View): string =>
  round === setup.rounds
    ? 'Last round: letters you keep cost their points.'
    : 'Play all of these to draw seven new letters.';

export function sendButtonLabel(preview: Preview, row: DraftRow, claim: Claim): string {
  const verb = row.clears ? 'Clear and play' : 'Play';
  switch (preview.type) {
    case 'nothing':
      return 'Choose a card';
    case 'refused':
      return `${verb} ${preview.text}`;
    case 'play':
      return `${verb} ${preview.result.text}, +${preview.result.points}`;
    case 'choice':
      return claim === 'word'
        ? `Play ${preview.text}, +${preview.word.result.points}`
        : `Score the letter, +${preview.letter.result.points}`;
  }
}

/** Why the draft can't be played, without a hint of what could be (TM-178). Follows what the row would read. */
export function saySpellingFault({ refusal }: Extract<Preview, { type: 'refused' }>): string {
  switch (refusal.code) {
    case 'NOT_A_BEGINNING':
      return 'isn’t the start of any word.';
    case 'NOT_A_WORD':
      if (refusal.rule === 'TM-080' || refusal.rule === 'TM-082')
        return 'isn’t a word. Make a new word from this one, or clear it.';
      return `isn’t a word${refusal.about.includes('begins') ? ' yet' : ''}. Finish one, or play one card.`;
    case 'NO_CHANGE':
      return 'is already there.';
    case 'PREMIUM_NEEDS_WORD':
      return 'isn’t a word yet. Finish one, or take the premium cards off.';
    default:
      return 'doesn’t fit like this. Try another card or another place.';
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

const LETTER_SCORES = 'Your letter scores';

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
      const explanation = canCheckWords ? `starts a word. ${LETTER_SCORES}` : LETTER_SCORES;
      return { text, explanation, points, isWord: false };
    }
    case 'choice':
      return claim === 'word'
        ? wordScore(preview.word.result.slots, preview.text)
        : {
            text: preview.text,
            explanation: LETTER_SCORES,
            points: preview.letter.result.points,
            isWord: canCheckWords,
          };
  }
}

/** What each claim of TM-111 brings and risks. `doubtful`: what the row would read, if it may not be a word. */
export function sayClaimChoices(
  view: View,
  row: DraftRow,
  players: PlayerNames,
  doubtful: string | null,
): Record<Claim, string> {
  if (doubtful === null) return { letter: sayLetterClaim(row, view), word: sayWordClaim(view, players) };
  const next = nextSeat(view, view.toAct!);
  return {
    letter: `If ${doubtful} ${view.status === 'word' ? 'is' : 'starts'} a word, nobody can take that from you.`,
    word: `You get this if ${doubtful} is a word${next === null ? '' : ` and ${players.name(next)} doesn’t take it`}.`,
  };
}

/** What follows a play that leaves no choice of claim. */
export const sayConsequence = ({ isWord }: PlayResult, view: View, players: PlayerNames): string =>
  isWord ? sayWordClaim(view, players) : 'Nobody can take that from you. The row stays unfinished.';

function sayWordClaim(view: View, players: PlayerNames): string {
  const next = nextSeat(view, view.toAct!);
  if (next === null) return 'Nobody plays after you, so it’s safe.';
  return `If ${players.name(next)} takes it next, you get nothing.`;
}

/** TM-116, TM-119, TM-123. */
function sayLetterClaim(row: DraftRow, view: View): string {
  if (view.status === 'word') return `Nobody can take that from you, and ${textOf(view.row.slots)} no longer counts.`;
  const premiums = premiumsIn(row);
  return `Nobody can take that from you. ${premiums.length === 0 ? 'The row stays unfinished.' : `You keep ${describePremiums(premiums)}.`}`;
}

/** What the viewer can do next, between the row and the dock. */
export function sayNextAction(
  view: View,
  {
    heldItem,
    cursor,
    typed = null,
  }: {
    readonly heldItem: { readonly type: 'card' | 'premium' } | null;
    readonly cursor: RowTarget | null;
    readonly typed?: { readonly text: string } | null;
  },
  row: DraftRow,
  preview: Preview,
  players: PlayerNames,
): string {
  if (heldItem?.type === 'premium') return 'Choose a black card for it.';
  if (heldItem?.type === 'card')
    return view.setup.keepRule === 'laid' && view.row.slots.some(({ fresh }) => !fresh)
      ? 'Choose a place. One card marked ▾ has to stay.'
      : 'Choose a place for it.';
  if (preview.type === 'play') return sayConsequence(preview.result, view, players);
  if (preview.type !== 'nothing') return '';
  if (typed !== null)
    return typed.text.length < view.row.slots.length
      ? `${typed.text}… Type the whole word.`
      : `Your cards can’t make ${typed.text} here. Keep typing, or press Esc.`;
  if (row.slots.length === 0) return 'Choose or type your letters in order.';
  return cursor === null
    ? 'Choose a letter, then a place. Or type the whole word.'
    : 'Choose or type the letters that go there.';
}

/** Why a tap, a drop or a key did nothing, where no rule's own refusal says it. */
export const draftErrors = {
  noBlank: 'You don’t have a blank.',
  noCard: (letter: string, hasBlank: boolean): string =>
    `You don’t have the letter ${quoteLetter(letter)}.${hasBlank ? ` Shift+${letter} plays your blank as ${quoteLetter(letter)}.` : ''}`,
  cannotPlace: 'This card can’t go there. Try another place.',
};
