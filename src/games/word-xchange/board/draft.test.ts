import { describe, expect, it } from 'vitest';
import type { View } from '../rules/state.ts';
import { openTestTable } from '../testing/table.testing.ts';
import {
  assignTiles,
  type Draft,
  dragItem,
  dropTarget,
  dropTile,
  EMPTY_DRAFT,
  insertLetter,
  moveLetter,
  removeLetter,
  renameJoker,
  toggleTarget,
  typedLetter,
  unusedTargetLetters,
} from './draft.ts';
import { inferMove } from './preview.ts';
import { trackTiles } from './track-tiles.ts';

const table = openTestTable({
  seats: 3,
  scenario: {
    board: 'R T I',
    easels: { 0: ['HOUSE'], 1: ['STEAK', '[L]EAN'], 2: ['STEAM'] },
    hidden: { 1: 'G', 2: 'Q' },
  },
});
const view = table.view(0);
/** The same position with the joker on the board. */
const viewWithJoker: View = { ...view, board: 'RTI*', easels: [['HOUSE'], ['STEAK', 'LEAN'], ['STEAM']] };
const draftOf = (word: string, target: Draft['target'] = null): Draft => ({
  letters: [...word].map(typedLetter),
  target,
});
const wordOf = (draft: Draft): string => draft.letters.map(({ symbol }) => symbol).join('');

describe('the draft', () => {
  it('inserts, moves and removes letters', () => {
    const cat = ['C', 'A', 'T'].reduce((draft, letter) => insertLetter(draft, typedLetter(letter)), EMPTY_DRAFT);
    expect(wordOf(moveLetter(cat, 0, 2))).toBe('ATC');
    expect(wordOf(moveLetter(cat, 2, 0))).toBe('TCA');
    expect(wordOf(insertLetter(cat, typedLetter('H'), 1))).toBe('CHAT');
    expect(wordOf(removeLetter(cat, 1))).toBe('CT');
  });

  it('adds the letters of a target and removes them again, keeping its own letters', () => {
    const targeted = toggleTarget(draftOf('R'), 1, 'STEAK');
    expect(wordOf(targeted)).toBe('STEAKR');
    expect(toggleTarget(targeted, 1, 'STEAK')).toEqual(draftOf('R'));
    expect(toggleTarget(targeted, 2, 'STEAM').target).toEqual({ seat: 2, word: 'STEAM' });
  });

  it('knows which letters of the target are still unused, and gives a joker another letter', () => {
    const target = { seat: 1, word: '[L]EAN' };
    expect(unusedTargetLetters(target, ['N', 'G'])).toEqual(['[L]', 'E', 'A']);
    expect(unusedTargetLetters(target, ['A', 'N', 'G', 'E', '[L]'])).toEqual([]);
    expect(unusedTargetLetters(target, ['L'])).toEqual(['[L]', 'E', 'A', 'N']);
    expect(unusedTargetLetters(null, ['L'])).toEqual([]);
    expect(wordOf(renameJoker(toggleTarget(EMPTY_DRAFT, 1, '[L]EAN'), 0, 'B'))).toBe('[B]EAN');
  });

  it('assigns board tiles and tiles of the stolen word to its letters', () => {
    const layout = trackTiles(view, 0, null);
    const draft = draftOf('STREAK');
    const tiles = assignTiles(layout, draft, inferMove(view, 0, draft));
    expect(tiles.map(({ stolen }) => stolen)).toEqual([true, true, false, true, true, true]);
    expect(tiles[2]!.tile).toEqual(layout.boardTiles[0]);
    expect(assignTiles(layout, draftOf('X'), null)[0]!.tile).toBeNull();
  });

  it('keeps the tile that was picked even if another one has the same letter', () => {
    const layout = trackTiles({ ...view, board: 'EE' }, 0, null);
    const second = layout.boardTiles[1]!;
    const draft = insertLetter(EMPTY_DRAFT, { symbol: 'E', tileId: second.id });
    expect(assignTiles(layout, draft, null)[0]!.tile).toEqual(second);
  });
});

describe('a dropped tile', () => {
  const layout = trackTiles(viewWithJoker, 0, null);
  const [r, t, , joker] = layout.boardTiles.map(({ id }) => dragItem.boardTile(id));
  const dropped = (word: string, item: string, target: string) => {
    const next = dropTile(draftOf(word), layout, item, target);
    return next !== null && 'letters' in next ? wordOf(next) : next;
  };

  it('joins the draft where it is dropped', () => {
    expect(dropped('AT', r!, dropTarget.draft)).toBe('ATR');
    expect(dropped('AT', r!, dropTarget.draftLetter(0))).toBe('RAT');
    expect(dropped('RAT', dragItem.draftLetter(0), dropTarget.draftLetter(2))).toBe('ATR');
  });

  it('returns to the board from the draft, and only from there', () => {
    expect(dropped('RAT', dragItem.draftLetter(1), dropTarget.board)).toBe('RT');
    expect(dropped('RAT', r!, dropTarget.board)).toBeNull();
  });

  it('targets a rival’s word and is added to it', () => {
    const targeted = dropTile(EMPTY_DRAFT, layout, r!, dropTarget.easel(1, 'STEAK')) as Draft;
    expect(targeted).toMatchObject({ target: { seat: 1, word: 'STEAK' } });
    expect(wordOf(targeted)).toBe('STEAKR');
    expect(wordOf(dropTile(targeted, layout, t!, dropTarget.easel(1, 'STEAK')) as Draft)).toBe('STEAKRT');
  });

  it('needs a letter if it is the joker', () => {
    expect(dropped('AT', joker!, dropTarget.draftLetter(1))).toEqual({ type: 'joker', index: 1 });
  });
});
