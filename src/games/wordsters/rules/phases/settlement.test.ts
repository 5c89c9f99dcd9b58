import { describe, expect, it } from 'vitest';
import {
  describeJudgements,
  describeScores,
  describeStruckWords,
  eventsOfType,
  eventTypes,
  openTestTable,
  type TestTableOptions,
} from '../../testing/table.testing.ts';

const lov = (lists: readonly string[], spec: TestTableOptions = {}) =>
  openTestTable({ wordster: 'LOV', lists, ...spec });
const everybody = (verdict: string, seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => `${seat} vote ${verdict}`);

describe('claims', () => {
  it('[WS-058, WS-090] are optional: a player with a similar word may also wait', () => {
    const table = lov(['LOVE', 'LOVER']);
    table.act(0, 'announce LOVE');
    expect(table.view(1).phase).toMatchObject({ similar: ['LOVER'] });
    expect(table.moves(1)).toEqual(['nothing', 'claim LOVER']);
    table.act(1, 'nothing');
    expect(table.live(1)).toBe('LOVER');
    expect(describeScores(table.act(1, 'announce LOVER'))).toBe('');
  });

  it('[WS-059] can name several words; a clearly different one is protected without a vote', () => {
    const table = openTestTable({ wordster: 'ANG', lists: ['ANGLE', 'TRIANGLE RECTANGLE HANG', 'CLANG'] });
    table.actAll('0 announce ANGLE', '1 claim TRIANGLE RECTANGLE');
    expect(table.view(2).phase).toMatchObject({ mine: null });
    const events = table.act(2, 'nothing');
    expect(eventTypes(events)).toEqual([
      'responseClosed',
      'claimsOpened',
      'pairJudged',
      'wordProtected',
      'pairJudged',
      'wordProtected',
      'wordScored',
      'outOfWords',
      'announceTurn',
    ]);
    expect(describeJudgements(events)).toBe('ANGLE TRIANGLE DIFFERENT known, ANGLE RECTANGLE DIFFERENT known');
    expect(table.view().protections).toEqual([
      { word: 'TRIANGLE', seat: 1 },
      { word: 'RECTANGLE', seat: 1 },
    ]);
  });

  it('[WS-060] are impossible for words that are clearly the same, which match automatically', () => {
    const table = lov(['LOVE', 'LOVES LOVER']);
    expect(describeStruckWords(table.act(0, 'announce LOVE'))).toBe('1 LOVES');
    expect(table.refusalOf(1, 'claim LOVES')).toMatchObject({ code: 'NOT_LIVE', rule: 'WS-059' });
  });

  it('[WS-061, WS-069] judged SAME by the majority strike the word, and the announcer scores 2', () => {
    const table = lov(['LOVE', 'LOVER', 'CLOVER']);
    table.actAll('0 announce LOVE', '1 claim LOVER', '2 nothing');
    const events = table.actAll('0 vote same', '2 vote same', '1 vote different');
    expect([describeJudgements(events), describeStruckWords(events), describeScores(events)]).toEqual([
      'LOVE LOVER SAME vote',
      '1 LOVER',
      'LOVE 2',
    ]);
    expect(eventsOfType(events, 'wordScored')[0]!.with).toEqual([1]);
  });

  it('[WS-062] judged SAME strike the word and its forms from every list, including the announcer’s', () => {
    const table = lov(['LOVE LOVERS', 'LOVER', 'CLOVER LOVERS']);
    table.actAll('0 announce LOVE', '1 claim LOVER', '2 nothing');
    const events = table.actAll(...everybody('same', 3));
    expect(describeStruckWords(events)).toBe('0 LOVERS, 1 LOVER, 2 LOVERS');
    expect(eventsOfType(events, 'wordScored')[0]!.with).toEqual([1, 2]);
    expect(table.view().struck).toEqual(['LOVERS', 'LOVER']);
  });

  it('[WS-063] judged DIFFERENT make the word public and protected, and do not double the points', () => {
    const table = lov(['LOVE', 'LOVER', 'CLOVER']);
    table.actAll('0 announce LOVE', '1 claim LOVER', '2 nothing');
    const events = table.actAll(...everybody('different', 3));
    expect([describeScores(events), table.live(1)]).toEqual(['LOVE 1', 'LOVER']);
    expect(table.view(2).protections).toEqual([{ word: 'LOVER', seat: 1 }]);
  });

  it('[WS-067, WS-074] on the same word share one judgement, and protection goes to the nearest on the left', () => {
    const table = lov(['CLOVER', 'LOVE', 'LOVER', 'LOVER GLOVE'], { scenario: { announcer: 1 } });
    table.actAll('1 announce LOVE', '3 claim GLOVE LOVER', '2 claim LOVER', '0 nothing');
    expect(table.view().phase).toMatchObject({ dispute: { type: 'claim', word: 'LOVER', by: [2, 3] } });
    const events = table.actAll(...everybody('different', 4));
    expect(describeJudgements(events)).toBe('LOVE LOVER DIFFERENT vote, LOVE GLOVE DIFFERENT known');
    expect(eventsOfType(events, 'wordProtected')).toMatchObject([
      { seat: 2, word: 'LOVER' },
      { seat: 3, word: 'GLOVE' },
    ]);
  });

  it('[WS-067] lapse if an earlier judgement on the same announcement struck the word', () => {
    const table = lov(['LOVE', 'LOVER', 'LOVERS']);
    table.actAll('0 announce LOVE', '1 claim LOVER', '2 claim LOVERS');
    const events = table.actAll(...everybody('same', 3));
    expect([describeJudgements(events), describeStruckWords(events), describeScores(events)]).toEqual([
      'LOVE LOVER SAME vote',
      '1 LOVER, 2 LOVERS',
      'LOVE 2',
    ]);
  });

  it('[WS-098] on a pair already judged DIFFERENT are allowed and earn protection', () => {
    const table = lov(['LOVE', 'LOVER'], { scenario: { judged: [['LOVER', 'LOVE', 'DIFFERENT']] } });
    const events = table.actAll('0 announce LOVE', '1 claim LOVER');
    expect([describeJudgements(events), table.view().protections.length]).toEqual(['LOVE LOVER DIFFERENT known', 1]);
  });
});

describe('contests', () => {
  it('[WS-064, WS-066] upheld strike the word everywhere: it scores 0 and the turn is lost', () => {
    const table = lov(['LOVE', 'LOVER GLOVE', 'LOVERS LOVELY'], { scenario: { announcer: 0 } });
    table.actAll('0 announce LOVE', '1 nothing', '2 nothing');
    expect(table.status.toAct).toEqual([1]);
    table.actAll('1 announce LOVER', '0 contest LOVE', '2 claim LOVELY');
    const events = table.actAll(...everybody('same', 3));
    expect(eventTypes(events)).toEqual(['voteClosed', 'pairJudged', 'wordRefused', 'wordScored', 'announceTurn']);
    expect(eventsOfType(events, 'wordRefused')[0]).toMatchObject({ why: 'SAME_AS_EARLIER', as: 'LOVE' });
    expect(table.status).toMatchObject({ scores: [1, 0, 0], toAct: [2] });
    expect([table.live(1), table.live(2)]).toEqual(['GLOVE', 'LOVELY']);
    expect(table.view(2).protections).toEqual([]);
    expect(table.view().struck).toEqual(['LOVER', 'LOVERS']);
  });

  it('[WS-065] are open to everybody, even without words, against an accepted word or one struck as the same', () => {
    const table = lov(['', 'LOVER GLOVE', 'CLOVER'], { scenario: { accepted: ['LOVE'], struck: ['LOVING'] } });
    expect(table.status.toAct).toEqual([1]);
    table.act(1, 'announce LOVER');
    expect(table.view().phase).toMatchObject({ asked: [0, 2], contestable: ['LOVE', 'LOVING'] });
    expect(table.refusalCode(0, 'contest LOVING')).toBeNull();
    expect(table.refusalOf(0, 'contest CLOVER')).toMatchObject({ code: 'NOT_EARLIER' });
    expect(table.refusalCode(0, 'contest LOVE')).toBeNull();
  });

  it('[WS-065] can name a word the announcer scored before', () => {
    const table = lov(['LOVE LOVER', '']);
    table.act(0, 'announce LOVE');
    table.act(0, 'announce LOVER');
    expect(table.refusalCode(1, 'contest LOVE')).toBeNull();
  });

  it('[WS-066] that are rejected cost nothing, and settlement continues', () => {
    const table = lov(['LOVER GLOVE', 'CLOVER'], { scenario: { accepted: ['LOVE'] } });
    table.actAll('0 announce LOVER', '1 contest LOVE');
    const events = table.actAll('0 vote different', '1 vote same');
    expect([describeJudgements(events), describeScores(events)]).toEqual(['LOVER LOVE DIFFERENT vote', 'LOVER 1']);
  });

  it('[WS-067] are judged clockwise, each pair once, until one is upheld', () => {
    const table = lov(['CLOVER', 'LOVER GLOVE', 'PLOVER', 'SLOVEN'], {
      scenario: { accepted: ['LOVE', 'LOVELY', 'LOVABLE'], announcer: 1 },
    });
    table.actAll('1 announce LOVER', '0 contest LOVABLE LOVELY', '3 contest LOVELY LOVE', '2 nothing');
    expect(table.view().phase).toMatchObject({ dispute: { word: 'LOVELY', by: [3, 0] } });
    table.actAll(...everybody('different', 4));
    expect(table.view().phase).toMatchObject({ dispute: { word: 'LOVE', by: [3] } });
    const events = table.actAll(...everybody('same', 4));
    expect(describeJudgements(events)).toBe('LOVER LOVE SAME vote');
    expect(table.phase).toBe('announce');
  });

  it('[WS-067] covered by the previous judgement need no second vote', () => {
    const table = lov(['LOVER', 'CLOVER'], { scenario: { accepted: ['LOVE'], struck: ['LOVES'] } });
    table.actAll('0 announce LOVER', '1 contest LOVE LOVES');
    const events = table.actAll(...everybody('different', 2));
    expect(describeJudgements(events)).toBe('LOVER LOVE DIFFERENT vote, LOVER LOVES DIFFERENT known');
    expect(describeScores(events)).toBe('LOVER 1');
  });

  it('[WS-098] on decided pairs are refused, and with them the whole response', () => {
    const table = lov(['LOVERS', 'CLOVER GLOVE'], {
      scenario: { accepted: ['LOVE', 'LOVELY'], judged: [['LOVER', 'LOVE', 'DIFFERENT']] },
    });
    table.act(0, 'announce LOVERS');
    expect(table.refusalOf(1, 'contest LOVE')).toMatchObject({ code: 'ALREADY_JUDGED', rule: 'WS-056' });
    expect(table.refusalCode(1, 'claim GLOVE')).toBe('NOT_SIMILAR');
    expect(table.refusalCode(1, 'claim LOVERS; contest LOVELY')).toBe('NOT_LIVE');
    expect(table.refusalCode(1, 'contest LOVELY; question')).toBe('NO_QUESTIONS');
    table.act(1, 'contest LOVELY');
    expect(table.phase).toBe('vote');
  });

  it('[WS-098] are refused as NOT_CONTESTABLE if the pair was not decided by a vote', () => {
    const table = openTestTable({ wordster: 'ANG', lists: ['TRIANGLE', 'HANG'], scenario: { accepted: ['ANGLE'] } });
    table.act(0, 'announce TRIANGLE');
    expect(table.refusalOf(1, 'contest ANGLE')).toMatchObject({ code: 'NOT_CONTESTABLE', rule: 'WS-065' });
  });

  it('[WS-057] and votes do not exist with sameJudge auto', () => {
    const table = lov(['LOVER', 'LOVELY'], { scenario: { accepted: ['LOVE'] }, setup: { sameJudge: 'auto' } });
    table.act(0, 'announce LOVER');
    expect(table.refusalCode(1, 'contest LOVE')).toBe('NOT_CONTESTABLE');
    expect(describeJudgements(table.act(1, 'claim LOVELY'))).toBe('LOVER LOVELY DIFFERENT known');
  });

  it('[WS-057] and claims decide about forms with sameJudge vote', () => {
    const table = lov(['LOVE', 'LOVES LOVED'], { setup: { sameJudge: 'vote' } });
    expect(describeStruckWords(table.act(0, 'announce LOVE'))).toBe('');
    table.actAll('1 claim LOVES');
    const events = table.actAll(...everybody('same', 2));
    expect([describeStruckWords(events), describeScores(events)]).toEqual(['1 LOVES', 'LOVE 2']);
    table.actAll('1 announce LOVED');
    expect(table.refusalCode(0, 'contest LOVE')).toBeNull();
  });
});

describe('judgements', () => {
  it('[WS-056] hold for the rest of the game: words judged SAME match in later rounds', () => {
    const table = lov(['LOVE', 'LOVER'], { setup: { voteTie: 'same' } });
    table.actAll('0 announce LOVE', '1 claim LOVER', '0 vote same', '1 vote different');
    expect(table.view().round).toBe(2);
    table.actAll('1 choose OTI', '0 done', '1 done');
    expect(table.view().judgements).toMatchObject([{ verdict: 'SAME' }]);
  });

  it('[WS-106] apply automatically: a pair judged SAME is struck without another vote', () => {
    const table = lov(['LOVE', 'LOVERS'], { scenario: { judged: [['LOVER', 'LOVES', 'SAME']] } });
    const events = table.act(0, 'announce LOVE');
    expect([describeStruckWords(events), describeScores(events)]).toEqual(['1 LOVERS', 'LOVE 2']);
  });
});

describe('votes', () => {
  const open = (setup: TestTableOptions['setup'] = {}, seats = 4) => {
    const lists = ['LOVE', 'LOVER', '', 'CLOVER'].slice(0, seats);
    const table = lov(lists, { setup });
    table.act(0, 'announce LOVE');
    table.act(1, 'claim LOVER');
    if (table.phase === 'respond') table.act(3, 'nothing');
    return table;
  };

  it('[WS-068] include everybody, even the parties and players without words', () => {
    const table = open();
    expect(table.status.toAct).toEqual([0, 1, 2, 3]);
    table.actAll('2 vote same', '0 vote same', '3 vote same');
    expect(table.phase).toBe('vote');
    table.act(1, 'vote same');
    expect(table.phase).toBe('announce');
  });

  it('[WS-069] are decided by the majority of ballots cast; missing ballots are abstentions', () => {
    const table = open();
    table.actAll('2 vote same');
    const events = table.timeUp();
    expect(eventsOfType(events, 'voteClosed')[0]).toMatchObject({ ballots: [null, null, 'SAME', null], tie: false });
    expect(describeJudgements(events)).toBe('LOVE LOVER SAME vote');
  });

  it.each([
    ['different', 'DIFFERENT'],
    ['same', 'SAME'],
  ] as const)('[WS-069] that are tied or empty follow the option voteTie: %s', (voteTie, verdict) => {
    const tied = open({ voteTie }, 2);
    const events = tied.actAll('0 vote same', '1 vote different');
    expect(eventsOfType(events, 'voteClosed')[0]!.tie).toBe(true);
    expect(describeJudgements(events)).toBe(`LOVE LOVER ${verdict} vote`);
    expect(describeJudgements(open({ voteTie }).timeUp())).toBe(`LOVE LOVER ${verdict} vote`);
  });

  it('[WS-070] have sealed and final ballots, revealed together with names', () => {
    const table = open();
    expect(table.act(0, 'vote same')).toEqual([]);
    expect(table.refusalCode(0, 'vote different')).toBe('ALREADY_VOTED');
    expect(table.view(0).phase).toMatchObject({ ballot: 'SAME', voted: [0] });
    expect(table.view(1).phase).toMatchObject({ ballot: null, voted: [0] });
    expect(JSON.stringify(table.view(1).phase)).not.toContain('SAME');
    table.actAll('1 vote different', '2 vote different');
    const events = table.act(3, 'vote different');
    expect(eventsOfType(events, 'voteClosed')[0]!.ballots).toEqual(['SAME', 'DIFFERENT', 'DIFFERENT', 'DIFFERENT']);
    expect(table.view(1).judgements[0]!.ballots).toEqual(['SAME', 'DIFFERENT', 'DIFFERENT', 'DIFFERENT']);
  });

  it('[WS-070] show everybody what the lexicon knows about the two words', () => {
    const evidence = { type: 'derived', from: 'LOVE', word: 'LOVER' };
    const table = open();
    expect(table.view('spectator').phase).toMatchObject({ because: evidence });
  });

  it('[WS-070] restart the clock for each pair; 0 seconds waits for everybody', () => {
    const table = lov(['LOVE', 'LOVER LOVELY']);
    table.act(0, 'announce LOVE', 1000);
    table.act(1, 'claim LOVER LOVELY', 2000);
    expect(table.status.deadline).toBe(22_000);
    table.act(0, 'vote same', 3000);
    table.act(1, 'vote different', 5000);
    expect(table.view().phase).toMatchObject({ type: 'vote', dispute: { word: 'LOVELY' }, deadline: 25_000 });
    expect(open({ voteSeconds: 0 }).status.deadline).toBeNull();
  });
});
