import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../../../lexicon/load.node.ts';
import { openTestTable, type TestTableOptions } from '../../testing/table.testing.ts';

const words = 'TEA EAT TEAM RACE REACT CAT CART LEAN BEAN MEAT';

describe('words that can be challenged', () => {
  const challengeTable = (tableOptions: TestTableOptions = {}) =>
    openTestTable({
      seats: 3,
      words,
      ...tableOptions,
      setup: { wordCheck: 'challenge', ...tableOptions.setup },
      scenario: {
        board: 'T E A M Q',
        draw: 'G H I',
        easels: { 1: ['CAT', 'RACE', '[L]EAN'] },
        hidden: { 1: 'X', 2: 'Z' },
        ...(tableOptions.scenario as object),
      },
    });

  it('[WX-088] words are played unchecked and open a challenge window, whose clock is the only one', () => {
    const table = challengeTable();
    expect(table.act(0, 'make TAEM', 5000)).toEqual([
      { type: 'made', seat: 0, word: 'TAEM' },
      { type: 'opened', seat: 0, word: 'TAEM', limit: 15_000 },
    ]);
    expect(table.view()).toMatchObject({ phase: 'challenge', limit: 15_000, deadline: 15_500 });
    expect(table.view().proposal).toEqual({ seat: 0, type: 'make', word: 'TAEM', from: null, old: null, answered: [] });
    expect(table.refusalCode(0, 'make EAT')).toBe('WRONG_PHASE');
    expect(table.refusalCode(1, 'make EAT')).toBe('WRONG_PHASE');
    expect(table.refusalCode(0, 'end')).toBe('WRONG_PHASE');
  });

  it('[WX-088] all other rules apply', () => {
    const table = challengeTable();
    expect(table.refusalCode(0, 'make TX')).toBe('NOT_ON_BOARD');
    expect(table.refusalCode(0, 'make TA')).toBe('TOO_SHORT');
    expect(table.refusalCode(0, 'steal RACE CARE')).toBe('NO_LETTER_ADDED');
  });

  it('[WX-088] once all others have accepted, the seat draws and its clock restarts', () => {
    const table = challengeTable();
    table.act(0, 'make TEAM', 5000);
    expect(table.eventTypes(1, 'accept', 6000)).toEqual(['waved']);
    expect(table.act(2, 'accept', 7000)).toEqual([
      { type: 'waved', seat: 2 },
      { type: 'stood', seat: 0, word: 'TEAM' },
      { type: 'drawn', seat: 0, tile: 'G' },
      { type: 'clock', seat: 0, limit: 67_000 },
    ]);
    expect(table.view()).toMatchObject({ phase: 'turn', turn: 0, proposal: null, limit: 67_000 });
  });

  it('[WX-088] an answer is final, and nobody answers for their own word', () => {
    const table = challengeTable();
    expect(table.refusalCode(1, 'accept')).toBe('WRONG_PHASE');
    expect(table.refusalCode(1, 'challenge')).toBe('WRONG_PHASE');
    table.act(0, 'make TEAM');
    table.act(1, 'accept');
    expect(table.refusalCode(1, 'challenge')).toBe('ALREADY_ANSWERED');
    expect(table.refusalCode(1, 'accept')).toBe('ALREADY_ANSWERED');
    expect(table.refusalCode(0, 'accept')).toBe('OWN_PROPOSAL');
    expect(table.refusalCode(0, 'challenge')).toBe('OWN_PROPOSAL');
  });

  it('[WX-088] after a swap the proposer’s clock continues where it stopped', () => {
    const table = challengeTable({ scenario: { board: 'B' } });
    table.act(0, 'swap [L]EAN BEAN', 20_000);
    table.act(1, 'accept', 22_000);
    expect(table.eventTypes(2, 'accept', 24_000)).toEqual(['waved', 'stood', 'clock']);
    expect(table.view()).toMatchObject({ limit: 64_000, bag: expect.any(Number), board: '*' });
  });

  it('[WX-083] a word can be challenged only until play continues', () => {
    const table = challengeTable();
    table.act(0, 'make TAEM');
    table.act(1, 'accept');
    table.act(2, 'accept');
    expect(table.refusalCode(1, 'challenge')).toBe('WRONG_PHASE');
    table.act(0, 'end');
    expect(table.refusalCode(2, 'challenge')).toBe('WRONG_PHASE');
  });

  it('[WX-084, WX-085, WX-089, WX-131] a successful challenge undoes the word and ends the turn', () => {
    const table = challengeTable();
    table.act(0, 'make TAEM', 1000);
    expect(table.act(2, 'challenge', 2000)).toEqual([
      { type: 'upheld', seat: 0, by: 2, word: 'TAEM', fault: { type: 'unknown', as: 'other' }, back: null },
      { type: 'ended', seat: 0, why: 'challenged' },
      { type: 'hidden', seat: 0 },
      { type: 'turn', seat: 1, tile: 'X', limit: 62_000 },
    ]);
    expect(table.board).toBe('AEMQTX');
    expect(table.view(0)).toMatchObject({ easels: [[], ['CAT', 'RACE', '[L]EAN'], []], hidden: ['G', null, '?'] });
  });

  it('[WX-085] a stolen word returns unchanged, to its place and with its joker', () => {
    const table = challengeTable({ scenario: { board: 'G', easels: { 0: ['TEA'], 1: ['CAT', '[L]EAN', 'RACE'] } } });
    table.act(0, 'steal [L]EAN GNEA[T]');
    expect(table.view().easels).toEqual([['TEA', 'GNEA[T]'], ['CAT', 'RACE'], []]);
    table.act(1, 'challenge');
    expect(table.view().easels).toEqual([['TEA'], ['CAT', '[L]EAN', 'RACE'], []]);
    expect(table.board).toBe('GX');
  });

  it('[WX-085] a swap is undone; earlier words of the turn stay', () => {
    const table = challengeTable({ scenario: { board: 'T E A K' } });
    table.act(0, 'make TEA');
    table.act(1, 'accept');
    table.act(2, 'accept');
    table.act(0, 'swap [L]EAN KEAN');
    expect(table.board).toBe('*G');
    table.act(1, 'challenge');
    expect(table.board).toBe('GKX');
    expect(table.view().easels).toEqual([['TEA'], ['CAT', 'RACE', '[L]EAN'], []]);
  });

  it('[WX-089] after a failed challenge the word stays, without a penalty', () => {
    const table = challengeTable();
    table.act(0, 'make TEAM');
    expect(table.eventTypes(1, 'challenge')).toEqual(['rejected', 'drawn', 'clock']);
    expect(table.view()).toMatchObject({ easels: [['TEAM'], expect.anything(), []], turn: 0, owes: [] });
    table.act(0, 'end');
    expect(table.view().turn).toBe(1);
  });

  it('[WX-089] with lose-next-turn the challenger skips the next turn, at most one', () => {
    const table = challengeTable({ setup: { failedChallenge: 'lose-next-turn' }, scenario: { board: 'T E A E A T' } });
    for (const word of ['TEA', 'EAT']) {
      table.act(0, `make ${word}`);
      table.act(1, 'challenge');
    }
    expect(table.view().owes).toEqual([1]);
    expect(table.eventTypes(0, 'end')).toEqual(['ended', 'hidden', 'leftOut', 'turn']);
    expect(table.view(1)).toMatchObject({ turn: 2, hidden: ['?', 'X', null], owes: [] });
    table.act(2, 'end');
    table.act(0, 'end');
    expect(table.view().turn).toBe(1);
  });

  it('[WX-089] a skipped turn does not change the idle count', () => {
    const table = openTestTable({
      words,
      setup: { wordCheck: 'challenge', failedChallenge: 'lose-next-turn' },
      scenario: { board: 'T E A', bag: 0, hidden: { 0: '-', 1: '-' } },
    });
    table.act(0, 'make TEA');
    table.act(1, 'challenge');
    table.act(0, 'end');
    expect(table.view()).toMatchObject({ turn: 0, idle: 0 });
    table.act(0, 'end');
    expect(table.view()).toMatchObject({ turn: 1, idle: 1 });
  });

  it('[WX-045, WX-088, WX-089] the plural ban applies on a challenge', () => {
    const table = openTestTable({
      lexicon: loadLexicon('standard'),
      setup: { wordCheck: 'challenge' },
      scenario: { board: 'S', easels: { 1: ['CAT'] } },
    });
    table.act(0, 'steal CAT CATS');
    expect(table.act(1, 'challenge')[0]).toMatchObject({ type: 'upheld', fault: { type: 'plural', of: 'CAT' } });
    expect(table.view().easels).toEqual([[], ['CAT']]);
  });

  it('[WX-090] an unchallenged word stays even if it is not a word, and can be stolen', () => {
    const table = challengeTable();
    table.act(0, 'make TAEM');
    expect(table.eventTypes('clock', 'timeUp', 10_500)).toEqual(['stood', 'drawn', 'clock']);
    table.act(0, 'end', 11_000);
    expect(table.refusalCode(1, 'steal TAEM TAEMX')).toBeNull();
  });

  it('[WX-091] if the proposer leaves, the word stays, without a draw and without winning', () => {
    const table = challengeTable({ setup: { targetWords: 3 }, scenario: { easels: { 0: ['CAT', 'TEA'] } } });
    table.act(0, 'make TEAM');
    expect(table.eventTypes(0, 'leave')).toEqual(['stood', 'left', 'ended', 'turn']);
    expect(table.view()).toMatchObject({ turn: 1, phase: 'turn', easels: [['CAT', 'TEA', 'TEAM'], [], []] });
    expect(table.status.outcome).toBeNull();
  });

  it('[WX-091] any other seat that leaves counts as accepting', () => {
    const table = challengeTable();
    table.act(0, 'make TAEM');
    table.act(1, 'accept');
    expect(table.eventTypes(2, 'leave')).toEqual(['left', 'stood', 'drawn', 'clock']);
    expect(table.view().phase).toBe('turn');
  });

  it('[WX-102] the challenge window has its own deadline', () => {
    const table = challengeTable({ setup: { challengeWindow: 20 } });
    table.act(0, 'make TAEM', 1000);
    expect(table.status.deadline).toBe(21_500);
    expect(table.refusalCode('clock', 'timeUp', 21_499)).toBe('NOT_DUE');
    expect(table.refusalCode(1, 'challenge', 21_500)).toBeNull();
    expect(table.refusalCode(1, 'challenge', 21_501)).toBe('TIME_UP');
    expect(table.refusalCode(1, 'accept', 21_501)).toBe('TIME_UP');
  });

  it('[WX-142] the first of two challenges counts', () => {
    const table = challengeTable();
    table.act(0, 'make TAEM', 1000);
    table.act(1, 'challenge', 2000);
    expect(table.refusalCode(2, 'challenge', 2000)).toBe('WRONG_PHASE');
  });

  it('[WX-146] without a window clock only answers close the window', () => {
    const table = challengeTable({ setup: { challengeWindow: 'off', wordClock: 'off' } });
    table.act(0, 'make TAEM');
    expect(table.status.deadline).toBeNull();
    expect(table.refusalCode('clock', 'timeUp', 1e9)).toBe('NOT_DUE');
    table.act(1, 'accept', 1e6);
    table.act(2, 'challenge', 2e6);
    expect(table.view()).toMatchObject({ turn: 1, phase: 'turn', limit: null });
  });
});
