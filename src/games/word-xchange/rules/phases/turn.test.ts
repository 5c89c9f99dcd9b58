import { expect, it } from 'vitest';
import { openTestTable } from '../../testing/table.testing.ts';

const words = 'TEAM MEAT TEA EAT MATE RACE REACT CARE CART CAT TEAMED';

it('[WX-020, WX-069] the hidden tile, even a joker, goes face up onto the board at the start of the turn', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A', hidden: { 1: '*' } } });
  expect(table.view(1).hidden[1]).toBe('*');
  expect(table.act(0, 'end').at(-1)).toEqual({ type: 'turn', seat: 1, tile: '*', limit: 60_000 });
  expect(table.board).toBe('*AET');
  expect(table.view(1).hidden[1]).toBeNull();
});

it('[WX-021] a word may use any board tiles, with or without the tile just placed', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A', hidden: { 1: 'M' } } });
  table.act(0, 'end');
  expect(table.refusalCode(1, 'make TEAM')).toBeNull();
  expect(table.refusalCode(1, 'make TEA')).toBeNull();
});

it('[WX-021] each tile can be used only once', () => {
  const table = openTestTable({ words: 'TEE TEA', scenario: { board: 'T E A' } });
  expect(table.refusalOf(0, 'make TEE')).toEqual({ code: 'NOT_ON_BOARD', rule: 'WX-021', about: ['TEE', 'E', ''] });
});

it('[WX-022, WX-130] a word needs three letters', () => {
  const table = openTestTable({ words: 'AT TEA', scenario: { board: 'T E A' } });
  expect(table.refusalOf(0, 'make AT')).toMatchObject({ code: 'TOO_SHORT', rule: 'WX-022' });
  expect(table.refusalCode(0, 'make A')).toBe('TOO_SHORT');
  expect(table.refusalCode(0, 'make TEA')).toBeNull();
});

it('[WX-023, WX-100] each word has a minute, and the clock restarts after it', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A M E A T' } });
  expect(table.view().limit).toBe(60_000);
  const events = table.act(0, 'make TEAM', 50_000);
  expect(events.at(-1)).toEqual({ type: 'clock', seat: 0, limit: 110_000 });
  expect(table.view().limit).toBe(110_000);
  expect(table.refusalCode(0, 'make EAT', 110_000)).toBeNull();
});

it('[WX-024] when time runs out, the placed tile stays, a new one is hidden, and the next seat plays', () => {
  const table = openTestTable({ seats: 3, words, scenario: { board: 'T E A', draw: 'G', hidden: { 1: 'H' } } });
  expect(table.eventTypes('clock', 'timeUp', 60_500)).toEqual(['ended', 'hidden', 'turn']);
  expect(table.view(0).hidden).toEqual(['G', null, '?']);
  expect(table.view()).toMatchObject({ board: 'TEAH', turn: 1 });
});

it('[WX-025] one new tile is hidden however the turn ends', () => {
  for (const text of ['end', 'make ATE']) {
    const table = openTestTable({ words, scenario: { board: 'T E A', draw: 'G', bag: 7 } });
    table.act(0, text);
    expect(table.view(0).hidden[0]).toBe('G');
    expect(table.view().bag).toBe(6);
  }
});

it('[WX-026] a word is on its maker’s easel, visible to everybody', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A M' } });
  table.act(0, 'make TEAM');
  for (const viewer of [0, 1, 'spectator'] as const) expect(table.view(viewer).easels).toEqual([['TEAM'], []]);
});

it('says whether a turn ended without a word', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A M' } });
  table.act(0, 'make TEA');
  expect(table.act(0, 'end')[0]).toMatchObject({ type: 'ended', why: 'end' });
  expect(table.act(1, 'end')[0]).toMatchObject({ type: 'ended', why: 'pass' });
});

it('[WX-027, WX-028] each word draws a tile to the board, and ending the turn hides one', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A M M E', draw: 'A T G', bag: 5 } });
  expect(table.eventTypes(0, 'make TEAM')).toEqual(['made', 'drawn', 'clock']);
  expect(table.board).toBe('AEM');
  expect(table.eventTypes(0, 'end')).toEqual(['ended', 'hidden', 'turn']);
  expect(table.view(0).hidden[0]).toBe('T');
  const again = openTestTable({ words, scenario: { board: 'T E A M M E', draw: 'A T G', bag: 5 } });
  again.act(0, 'make TEAM');
  again.act(0, 'end');
  expect(again.view().bag).toBe(3);
});

it('[WX-027] the second word may use the tile just drawn', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A M M E T', draw: 'A T G' } });
  expect(table.refusalCode(0, 'make MEAT')).toBeNull();
  table.act(0, 'make TEAM');
  expect(table.view().board).toBe('META');
  table.act(0, 'make MEAT');
  expect(table.view()).toMatchObject({ board: 'T', turn: 0, easels: [['TEAM', 'MEAT'], []] });
});

it('[WX-029, WX-030] you cannot steal your own words, not even those stolen in the same turn', () => {
  const table = openTestTable({ words, scenario: { board: 'T S', easels: { 0: ['CAT'], 1: ['RACE'] } } });
  expect(table.refusalOf(0, 'steal CAT CARTS')).toMatchObject({ code: 'OWN_WORD', rule: 'WX-029' });
  table.act(0, 'steal RACE REACT');
  expect(table.refusalCode(0, 'steal REACT REACTS')).toBe('OWN_WORD');
});

it('[WX-030, WX-066] you cannot take the joker out of your own word', () => {
  const table = openTestTable({ words: 'LEAN', scenario: { board: 'L', easels: { 0: ['[L]EAN'] } } });
  expect(table.refusalCode(0, 'swap [L]EAN LEAN')).toBe('OWN_WORD');
  expect(table.refusalCode(0, 'swap [L]EAN@0 LEAN')).toBe('OWN_WORD');
});

it('[WX-031] a stolen word can be stolen back in its new form', () => {
  const table = openTestTable({
    words: `${words} TRACED CRATED`,
    scenario: { board: 'T D', easels: { 1: ['RACE'] }, hidden: { 1: 'X' } },
  });
  table.act(0, 'steal RACE REACT');
  table.act(0, 'end');
  expect(table.refusalCode(1, 'steal RACE TRACED')).toBe('NO_SUCH_WORD');
  table.act(1, 'steal REACT TRACED');
  expect(table.view().easels).toEqual([[], ['TRACED']]);
});

it('[WX-032] the same word can be on the table twice, and words can be long', () => {
  const table = openTestTable({
    words: 'TEA UNCOPYRIGHTABLE',
    scenario: { board: 'T E A U N C O P Y R I G H T A B L E', easels: { 1: ['TEA'] } },
  });
  table.act(0, 'make TEA');
  const long = openTestTable({ words: 'UNCOPYRIGHTABLE', scenario: { board: 'U N C O P Y R I G H T A B L E' } });
  long.act(0, 'make UNCOPYRIGHTABLE');
  expect(table.view().easels).toEqual([['TEA'], ['TEA']]);
  expect(long.view().easels[0]).toEqual(['UNCOPYRIGHTABLE']);
});

it('[WX-002] the number of easels is not limited to fourteen', () => {
  const words5 = ['CAT', 'TEA', 'RIM', 'NOD', 'LOG'];
  const scenario = {
    easels: { 0: words5.slice(0, 4), 1: words5, 2: ['HEN', 'BIN', 'TON', 'FIG', 'PIE'], 3: ['ARE'] },
    board: 'R A E',
  };
  const table = openTestTable({ seats: 4, words: 'ARE EAR', scenario });
  table.act(0, 'make EAR');
  expect(table.view().easels.flat().length).toBe(16);
});

it('[WX-147, WX-148] the status has phases, scores and the seats to act', () => {
  const table = openTestTable({
    seats: 3,
    setup: { wordCheck: 'challenge' },
    words,
    scenario: { board: 'T E A', easels: { 2: ['CAT'] } },
  });
  expect(table.view().phase).toBe('turn');
  expect(table.status).toMatchObject({ toAct: [0], scores: [0, 0, 1], outcome: null });
  table.act(0, 'make TEA');
  expect(table.view().phase).toBe('challenge');
  expect(table.status).toMatchObject({ toAct: [1, 2], scores: [1, 0, 1] });
  table.act(2, 'accept');
  expect(table.status.toAct).toEqual([1]);
  table.act(1, 'accept');
  expect(table.view().phase).toBe('turn');
  expect(table.status.toAct).toEqual([0]);
  table.act(1, 'leave');
  table.act(2, 'leave');
  expect(table.view().phase).toBe('over');
  expect(table.status.toAct).toEqual([]);
});

it('[WX-141] a refused move changes nothing, not even the clock', () => {
  const table = openTestTable({ words, scenario: { board: 'T E A', easels: { 1: ['RACE'] } } });
  const before = JSON.stringify([table.view(0), table.view(1), table.status]);
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
    expect(table.refusalCode(0, text, 3000), text).not.toBeNull();
  for (const text of ['make TEA', 'end', 'challenge']) expect(table.refusalCode(1, text, 3000), text).not.toBeNull();
  expect(JSON.stringify([table.view(0), table.view(1), table.status])).toBe(before);
});

it('[WX-141] a rejected word changes only the count', () => {
  const table = openTestTable({ words, setup: { refusalLimit: 3 }, scenario: { board: 'T E A' } });
  const before = table.view(0);
  expect(table.eventTypes(0, 'make ETA', 3000)).toEqual(['refused']);
  expect(table.view(0)).toEqual({ ...before, refusals: 1 });
});
