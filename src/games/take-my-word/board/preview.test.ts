import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/game.ts';
import { formatMove } from '../rules/moves.ts';
import type { Setup } from '../rules/options.ts';
import { wordPoints } from '../rules/scoring.ts';
import { positionInView } from '../rules/view.ts';
import { stagedTable } from '../testing/table.testing.ts';
import * as on from './draft.ts';
import type { DraftRow } from './draft-row.ts';
import {
  formatSum,
  lexiconFor,
  moveToSend,
  nextSeat,
  previewDraft,
  sayClaimChoices,
  sayConsequence,
  saySpellingFault,
  sendButtonLabel,
} from './preview.ts';
import { NO_TRACKED_CARDS, trackCards } from './track-cards.ts';

const NAMES = ['You', 'Ben', 'Ines'];

/** What is foreseen when these letters are typed behind the row, after a clear if told so. */
function foresee(
  scenario: { readonly [key: string]: Json },
  letters: string,
  more: { clear?: true; options?: Partial<Setup> } = {},
) {
  const table = stagedTable({ turn: 0, ...scenario }, 3, { lookup: 'on', ...more.options });
  const view = table.view(0);
  const position = positionInView(view, 0)!;
  const own = { position, cards: trackCards(NO_TRACKED_CARDS, position.row.slots, position.hand).hand };
  let desk = on.newDraft(position.row.slots);
  if (more.clear) desk = on.clearRowInDraft(desk);
  for (const letter of letters) desk = on.pressKey(desk, own, letter, false)!;
  const trial: DraftRow = on.currentRow(desk);
  const foreseen = previewDraft(position, trial, lexiconFor(view.setup, table.lexicon));
  return { view, trial, foreseen, says: sendButtonLabel(foreseen, trial, 'word') };
}

describe('what the green button says', () => {
  it('is what would happen', () => {
    const rat = { row: 'kR yA gT', status: 'word', by: 2, hands: { 0: 'yE kS kI kN' } };
    expect(foresee(rat, '').says).toBe('Lay a card first');
    expect(foresee(rat, 'ES').says).toBe('Play RATES, +5');
    expect(foresee(rat, 'E').says).toBe('Play RATE, +4');
    expect(foresee(rat, 'S').says).toBe('Play RATS');
    expect(foresee(rat, 'IN', { clear: true }).says).toBe('Clear and play IN, +2');
    expect(foresee({ hands: { 0: 'yQ' } }, 'Q').says).toBe('Play Q, +10');
  });
});

describe('the choice of letter or word', () => {
  const given = { row: 'kR+TL yA gT', status: 'word', by: 2, hands: { 0: 'yE' } };

  it('is offered where the rules ask for it, with the points of both', () => {
    const { foreseen, trial } = foresee(given, 'E');
    expect(foreseen.type === 'choice' && [foreseen.letter.laying.points, foreseen.word.laying.points]).toEqual([1, 6]);
    expect(formatMove(moveToSend(foreseen, 'letter')!.play)).toBe('play ... yE letter');
    expect(sendButtonLabel(foreseen, trial, 'letter')).toBe('Keep the letter, +1');
  });

  it('tells the risk and what is safe', () => {
    const { view, trial } = foresee(given, 'E');
    expect(sayClaimChoices(view, trial, NAMES, null).word).toBe('If Ben changes it next, you get 0.');
    expect(sayClaimChoices(view, trial, NAMES, null).letter).toBe('Yours for good. RAT is taken too.');
    const last = stagedTable({ ...given, rotation: [1, 2, 0], turn: 0, round: 10 }, 3).view(0);
    expect(nextSeat(last)).toBeNull();
    expect(sayClaimChoices(last, trial, NAMES, null).word).toBe('Nobody plays after you: it is safe.');
  });

  it('is not there for several cards or a lone letter, but what follows is told', () => {
    const follows = (...[scenario, letters]: Parameters<typeof foresee>): string => {
      const { view, foreseen } = foresee(scenario, letters);
      return foreseen.type === 'play' ? sayConsequence(foreseen.laying, view, NAMES) : foreseen.type;
    };
    expect(follows({ row: 'kR', hands: { 0: 'yA gT' } }, 'AT')).toBe('If Ben changes it next, you get 0.');
    expect(follows({ hands: { 0: 'yQ' } }, 'Q')).toBe('Yours for good. The row stays open.');
  });

  it('says which premiums stay', () => {
    const { view, trial } = foresee({ row: 'kN', hands: { 0: 'yI' } }, 'I');
    const premium = {
      ...trial,
      places: trial.slots.map((place, i) => (i === 0 ? { ...place, premium: 'ST' as const } : place)),
    };
    expect(sayClaimChoices(view, premium, NAMES, null).letter).toBe('Yours for good. The star stays with you.');
    expect(sayClaimChoices(view, trial, NAMES, null).letter).toBe('Yours for good. The row stays open.');
  });
});

describe('what cannot be played', () => {
  const fault = (scenario: { readonly [key: string]: Json }, letters: string) => {
    const { foreseen } = foresee(scenario, letters);
    return foreseen.type === 'refused' ? saySpellingFault(foreseen) : foreseen.type;
  };

  it('is told without a hint of what could be (TM-178)', () => {
    expect(fault({ row: 'kN', hands: { 0: 'kK' } }, 'K')).toBe('begins no word.');
    expect(fault({ row: 'kN', hands: { 0: 'kK yE' } }, 'KE')).toBe('is no word: finish one, or lay one card.');
    expect(fault({ row: 'kR', hands: { 0: 'yA gT yI' } }, 'ATI')).toBe(
      'only begins a word: finish one, or lay one card.',
    );
    expect(fault({ row: 'kI yN', status: 'word', hands: { 0: 'kK' } }, 'K')).toBe(
      'is no word, and only a word takes a word.',
    );
  });
});

describe('where words may not be looked up', () => {
  const lookup = 'off';

  it('[TM-178] nothing is told of a word before it is played, and the choice is offered blindly', () => {
    for (const invalidPlay of ['retry', 'lose-turn'] as const) {
      const one = foresee({ row: 'kN', hands: { 0: 'kK yE' } }, 'K', { options: { lookup, invalidPlay } });
      expect(one.foreseen.type).toBe('choice');
      expect(sayClaimChoices(one.view, one.trial, NAMES, 'NK').word).toBe(
        'If NK is a word, and Ben does not change it.',
      );
      const several = foresee({ row: 'kN', hands: { 0: 'kK yE' } }, 'KE', { options: { lookup, invalidPlay } });
      expect(several.says).toBe('Play NKE, +8');
    }
  });
});

it('reckons a word as the rules do', () => {
  const { slots } = stagedTable({ row: 'kB+ST kA gC kK+TL' }).view().row;
  expect(formatSum(slots)).toBe('4 + 1 + 3 + 6×3 = 26, star ×2');
  expect(formatSum(slots.slice(1, 3))).toBe('1 + 3');
  expect(wordPoints(slots)).toBe(52);
});
