import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/game.ts';
import { playerNames } from '../../../core/player-names.ts';
import type { Setup } from '../rules/options.ts';
import { wordPoints } from '../rules/scoring.ts';
import { nextSeat } from '../rules/view.ts';
import { ownHandIn } from '../testing/draft.testing.ts';
import { stageTestTable } from '../testing/table.testing.ts';
import * as drafts from './draft.ts';
import {
  formatSum,
  refillNote,
  rowScoreText,
  sayClaimChoices,
  sayConsequence,
  sayNextAction,
  saySpellingFault,
  sendButtonLabel,
} from './draft-captions.ts';
import { ACCEPT_ALL_WORDS, previewDraft, previewLexicon } from './preview.ts';

const PLAYERS = playerNames(['Ann', 'Ben', 'Ines'], 0);
type Scenario = { readonly [key: string]: Json };

/** The draft and its preview after typing these letters at the end of the row, or after clearing it first. */
function typed(scenario: Scenario, letters: string, more: { clear?: true; options?: Partial<Setup> } = {}) {
  const table = stageTestTable({ turn: 0, ...scenario }, 3, { lookup: 'on', ...more.options });
  const view = table.view(0);
  const ownHand = ownHandIn(view);
  let draft = drafts.newDraft(view.row.slots);
  if (more.clear) draft = drafts.clearRowInDraft(draft);
  for (const letter of letters) draft = drafts.pressKey(draft, ownHand, letter, false, ACCEPT_ALL_WORDS)!;
  const row = drafts.currentRow(draft);
  const preview = previewDraft(ownHand.position, row, previewLexicon(view.setup, table.lexicon));
  return { view, draft, row, preview, label: sendButtonLabel(preview, row, 'word') };
}

const RAT = { row: 'kR yA gT', status: 'word', by: 2, hands: { 0: 'yE kS kI kN' } };
const RAT_WITH_PREMIUM = { row: 'kR+TL yA gT', status: 'word', by: 2, hands: { 0: 'yE' } };

it('the send button says what will happen', () => {
  expect(typed(RAT, '').label).toBe('Choose a card');
  expect(typed(RAT, 'ES').label).toBe('Play RATES, +5');
  expect(typed(RAT, 'E').label).toBe('Play RATE, +4');
  expect(typed(RAT, 'S').label).toBe('Play RATS');
  expect(typed(RAT, 'IN', { clear: true }).label).toBe('Clear and play IN, +2');
  expect(typed({ hands: { 0: 'yQ' } }, 'Q').label).toBe('Play Q, +10');
  const { preview, row } = typed(RAT_WITH_PREMIUM, 'E');
  expect(sendButtonLabel(preview, row, 'letter')).toBe('Score the letter, +1');
});

describe('the claims', () => {
  it('are shown with what is at risk and what is safe', () => {
    const { view, row } = typed(RAT_WITH_PREMIUM, 'E');
    expect(sayClaimChoices(view, row, PLAYERS, null).word).toBe('If Ben takes it next, you get nothing.');
    expect(sayClaimChoices(view, row, PLAYERS, null).letter).toBe(
      'Nobody can take that from you, and RAT no longer counts.',
    );
    const last = stageTestTable({ ...RAT_WITH_PREMIUM, rotation: [1, 2, 0], turn: 0, round: 10 }, 3).view(0);
    expect(nextSeat(last, 0)).toBeNull();
    expect(sayClaimChoices(last, row, PLAYERS, null).word).toBe('Nobody plays after you, so it’s safe.');
  });

  it('are not offered for several cards or a first letter, but the consequence is shown', () => {
    const consequence = (scenario: Scenario, letters: string): string => {
      const { view, preview } = typed(scenario, letters);
      return preview.type === 'play' ? sayConsequence(preview.result, view, PLAYERS) : preview.type;
    };
    expect(consequence({ row: 'kR', hands: { 0: 'yA gT' } }, 'AT')).toBe('If Ben takes it next, you get nothing.');
    expect(consequence({ hands: { 0: 'yQ' } }, 'Q')).toBe('Nobody can take that from you. The row stays unfinished.');
  });

  it('say which premiums the player keeps', () => {
    const { view, row } = typed({ row: 'kN', hands: { 0: 'yI' } }, 'I');
    const withStar = {
      ...row,
      slots: row.slots.map((slot, i) => (i === 0 ? { ...slot, premium: 'ST' as const } : slot)),
    };
    expect(sayClaimChoices(view, withStar, PLAYERS, null).letter).toBe(
      'Nobody can take that from you. You keep the star.',
    );
    expect(sayClaimChoices(view, row, PLAYERS, null).letter).toBe(
      'Nobody can take that from you. The row stays unfinished.',
    );
  });

  it('[TM-178] do not reveal whether it is a word where look-ups are off', () => {
    const { view, row } = typed({ row: 'kN', hands: { 0: 'kK yE' } }, 'K', { options: { lookup: 'off' } });
    expect(sayClaimChoices(view, row, PLAYERS, 'NK').word).toBe(
      'You get this if NK is a word and Ben doesn’t take it.',
    );
    expect(typed({ row: 'kN', hands: { 0: 'kK yE' } }, 'KE', { options: { lookup: 'off' } }).label).toBe(
      'Play NKE, +8',
    );
  });
});

it('[TM-178] a fault is explained without a hint of what could be played', () => {
  const fault = (scenario: Scenario, letters: string): string => {
    const { preview } = typed(scenario, letters);
    return preview.type === 'refused' ? saySpellingFault(preview) : preview.type;
  };
  expect(fault({ row: 'kN', hands: { 0: 'kK' } }, 'K')).toBe('isn’t the start of any word.');
  expect(fault({ row: 'kN', hands: { 0: 'kK yE' } }, 'KE')).toBe('isn’t a word. Finish one, or play one card.');
  expect(fault({ row: 'kR', hands: { 0: 'yA gT yI' } }, 'ATI')).toBe('isn’t a word yet. Finish one, or play one card.');
  expect(fault({ row: 'kI yN', status: 'word', hands: { 0: 'kK' } }, 'K')).toBe(
    'isn’t a word. Make a new word from this one, or clear it.',
  );
});

describe('the sum of a word', () => {
  it('is written as it is scored', () => {
    const { slots } = stageTestTable({ row: 'kB+ST kA gC kK+TL' }).view().row;
    expect(formatSum(slots)).toBe('4 + 1 + 3 + 6×3 = 26, star ×2');
    expect(formatSum(slots.slice(1, 3))).toBe('1 + 3');
    expect(wordPoints(slots)).toBe(52);
  });

  it('is shown for the standing word and for the draft', () => {
    const score = (letters: string, claim: 'word' | 'letter' = 'word') => {
      const { view, row, preview } = typed(RAT, letters);
      return rowScoreText(view, row, preview, claim, true);
    };
    expect(score('')).toMatchObject({ text: '', explanation: '1 + 1 + 1 =', points: 3 });
    expect(score('E')).toMatchObject({ text: 'RATE', explanation: '1 + 1 + 1 + 1 =', points: 4, isWord: true });
    expect(score('E', 'letter')).toMatchObject({ text: 'RATE', explanation: 'Your letter scores', points: 1 });
    expect(score('S')).toMatchObject({ text: 'RATS', points: null, isWord: false });
  });
});

it('the prompt says what to do next', () => {
  const prompt = ({ view, draft, row, preview }: ReturnType<typeof typed>): string =>
    sayNextAction(view, draft, row, preview, PLAYERS);
  expect(prompt(typed(RAT, ''))).toBe('Choose a letter, then a place. Or type the whole word.');
  expect(prompt(typed({}, ''))).toBe('Choose or type your letters in order.');
  const held = typed(RAT, '');
  expect(prompt({ ...held, draft: { ...held.draft, heldItem: { type: 'card', id: 0 } } })).toBe(
    'Choose a place for it.',
  );
  expect(prompt({ ...held, draft: { ...held.draft, heldItem: { type: 'premium', at: 0 } } })).toBe(
    'Choose a black card for it.',
  );
});

it('[TM-096] the prompt mentions the marked cards only if one of them has to stay', () => {
  const hold = (options: Partial<Setup>): string => {
    const { view, draft, row, preview } = typed({ ...RAT, last: [3] }, '', { options });
    return sayNextAction(view, { ...draft, heldItem: { type: 'card' } }, row, preview, PLAYERS);
  };
  expect(hold({})).toBe('Choose a place. One card marked ▾ has to stay.');
  expect(hold({ keepRule: 'any' })).toBe('Choose a place for it.');
});

describe('the note beside a small hand', () => {
  it('[TM-100] says when new letters come', () => {
    expect(refillNote(stageTestTable({ turn: 0 }, 3).view(0))).toBe('Play all of these to draw seven new letters.');
  });
  it('[TM-102, TM-141] says in the last round what letters cost', () => {
    expect(refillNote(stageTestTable({ turn: 0, round: 10 }, 3).view(0))).toContain('letters you keep cost');
  });
});
