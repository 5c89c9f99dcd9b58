import { describe, expect, it } from 'vitest';
import {
  describeScores,
  describeStruckWords,
  eventsOfType,
  eventTypes,
  openTestTable,
} from '../../testing/table.testing.ts';

const auto = { sameJudge: 'auto' } as const;

describe('turns', () => {
  it('[WS-030, WS-033, WS-034] the selector announces first, any word of his list, then it goes clockwise', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CAPE', 'CLAMP SCRAP', 'CHAP'], scenario: { selector: 1 } });
    expect(table.status.toAct).toEqual([1]);
    expect(table.refusalCode(0, 'announce CAPE')).toBe('NOT_YOUR_TURN');
    expect(table.moves(1)).toEqual(['announce CLAMP', 'announce SCRAP']);
    for (const evasion of ['nothing', 'done']) expect(table.refusalCode(1, evasion)).toBe('WRONG_PHASE');
    table.actAll('1 announce SCRAP', '0 nothing', '2 nothing');
    expect(table.status.toAct).toEqual([2]);
    table.actAll('2 announce CHAP', '0 nothing', '1 nothing');
    expect(table.status.toAct).toEqual([0]);
  });

  it('[WS-031] players without live words are skipped', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CAPE CHAMP', '', 'CHAP SCRAP'] });
    const told = table.actAll('0 announce CAPE', '2 nothing');
    expect(eventsOfType(told, 'turnSkipped')).toEqual([{ type: 'turnSkipped', seat: 1, why: 'outOfWords' }]);
    expect(table.status.toAct).toEqual([2]);
  });

  it('[WS-032] if the selector has nothing the next one begins; if nobody has, the round ends without points', () => {
    expect(openTestTable({ wordster: 'CAP', lists: ['', '', 'CHAP'] }).status.toAct).toEqual([2]);
    const table = openTestTable({ scenario: { phase: 'write' }, lists: ['', ''] });
    const told = table.actAll('0 done', '1 done');
    expect(eventsOfType(told, 'roundEnded')[0]).toMatchObject({ points: [0, 0], round: 1 });
    expect(table.phase).toBe('select');
  });

  it('[WS-035] an announced word is used up, whatever its fate', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CAPE CAPXQ', 'CHAP'] });
    table.actAll('0 announce CAPXQ', '1 announce CHAP', '0 nothing');
    expect(table.refusalOf(0, 'announce CAPXQ')).toMatchObject({ code: 'NOT_LIVE', about: ['CAPXQ', 'CAPE'] });
    expect(table.refusalOf(0, 'announce CHAP')).toMatchObject({ code: 'NOT_ON_LIST', about: ['CHAP', 'CAPE'] });
    expect(table.live(0)).toBe('CAPE');
  });

  it('[WS-036] announcing goes on until nobody has a live word', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CAPE CHAMP SCRAP', 'CHAP'], setup: auto });
    table.actAll('0 announce CAPE', '1 nothing', '1 announce CHAP', '0 nothing');
    expect(eventTypes(table.act(0, 'announce CHAMP'))).not.toContain('roundEnded');
    expect(eventTypes(table.act(0, 'announce SCRAP'))).toContain('roundEnded');
  });
});

describe('points', () => {
  it('[WS-038] a word that nobody else holds earns 1', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CAPE', 'CHAP'] });
    expect(describeScores(table.actAll('0 announce CAPE', '1 nothing'))).toBe('CAPE 1');
    expect(table.status.scores).toEqual([1, 0]);
  });

  it('[WS-039, WS-043] OPTION held by three others earns 2, and the three strike it', () => {
    const table = openTestTable({
      wordster: 'OTI',
      lists: ['OPTION NOTICE', 'OPTION MOTION', 'OPTION', 'EROTIC OPTION'],
    });
    const told = table.actAll('0 announce OPTION', '1 nothing', '3 nothing');
    expect(describeStruckWords(told)).toBe('1 OPTION, 2 OPTION, 3 OPTION');
    expect(eventsOfType(told, 'wordScored')).toEqual([
      { type: 'wordScored', seat: 0, word: 'OPTION', points: 2, with: [1, 2, 3] },
    ]);
    expect(table.status.scores).toEqual([2, 0, 0, 0]);
    expect([1, 2, 3].map((seat) => table.live(seat))).toEqual(['MOTION', '', 'EROTIC']);
    expect(table.view('spectator').players[1]!.shown).toEqual([{ word: 'OPTION', fate: 'struck', points: null }]);
  });

  it('[WS-040] an unacceptable word earns 0 and uses up the turn', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ["CAPXQ CAP ZEBRA CAP'S CHAP", 'CLAMP'] });
    for (const [word, why] of [
      ['CAPXQ', 'NOT_A_WORD'],
      ['CAP', 'TOO_SHORT'],
      ['ZEBRA', 'NO_WORDSTER'],
      ["CAP'S", 'BAD_CHARACTERS'],
    ] as const) {
      const told = table.act(0, `announce ${word}`);
      expect(eventsOfType(told, 'wordRefused')[0]).toMatchObject({ word, why });
      expect(describeScores(told)).toBe(`${word} 0`);
      if (table.status.toAct[0] === 1) table.actAll('1 announce CLAMP', '0 nothing');
    }
    expect(table.status.scores).toEqual([0, 1]);
  });

  it('[WS-041] a form on another list counts, one’s own words and struck ones do not', () => {
    const table = openTestTable({ wordster: 'STA', lists: ['START STAND STANDS', 'STARTED STEAK', 'STEAK'] });
    expect(describeScores(table.actAll('0 announce START', '1 nothing', '2 nothing'))).toBe('START 2');
    table.actAll('1 announce STEAK', '0 nothing');
    expect(table.live(2)).toBe('');
    expect(describeScores(table.actAll('0 announce STAND'))).toBe('STAND 1');
  });

  it('[WS-042] a later judgement changes no score', () => {
    const table = openTestTable({
      wordster: 'LOV',
      lists: ['LOVE', 'LOVER', 'LOVER LOVES'],
      setup: { sameJudge: 'vote' },
    });
    table.actAll('0 announce LOVE', '1 nothing', '2 nothing');
    table.actAll('1 announce LOVER', '0 contest LOVE', '2 nothing', '0 vote same', '1 vote same', '2 vote same');
    expect(table.view().judgements).toMatchObject([{ words: ['LOVER', 'LOVE'], verdict: 'SAME' }]);
    expect(table.status.scores).toEqual([1, 0, 0]);
  });

  it('[WS-044] the announcer’s own forms of the word are struck too', () => {
    const table = openTestTable({ wordster: 'STA', lists: ['START STARTS STARTLE', 'STEAK'] });
    expect(describeStruckWords(table.act(0, 'announce STARTS'))).toBe('0 START');
    expect(table.live(0)).toBe('STARTLE');
  });

  it('[WS-045] a word found illegal is struck from other lists without points, its forms are not', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CAPXQ', 'CAPXQ CAPXQS CHAP'] });
    const told = table.act(0, 'announce CAPXQ');
    expect(eventsOfType(told, 'wordsStruck')).toMatchObject([{ seat: 1, words: ['CAPXQ'], why: 'refused' }]);
    expect(table.live(1)).toBe('CAPXQS CHAP');
    expect(table.status.scores).toEqual([0, 0]);
  });

  it('[WS-029] a second copy of one’s own word is struck when the first is announced', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CAPE CHAP CAPE', 'CLAMP'], setup: { entryCheck: 'none' } });
    const told = table.actAll('0 announce CAPE', '1 nothing');
    expect(eventsOfType(told, 'wordsStruck')).toMatchObject([{ seat: 0, words: ['CAPE'], why: 'copy' }]);
    expect(describeScores(told)).toBe('CAPE 1');
    expect(table.live(0)).toBe('CHAP');
  });
});

describe('the dictionary', () => {
  it('[WS-016] is asked when a word is announced and never before', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CHAP', 'CAPE CAPXQ'] });
    table.actAll('0 announce CHAP', '1 nothing');
    expect(eventsOfType(table.act(1, 'announce CAPXQ'), 'wordRefused')).toHaveLength(1);
    expect(table.phase).toBe('announce');
  });

  it('[WS-016] with legality on question is asked only if somebody questions the word; shape is always checked', () => {
    const setup = { legality: 'onQuestion', entryCheck: 'none' } as const;
    const table = openTestTable({ wordster: 'CAP', lists: ['CAPXQ CAPXZ CHAP ZEBRA', 'CAPXZ CLAMP SCRAP'], setup });
    expect(describeScores(table.actAll('0 announce CAPXQ', '1 nothing'))).toBe('CAPXQ 1');
    table.actAll('1 announce CLAMP', '0 question');
    expect(table.status.scores).toEqual([1, 1]);
    const told = table.actAll('0 announce CAPXZ', '1 question');
    expect(eventTypes(told)).toEqual([
      'wordAnnounced',
      'wordsStruck',
      'responseOpened',
      'responseClosed',
      'questionOpened',
      'wordRefused',
      'wordScored',
      'announceTurn',
    ]);
    expect([describeScores(told), table.live(1)]).toEqual(['CAPXZ 0', 'SCRAP']);
    table.actAll('1 announce SCRAP', '0 nothing');
    expect(eventsOfType(table.act(0, 'announce ZEBRA'), 'wordRefused')[0]).toMatchObject({
      why: 'NO_WORDSTER',
      as: 'CAP',
    });
  });

  it('[WS-017] an illegal word on another list does not matter until it is announced', () => {
    const table = openTestTable({ wordster: 'STA', lists: ['START', 'STARTZZ START'] });
    expect(describeScores(table.actAll('0 announce START', '1 nothing'))).toBe('START 2');
    expect(table.live(1)).toBe('STARTZZ');
  });

  it('[WS-015] the words that count are those of the table’s list', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CHAP', 'CLAMP'], words: 'CLAMP' });
    expect(describeScores(table.act(0, 'announce CHAP'))).toBe('CHAP 0');
  });
});

describe('settlement', () => {
  it('[WS-037] goes in order: protection, shape and dictionary, matches, window, contests, claims, score, next', () => {
    const table = openTestTable({
      wordster: 'LOV',
      lists: ['LOVER GLOVE', 'LOVERS LOVELY CLOVER', 'CLOVER LOVABLE'],
      scenario: { accepted: ['LOVE'], protected: [['CLOVER', 1]], announcer: 2 },
    });
    expect(table.refusalCode(2, 'announce CLOVER')).toBe('PROTECTED');
    table.actAll('2 announce LOVABLE', '0 nothing', '1 nothing');
    const opened = table.act(0, 'announce LOVER');
    expect(eventTypes(opened)).toEqual(['wordAnnounced', 'wordsStruck', 'responseOpened']);
    expect(table.act(1, 'claim LOVELY; contest LOVE')).toEqual([]);
    const closed = table.act(2, 'nothing');
    expect(eventTypes(closed)).toEqual(['responseClosed', 'contestOpened', 'voteOpened']);
    const voted = table.actAll('0 vote different', '1 vote same', '2 vote different');
    expect(eventTypes(voted)).toEqual(['voteClosed', 'pairJudged', 'claimsOpened', 'voteOpened']);
    const settled = table.actAll('0 vote same', '1 vote different', '2 vote different');
    expect(eventTypes(settled)).toEqual(['voteClosed', 'pairJudged', 'wordProtected', 'wordScored', 'announceTurn']);
    expect(describeScores(settled)).toBe('LOVER 2');
  });
});
