import { expect, it } from 'vitest';
import { playerNames } from '../../../core/player-names.ts';
import type { Tip } from '../../../ui-kit/game-manifest.ts';
import { chooseTip, markTipSeen, markTipsFinished, wantsTips } from './choose-tip.ts';

const tip = (id: string, when: Tip['when'] = () => true): Tip => ({ id, when, target: id, text: () => id });
const tips = [tip('goal'), tip('play'), tip('steal', ({ view }) => view === 'words')];
const facts = (view: string) => ({ view, seat: 0, isToAct: true, players: playerNames(['Ann', 'Ben'], 0) });
const choose = (seen: readonly string[], view = '', isVisible = (_: string): boolean => true) =>
  chooseTip(tips, 'toy', seen, facts(view), isVisible)?.id ?? null;

it('shows each tip once, in order, when its moment has come', () => {
  expect(choose([])).toBe('goal');
  expect(choose(['toy/goal'])).toBe('play');
  expect(choose(['toy/goal', 'toy/play'])).toBeNull();
  expect(choose(['toy/goal', 'toy/play'], 'words')).toBe('steal');
  expect(choose(['other/goal'])).toBe('goal');
});

it('leaves out tips whose target is not on screen', () => {
  expect(choose([], '', (target) => target !== 'goal')).toBe('play');
});

it('remembers a game after its last tip, or when the tips are skipped', () => {
  expect(markTipSeen(tips, 'toy', ['other'], 'goal')).toEqual(['other', 'toy/goal']);
  expect(markTipSeen(tips, 'toy', ['other', 'toy/goal', 'toy/play'], 'steal')).toEqual(['other', 'toy']);
  expect(markTipsFinished('toy', ['toy/goal', 'other/goal'])).toEqual(['other/goal', 'toy']);
  expect(wantsTips('toy', { tips: true, tipsSeen: ['toy'] })).toBe(false);
  expect(wantsTips('toy', { tips: true, tipsSeen: ['toy/goal'] })).toBe(true);
  expect(wantsTips('toy', { tips: false, tipsSeen: [] })).toBe(false);
});
