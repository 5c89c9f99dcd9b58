import { describe, expect, it } from 'vitest';
import { lay, only, scored, struck, types } from '../../testing/table.testing.ts';

const auto = { sameJudge: 'auto' } as const;

describe('turns', () => {
  it('[WS-030, WS-033, WS-034] the selector announces first, any word of his list, then it goes clockwise', () => {
    const table = lay({ wordster: 'CAP', lists: ['CAPE', 'CLAMP SCRAP', 'CHAP'], scenario: { selector: 1 } });
    expect(table.status.toAct).toEqual([1]);
    expect(table.code(0, 'announce CAPE')).toBe('NOT_YOUR_TURN');
    expect(table.moves(1)).toEqual(['announce CLAMP', 'announce SCRAP']);
    for (const evasion of ['nothing', 'done']) expect(table.code(1, evasion)).toBe('WRONG_PHASE');
    table.acts('1 announce SCRAP', '0 nothing', '2 nothing');
    expect(table.status.toAct).toEqual([2]);
    table.acts('2 announce CHAP', '0 nothing', '1 nothing');
    expect(table.status.toAct).toEqual([0]);
  });

  it('[WS-031] players without live words are skipped', () => {
    const table = lay({ wordster: 'CAP', lists: ['CAPE CHAMP', '', 'CHAP SCRAP'] });
    const told = table.acts('0 announce CAPE', '2 nothing');
    expect(only(told, 'turnSkipped')).toEqual([{ type: 'turnSkipped', seat: 1, why: 'outOfWords' }]);
    expect(table.status.toAct).toEqual([2]);
  });

  it('[WS-032] if the selector has nothing the next one begins; if nobody has, the round ends without points', () => {
    expect(lay({ wordster: 'CAP', lists: ['', '', 'CHAP'] }).status.toAct).toEqual([2]);
    const table = lay({ scenario: { phase: 'write' }, lists: ['', ''] });
    const told = table.acts('0 done', '1 done');
    expect(only(told, 'roundEnded')[0]).toMatchObject({ points: [0, 0], round: 1 });
    expect(table.phase).toBe('select');
  });

  it('[WS-035] an announced word is used up, whatever its fate', () => {
    const table = lay({ wordster: 'CAP', lists: ['CAPE CAPXQ', 'CHAP'] });
    table.acts('0 announce CAPXQ', '1 announce CHAP', '0 nothing');
    expect(table.refused(0, 'announce CAPXQ')).toMatchObject({ code: 'NOT_LIVE', about: ['CAPXQ', 'CAPE'] });
    expect(table.refused(0, 'announce CHAP')).toMatchObject({ code: 'NOT_ON_LIST', about: ['CHAP', 'CAPE'] });
    expect(table.live(0)).toBe('CAPE');
  });

  it('[WS-036] announcing goes on until nobody has a live word', () => {
    const table = lay({ wordster: 'CAP', lists: ['CAPE CHAMP SCRAP', 'CHAP'], setup: auto });
    table.acts('0 announce CAPE', '1 nothing', '1 announce CHAP', '0 nothing');
    expect(types(table.act(0, 'announce CHAMP'))).not.toContain('roundEnded');
    expect(types(table.act(0, 'announce SCRAP'))).toContain('roundEnded');
  });
});

describe('points', () => {
  it('[WS-038] a word that nobody else holds earns 1', () => {
    const table = lay({ wordster: 'CAP', lists: ['CAPE', 'CHAP'] });
    expect(scored(table.acts('0 announce CAPE', '1 nothing'))).toBe('CAPE 1');
    expect(table.status.scores).toEqual([1, 0]);
  });

  it('[WS-039, WS-043] OPTION held by three others earns 2, and the three strike it', () => {
    const table = lay({ wordster: 'OTI', lists: ['OPTION NOTICE', 'OPTION MOTION', 'OPTION', 'EROTIC OPTION'] });
    const told = table.acts('0 announce OPTION', '1 nothing', '3 nothing');
    expect(struck(told)).toBe('1 OPTION, 2 OPTION, 3 OPTION');
    expect(only(told, 'wordScored')).toEqual([
      { type: 'wordScored', seat: 0, word: 'OPTION', points: 2, with: [1, 2, 3] },
    ]);
    expect(table.status.scores).toEqual([2, 0, 0, 0]);
    expect([1, 2, 3].map((seat) => table.live(seat))).toEqual(['MOTION', '', 'EROTIC']);
    expect(table.see('spectator').players[1]!.shown).toEqual([{ word: 'OPTION', fate: 'struck', points: null }]);
  });

  it('[WS-040] an unacceptable word earns 0 and uses up the turn', () => {
    const table = lay({ wordster: 'CAP', lists: ["CAPXQ CAP ZEBRA CAP'S CHAP", 'CLAMP'] });
    for (const [word, why] of [
      ['CAPXQ', 'NOT_A_WORD'],
      ['CAP', 'TOO_SHORT'],
      ['ZEBRA', 'NO_WORDSTER'],
      ["CAP'S", 'BAD_CHARACTERS'],
    ] as const) {
      const told = table.act(0, `announce ${word}`);
      expect(only(told, 'wordRefused')[0]).toMatchObject({ word, why });
      expect(scored(told)).toBe(`${word} 0`);
      if (table.status.toAct[0] === 1) table.acts('1 announce CLAMP', '0 nothing');
    }
    expect(table.status.scores).toEqual([0, 1]);
  });

  it('[WS-041] a form on another list counts, one’s own words and struck ones do not', () => {
    const table = lay({ wordster: 'STA', lists: ['START STAND STANDS', 'STARTED STEAK', 'STEAK'] });
    expect(scored(table.acts('0 announce START', '1 nothing', '2 nothing'))).toBe('START 2');
    table.acts('1 announce STEAK', '0 nothing');
    expect(table.live(2)).toBe('');
    expect(scored(table.acts('0 announce STAND'))).toBe('STAND 1');
  });

  it('[WS-042] a later judgement changes no score', () => {
    const table = lay({ wordster: 'LOV', lists: ['LOVE', 'LOVER', 'LOVER LOVES'], setup: { sameJudge: 'vote' } });
    table.acts('0 announce LOVE', '1 nothing', '2 nothing');
    table.acts('1 announce LOVER', '0 contest LOVE', '2 nothing', '0 vote same', '1 vote same', '2 vote same');
    expect(table.see().judgements).toMatchObject([{ words: ['LOVER', 'LOVE'], verdict: 'SAME' }]);
    expect(table.status.scores).toEqual([1, 0, 0]);
  });

  it('[WS-044] the announcer’s own forms of the word are struck too', () => {
    const table = lay({ wordster: 'STA', lists: ['START STARTS STARTLE', 'STEAK'] });
    expect(struck(table.act(0, 'announce STARTS'))).toBe('0 START');
    expect(table.live(0)).toBe('STARTLE');
  });

  it('[WS-045] a word found illegal is struck from other lists without points, its forms are not', () => {
    const table = lay({ wordster: 'CAP', lists: ['CAPXQ', 'CAPXQ CAPXQS CHAP'] });
    const told = table.act(0, 'announce CAPXQ');
    expect(only(told, 'wordsStruck')).toMatchObject([{ seat: 1, words: ['CAPXQ'], why: 'refused' }]);
    expect(table.live(1)).toBe('CAPXQS CHAP');
    expect(table.status.scores).toEqual([0, 0]);
  });

  it('[WS-029] a second copy of one’s own word is struck when the first is announced', () => {
    const table = lay({ wordster: 'CAP', lists: ['CAPE CHAP CAPE', 'CLAMP'], setup: { entryCheck: 'none' } });
    const told = table.acts('0 announce CAPE', '1 nothing');
    expect(only(told, 'wordsStruck')).toMatchObject([{ seat: 0, words: ['CAPE'], why: 'copy' }]);
    expect(scored(told)).toBe('CAPE 1');
    expect(table.live(0)).toBe('CHAP');
  });
});

describe('the dictionary', () => {
  it('[WS-016] is asked when a word is announced and never before', () => {
    const table = lay({ wordster: 'CAP', lists: ['CHAP', 'CAPE CAPXQ'] });
    table.acts('0 announce CHAP', '1 nothing');
    expect(only(table.act(1, 'announce CAPXQ'), 'wordRefused')).toHaveLength(1);
    expect(table.phase).toBe('announce');
  });

  it('[WS-016] with legality on question is asked only if somebody questions the word; shape is always checked', () => {
    const setup = { legality: 'onQuestion', entryCheck: 'none' } as const;
    const table = lay({ wordster: 'CAP', lists: ['CAPXQ CAPXZ CHAP ZEBRA', 'CAPXZ CLAMP SCRAP'], setup });
    expect(scored(table.acts('0 announce CAPXQ', '1 nothing'))).toBe('CAPXQ 1');
    table.acts('1 announce CLAMP', '0 question');
    expect(table.status.scores).toEqual([1, 1]);
    const told = table.acts('0 announce CAPXZ', '1 question');
    expect(types(told)).toEqual([
      'wordAnnounced',
      'wordsStruck',
      'responseOpened',
      'responseClosed',
      'questionOpened',
      'wordRefused',
      'wordScored',
      'announceTurn',
    ]);
    expect([scored(told), table.live(1)]).toEqual(['CAPXZ 0', 'SCRAP']);
    table.acts('1 announce SCRAP', '0 nothing');
    expect(only(table.act(0, 'announce ZEBRA'), 'wordRefused')[0]).toMatchObject({ why: 'NO_WORDSTER', as: 'CAP' });
  });

  it('[WS-017] an illegal word on another list does not matter until it is announced', () => {
    const table = lay({ wordster: 'STA', lists: ['START', 'STARTZZ START'] });
    expect(scored(table.acts('0 announce START', '1 nothing'))).toBe('START 2');
    expect(table.live(1)).toBe('STARTZZ');
  });

  it('[WS-015] the words that count are those of the table’s list', () => {
    const table = lay({ wordster: 'CAP', lists: ['CHAP', 'CLAMP'], words: 'CLAMP' });
    expect(scored(table.act(0, 'announce CHAP'))).toBe('CHAP 0');
  });
});

describe('settlement', () => {
  it('[WS-037] goes in order: protection, shape and dictionary, matches, window, contests, claims, score, next', () => {
    const table = lay({
      wordster: 'LOV',
      lists: ['LOVER GLOVE', 'LOVERS LOVELY CLOVER', 'CLOVER LOVABLE'],
      scenario: { accepted: ['LOVE'], protected: [['CLOVER', 1]], announcer: 2 },
    });
    expect(table.code(2, 'announce CLOVER')).toBe('PROTECTED');
    table.acts('2 announce LOVABLE', '0 nothing', '1 nothing');
    const opened = table.act(0, 'announce LOVER');
    expect(types(opened)).toEqual(['wordAnnounced', 'wordsStruck', 'responseOpened']);
    expect(table.act(1, 'claim LOVELY; contest LOVE')).toEqual([]);
    const closed = table.act(2, 'nothing');
    expect(types(closed)).toEqual(['responseClosed', 'contestOpened', 'voteOpened']);
    const voted = table.acts('0 vote different', '1 vote same', '2 vote different');
    expect(types(voted)).toEqual(['voteClosed', 'pairJudged', 'claimsOpened', 'voteOpened']);
    const settled = table.acts('0 vote same', '1 vote different', '2 vote different');
    expect(types(settled)).toEqual(['voteClosed', 'pairJudged', 'wordProtected', 'wordScored', 'announceTurn']);
    expect(scored(settled)).toBe('LOVER 2');
  });
});
