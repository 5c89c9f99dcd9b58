import { expect, it } from 'vitest';
import { openMatch } from '#core/open-match.ts';
import { customLexicon } from '#lexicon/custom-lexicon.ts';
import { game } from '../game.ts';
import type { View } from '../rules/view.ts';
import { draftedMove, EMPTY_DRAFT, pickCard, stepToCard } from './draft.ts';

const HAND = [3, 5, 9];

it('picks a card up and puts it back', () => {
  expect(pickCard(EMPTY_DRAFT, 5)).toEqual({ card: 5 });
  expect(pickCard({ card: 5 }, 9)).toEqual({ card: 9 });
  expect(pickCard({ card: 5 }, 5)).toEqual(EMPTY_DRAFT);
});

it('steps through the hand in both directions', () => {
  expect(stepToCard(EMPTY_DRAFT, HAND, 1)).toEqual({ card: 3 });
  expect(stepToCard(EMPTY_DRAFT, HAND, -1)).toEqual({ card: 9 });
  expect(stepToCard({ card: 9 }, HAND, 1)).toEqual({ card: 3 });
  expect(stepToCard(EMPTY_DRAFT, [], 1)).toEqual(EMPTY_DRAFT);
});

it('stands for a bid only while the seat may bid this card', () => {
  const opened = openMatch(game, { seats: 2, seed: 'draft' }, () => customLexicon([]));
  if (!opened.ok) throw new Error(opened.error.code);
  const view = opened.value.table.viewFor(0) as View;
  const card = view.hand[0]!;
  expect(draftedMove(view, 0, { card })).toEqual({ card });
  expect(draftedMove(view, 0, { card: 99 })).toBeNull();
  expect(draftedMove({ ...view, bid: card }, 0, { card })).toBeNull();
});
