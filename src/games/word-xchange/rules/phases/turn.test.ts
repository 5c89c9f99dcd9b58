import { expect, it } from 'vitest';
import { lay } from '../../testing/table.testing.ts';

const words = 'TEAM MEAT TEA EAT MATE RACE REACT CARE CART CAT TEAMED';

it('[WX-020, WX-069] the hidden tile, a joker too, goes face up at the start of the turn', () => {
  const table = lay({ words, scenario: { board: 'T E A', hidden: { 1: '*' } } });
  expect(table.see(1).hidden[1]).toBe('*');
  expect(table.act(0, 'end').at(-1)).toEqual({ type: 'turn', seat: 1, tile: '*', limit: 60_000 });
  expect(table.board).toBe('*AET');
  expect(table.see(1).hidden[1]).toBeNull();
});

it('[WX-021] any board tiles make a word, the tile just placed or not', () => {
  const table = lay({ words, scenario: { board: 'T E A', hidden: { 1: 'M' } } });
  table.act(0, 'end');
  expect(table.code(1, 'make TEAM')).toBeNull();
  expect(table.code(1, 'make TEA')).toBeNull();
});

it('[WX-021] a tile is used once: copies count', () => {
  const table = lay({ words: 'TEE TEA', scenario: { board: 'T E A' } });
  expect(table.refused(0, 'make TEE')).toEqual({ code: 'NOT_ON_BOARD', rule: 'WX-021', about: ['TEE', 'E', ''] });
});

it('[WX-022, WX-130] a word needs three letters', () => {
  const table = lay({ words: 'AT TEA', scenario: { board: 'T E A' } });
  expect(table.refused(0, 'make AT')).toMatchObject({ code: 'TOO_SHORT', rule: 'WX-022' });
  expect(table.code(0, 'make A')).toBe('TOO_SHORT');
  expect(table.code(0, 'make TEA')).toBeNull();
});

it('[WX-023, WX-100] a minute for each word, and another full minute after it', () => {
  const table = lay({ words, scenario: { board: 'T E A M E A T' } });
  expect(table.see().limit).toBe(60_000);
  const told = table.act(0, 'make TEAM', 50_000);
  expect(told.at(-1)).toEqual({ type: 'clock', seat: 0, limit: 110_000 });
  expect(table.see().limit).toBe(110_000);
  expect(table.code(0, 'make EAT', 110_000)).toBeNull();
});

it('[WX-024] out of time: the placed tile stays, a new one is hidden, the next seat plays', () => {
  const table = lay({ seats: 3, words, scenario: { board: 'T E A', draw: 'G', hidden: { 1: 'H' } } });
  expect(table.told('clock', 'timeUp', 60_500)).toEqual(['ended', 'hidden', 'turn']);
  expect(table.see(0).hidden).toEqual(['G', null, '?']);
  expect(table.see()).toMatchObject({ board: 'TEAH', turn: 1 });
});

it('[WX-025] whatever ends a turn, one new tile is hidden', () => {
  for (const text of ['end', 'make ATE']) {
    const table = lay({ words, scenario: { board: 'T E A', draw: 'G', bag: 7 } });
    table.act(0, text);
    expect(table.see(0).hidden[0]).toBe('G');
    expect(table.see().bag).toBe(6);
  }
});

it('[WX-026] a word stands in front of its maker for everybody to read', () => {
  const table = lay({ words, scenario: { board: 'T E A M' } });
  table.act(0, 'make TEAM');
  for (const viewer of [0, 1, 'spectator'] as const) expect(table.see(viewer).easels).toEqual([['TEAM'], []]);
});

it('[WX-027, WX-028] word after word: each draws a tile to the board, the end hides one', () => {
  const table = lay({ words, scenario: { board: 'T E A M M E', draw: 'A T G', bag: 5 } });
  expect(table.told(0, 'make TEAM')).toEqual(['made', 'drawn', 'clock']);
  expect(table.board).toBe('AEM');
  expect(table.told(0, 'end')).toEqual(['ended', 'hidden', 'turn']);
  expect(table.see(0).hidden[0]).toBe('T');
  const again = lay({ words, scenario: { board: 'T E A M M E', draw: 'A T G', bag: 5 } });
  again.act(0, 'make TEAM');
  again.act(0, 'end');
  expect(again.see().bag).toBe(3);
});

it('[WX-027] the second word may use the tile just drawn', () => {
  const table = lay({ words, scenario: { board: 'T E A M M E T', draw: 'A T G' } });
  expect(table.code(0, 'make MEAT')).toBeNull();
  table.act(0, 'make TEAM');
  expect(table.see().board).toBe('META');
  table.act(0, 'make MEAT');
  expect(table.see()).toMatchObject({ board: 'T', turn: 0, easels: [['TEAM', 'MEAT'], []] });
});

it('[WX-029, WX-030] own words are closed, also those stolen in the same turn', () => {
  const table = lay({ words, scenario: { board: 'T S', easels: { 0: ['CAT'], 1: ['RACE'] } } });
  expect(table.refused(0, 'steal CAT CARTS')).toMatchObject({ code: 'OWN_WORD', rule: 'WX-029' });
  table.act(0, 'steal RACE REACT');
  expect(table.code(0, 'steal REACT REACTS')).toBe('OWN_WORD');
});

it('[WX-030, WX-066] nor may the joker be taken out of an own word', () => {
  const table = lay({ words: 'LEAN', scenario: { board: 'L', easels: { 0: ['[L]EAN'] } } });
  expect(table.code(0, 'swap [L]EAN LEAN')).toBe('OWN_WORD');
  expect(table.code(0, 'swap [L]EAN@0 LEAN')).toBe('OWN_WORD');
});

it('[WX-031] a stolen word may be stolen back as it stands now', () => {
  const table = lay({
    words: `${words} TRACED CRATED`,
    scenario: { board: 'T D', easels: { 1: ['RACE'] }, hidden: { 1: 'X' } },
  });
  table.act(0, 'steal RACE REACT');
  table.act(0, 'end');
  expect(table.code(1, 'steal RACE TRACED')).toBe('NO_SUCH_WORD');
  table.act(1, 'steal REACT TRACED');
  expect(table.see().easels).toEqual([[], ['TRACED']]);
});

it('[WX-032] the same word may stand twice, and words may be long', () => {
  const table = lay({
    words: 'TEA UNCOPYRIGHTABLE',
    scenario: { board: 'T E A U N C O P Y R I G H T A B L E', easels: { 1: ['TEA'] } },
  });
  table.act(0, 'make TEA');
  const long = lay({ words: 'UNCOPYRIGHTABLE', scenario: { board: 'U N C O P Y R I G H T A B L E' } });
  long.act(0, 'make UNCOPYRIGHTABLE');
  expect(table.see().easels).toEqual([['TEA'], ['TEA']]);
  expect(long.see().easels[0]).toEqual(['UNCOPYRIGHTABLE']);
});

it('[WX-002] easels are not limited to fourteen', () => {
  const words5 = ['CAT', 'TEA', 'RIM', 'NOD', 'LOG'];
  const scenario = {
    easels: { 0: words5.slice(0, 4), 1: words5, 2: ['HEN', 'BIN', 'TON', 'FIG', 'PIE'], 3: ['ARE'] },
    board: 'R A E',
  };
  const table = lay({ seats: 4, words: 'ARE EAR', scenario });
  table.act(0, 'make EAR');
  expect(table.see().easels.flat().length).toBe(16);
});

it('[WX-147, WX-148] phases, scores and who is to act', () => {
  const table = lay({
    seats: 3,
    setup: { wordCheck: 'challenge' },
    words,
    scenario: { board: 'T E A', easels: { 2: ['CAT'] } },
  });
  expect(table.see().phase).toBe('turn');
  expect(table.status).toMatchObject({ toAct: [0], scores: [0, 0, 1], outcome: null });
  table.act(0, 'make TEA');
  expect(table.see().phase).toBe('challenge');
  expect(table.status).toMatchObject({ toAct: [1, 2], scores: [1, 0, 1] });
  table.act(2, 'accept');
  expect(table.status.toAct).toEqual([1]);
  table.act(1, 'accept');
  expect(table.see().phase).toBe('turn');
  expect(table.status.toAct).toEqual([0]);
  table.act(1, 'leave');
  table.act(2, 'leave');
  expect(table.see().phase).toBe('over');
  expect(table.status.toAct).toEqual([]);
});

it('[WX-141] a move that bounces changes nothing, not even the clock', () => {
  const table = lay({ words, scenario: { board: 'T E A', easels: { 1: ['RACE'] } } });
  const before = JSON.stringify([table.see(0), table.see(1), table.status]);
  for (const text of [
    'make TEAM',
    'make TA',
    'steal RACE CARE',
    'steal CAT CART',
    'swap RACE CARE',
    'accept',
    'back',
    'nonsense',
  ])
    expect(table.code(0, text, 3000), text).not.toBeNull();
  for (const text of ['make TEA', 'end', 'challenge']) expect(table.code(1, text, 3000), text).not.toBeNull();
  expect(JSON.stringify([table.see(0), table.see(1), table.status])).toBe(before);
});

it('[WX-141] a refused word changes the count alone', () => {
  const table = lay({ words, setup: { refusalLimit: 3 }, scenario: { board: 'T E A' } });
  const before = table.see(0);
  expect(table.told(0, 'make ETA', 3000)).toEqual(['refused']);
  expect(table.see(0)).toEqual({ ...before, refusals: 1 });
});
