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
  it('[WS-030, WS-033, WS-034] start with the selector, who announces any word of the list, and go clockwise', () => {
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

  it('[WS-031] skip players without live words', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CAPE CHAMP', '', 'CHAP SCRAP'] });
    const events = table.actAll('0 announce CAPE', '2 nothing');
    expect(eventsOfType(events, 'turnSkipped')).toEqual([{ type: 'turnSkipped', seat: 1, why: 'outOfWords' }]);
    expect(table.status.toAct).toEqual([2]);
  });

  it('[WS-032] start with the next player if the selector has no words; with no words at all the round ends', () => {
    expect(openTestTable({ wordster: 'CAP', lists: ['', '', 'CHAP'] }).status.toAct).toEqual([2]);
    const table = openTestTable({ scenario: { phase: 'write' }, lists: ['', ''] });
    const events = table.actAll('0 done', '1 done');
    expect(eventsOfType(events, 'roundEnded')[0]).toMatchObject({ points: [0, 0], round: 1 });
    expect(table.phase).toBe('select');
  });

  it('[WS-035] use up the announced word, whatever it earns', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CAPE CAPXQ', 'CHAP'] });
    table.actAll('0 announce CAPXQ', '1 announce CHAP', '0 nothing');
    expect(table.refusalOf(0, 'announce CAPXQ')).toMatchObject({ code: 'NOT_LIVE', about: ['CAPXQ', 'CAPE'] });
    expect(table.refusalOf(0, 'announce CHAP')).toMatchObject({ code: 'NOT_ON_LIST', about: ['CHAP', 'CAPE'] });
    expect(table.live(0)).toBe('CAPE');
  });

  it('[WS-036] continue until nobody has a live word', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CAPE CHAMP SCRAP', 'CHAP'], setup: auto });
    table.actAll('0 announce CAPE', '1 nothing', '1 announce CHAP', '0 nothing');
    expect(eventTypes(table.act(0, 'announce CHAMP'))).not.toContain('roundEnded');
    expect(eventTypes(table.act(0, 'announce SCRAP'))).toContain('roundEnded');
  });
});

describe('points', () => {
  it('[WS-038] a word nobody else has earns 1', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CAPE', 'CHAP'] });
    expect(describeScores(table.actAll('0 announce CAPE', '1 nothing'))).toBe('CAPE 1');
    expect(table.status.scores).toEqual([1, 0]);
  });

  it('[WS-039, WS-043] a word that three others have earns 2, and they strike it', () => {
    const table = openTestTable({
      wordster: 'OTI',
      lists: ['OPTION NOTICE', 'OPTION MOTION', 'OPTION', 'EROTIC OPTION'],
    });
    const events = table.actAll('0 announce OPTION', '1 nothing', '3 nothing');
    expect(describeStruckWords(events)).toBe('1 OPTION, 2 OPTION, 3 OPTION');
    expect(eventsOfType(events, 'wordScored')).toEqual([
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
      const events = table.act(0, `announce ${word}`);
      expect(eventsOfType(events, 'wordRefused')[0]).toMatchObject({ word, why });
      expect(describeScores(events)).toBe(`${word} 0`);
      if (table.status.toAct[0] === 1) table.actAll('1 announce CLAMP', '0 nothing');
    }
    expect(table.status.scores).toEqual([0, 1]);
  });

  it('[WS-041] a form on another list counts as shared; own words and struck words do not', () => {
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

  it('[WS-045] an illegal word is struck from other lists, but its forms are not', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CAPXQ', 'CAPXQ CAPXQS CHAP'] });
    const events = table.act(0, 'announce CAPXQ');
    expect(eventsOfType(events, 'wordsStruck')).toMatchObject([{ seat: 1, words: ['CAPXQ'], why: 'refused' }]);
    expect(table.live(1)).toBe('CAPXQS CHAP');
    expect(table.status.scores).toEqual([0, 0]);
  });

  it('[WS-029] a second copy on the announcer’s list is struck', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CAPE CHAP CAPE', 'CLAMP'], setup: { entryCheck: 'none' } });
    const events = table.actAll('0 announce CAPE', '1 nothing');
    expect(eventsOfType(events, 'wordsStruck')).toMatchObject([{ seat: 0, words: ['CAPE'], why: 'copy' }]);
    expect(describeScores(events)).toBe('CAPE 1');
    expect(table.live(0)).toBe('CHAP');
  });
});

describe('the dictionary', () => {
  it('[WS-016] is consulted when a word is announced, not before', () => {
    const table = openTestTable({ wordster: 'CAP', lists: ['CHAP', 'CAPE CAPXQ'] });
    table.actAll('0 announce CHAP', '1 nothing');
    expect(eventsOfType(table.act(1, 'announce CAPXQ'), 'wordRefused')).toHaveLength(1);
    expect(table.phase).toBe('announce');
  });

  it('[WS-016] with legality onQuestion, is consulted only for questioned words; the shape is always checked', () => {
    const setup = { legality: 'onQuestion', entryCheck: 'none' } as const;
    const table = openTestTable({ wordster: 'CAP', lists: ['CAPXQ CAPXZ CHAP ZEBRA', 'CAPXZ CLAMP SCRAP'], setup });
    expect(describeScores(table.actAll('0 announce CAPXQ', '1 nothing'))).toBe('CAPXQ 1');
    table.actAll('1 announce CLAMP', '0 question');
    expect(table.status.scores).toEqual([1, 1]);
    const events = table.actAll('0 announce CAPXZ', '1 question');
    expect(eventTypes(events)).toEqual([
      'wordAnnounced',
      'wordsStruck',
      'responseOpened',
      'responseClosed',
      'questionOpened',
      'wordRefused',
      'wordScored',
      'announceTurn',
    ]);
    expect([describeScores(events), table.live(1)]).toEqual(['CAPXZ 0', 'SCRAP']);
    table.actAll('1 announce SCRAP', '0 nothing');
    expect(eventsOfType(table.act(0, 'announce ZEBRA'), 'wordRefused')[0]).toMatchObject({
      why: 'NO_WORDSTER',
      as: 'CAP',
    });
  });

  it('[WS-017] ignores an illegal word on another list until it is announced', () => {
    const table = openTestTable({ wordster: 'STA', lists: ['START', 'STARTZZ START'] });
    expect(describeScores(table.actAll('0 announce START', '1 nothing'))).toBe('START 2');
    expect(table.live(1)).toBe('STARTZZ');
  });

  it('[WS-015] is the word list of the table', () => {
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
