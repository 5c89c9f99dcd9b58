import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/game.ts';
import { formatMove } from '../rules/moves.ts';
import type { Setup } from '../rules/options.ts';
import { ownHandIn } from '../testing/draft.testing.ts';
import { stageTestTable } from '../testing/table.testing.ts';
import * as drafts from './draft.ts';
import { ACCEPT_ALL_WORDS, playToSend, previewDraft, previewLexicon } from './preview.ts';

/** The preview after typing these letters at the end of the row. */
function previewOf(scenario: { readonly [key: string]: Json }, letters: string, options: Partial<Setup> = {}) {
  const table = stageTestTable({ turn: 0, ...scenario }, 3, { lookup: 'on', ...options });
  const view = table.view(0);
  const ownHand = ownHandIn(view);
  let draft = drafts.newDraft(view.row.slots);
  for (const letter of letters) draft = drafts.pressKey(draft, ownHand, letter, false, ACCEPT_ALL_WORDS)!;
  return previewDraft(ownHand.position, drafts.currentRow(draft), previewLexicon(view.setup, table.lexicon));
}

it('offers both claims with their points where the rules require one', () => {
  const preview = previewOf({ row: 'kR+TL yA gT', status: 'word', by: 2, hands: { 0: 'yE' } }, 'E');
  expect(preview.type === 'choice' && [preview.letter.result.points, preview.word.result.points]).toEqual([1, 6]);
  expect(formatMove(playToSend(preview, 'letter')!)).toBe('play ... yE letter');
});

it('sends a refused play too, so that the table gives the reason', () => {
  const preview = previewOf({ row: 'kN', hands: { 0: 'kK' } }, 'K');
  expect([preview.type, formatMove(playToSend(preview, 'word')!)]).toEqual(['refused', 'play . kK']);
  expect(playToSend(previewOf({ row: 'kN' }, ''), 'word')).toBeNull();
});

describe('without look-ups', () => {
  it.each(['retry', 'lose-turn'] as const)('[TM-178] does not reveal whether a draft is a word (%s)', (invalidPlay) => {
    const options = { lookup: 'off', invalidPlay } as const;
    const scenario = { row: 'kN', hands: { 0: 'kK yE' } };
    expect(previewOf(scenario, 'K', options).type).toBe('choice');
    expect(previewOf(scenario, 'KE', options).type).toBe('play');
  });
});
