import { describe, expect, it } from 'vitest';
import {
  describeJudgements,
  describeScores,
  describeStruckWords,
  eventsOfType,
  eventTypes,
  openTestTable,
  type TableSpec,
} from '../../testing/table.testing.ts';

const lov = (lists: readonly string[], asked: TableSpec = {}) => openTestTable({ wordster: 'LOV', lists, ...asked });
const everybody = (verdict: string, seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => `${seat} vote ${verdict}`);

describe('claims', () => {
  it('[WS-058, WS-090] a player with a similar word may tell or wait', () => {
    const table = lov(['LOVE', 'LOVER']);
    table.act(0, 'announce LOVE');
    expect(table.view(1).phase).toMatchObject({ similar: ['LOVER'] });
    expect(table.moves(1)).toEqual(['nothing', 'claim LOVER']);
    table.act(1, 'nothing');
    expect(table.live(1)).toBe('LOVER');
    expect(describeScores(table.act(1, 'announce LOVER'))).toBe('');
  });

  it('[WS-059] several words at once; a known different one is protected without a vote', () => {
    const table = openTestTable({ wordster: 'ANG', lists: ['ANGLE', 'TRIANGLE RECTANGLE HANG', 'CLANG'] });
    table.actAll('0 announce ANGLE', '1 claim TRIANGLE RECTANGLE');
    expect(table.view(2).phase).toMatchObject({ mine: null });
    const told = table.act(2, 'nothing');
    expect(eventTypes(told)).toEqual([
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
    expect(describeJudgements(told)).toBe('ANGLE TRIANGLE DIFFERENT known, ANGLE RECTANGLE DIFFERENT known');
    expect(table.view().protections).toEqual([
      { word: 'TRIANGLE', seat: 1 },
      { word: 'RECTANGLE', seat: 1 },
    ]);
  });

  it('[WS-060] known-SAME words are matched by the engine, so they cannot be claimed', () => {
    const table = lov(['LOVE', 'LOVES LOVER']);
    expect(describeStruckWords(table.act(0, 'announce LOVE'))).toBe('1 LOVES');
    expect(table.refusalOf(1, 'claim LOVES')).toMatchObject({ code: 'NOT_LIVE', rule: 'WS-059' });
  });

  it('[WS-061, WS-069] judged SAME by the majority: the claimant strikes it, the announcer scores 2', () => {
    const table = lov(['LOVE', 'LOVER', 'CLOVER']);
    table.actAll('0 announce LOVE', '1 claim LOVER', '2 nothing');
    const told = table.actAll('0 vote same', '2 vote same', '1 vote different');
    expect([describeJudgements(told), describeStruckWords(told), describeScores(told)]).toEqual([
      'LOVE LOVER SAME vote',
      '1 LOVER',
      'LOVE 2',
    ]);
    expect(eventsOfType(told, 'wordScored')[0]!.with).toEqual([1]);
  });

  it('[WS-062] a word judged SAME is struck from every list with its forms, the announcer’s included', () => {
    const table = lov(['LOVE LOVERS', 'LOVER', 'CLOVER LOVERS']);
    table.actAll('0 announce LOVE', '1 claim LOVER', '2 nothing');
    const told = table.actAll(...everybody('same', 3));
    expect(describeStruckWords(told)).toBe('0 LOVERS, 1 LOVER, 2 LOVERS');
    expect(eventsOfType(told, 'wordScored')[0]!.with).toEqual([1, 2]);
    expect(table.view().struck).toEqual(['LOVERS', 'LOVER']);
  });

  it('[WS-063] judged DIFFERENT: known to all, protected, and no help to the announcer', () => {
    const table = lov(['LOVE', 'LOVER', 'CLOVER']);
    table.actAll('0 announce LOVE', '1 claim LOVER', '2 nothing');
    const told = table.actAll(...everybody('different', 3));
    expect([describeScores(told), table.live(1)]).toEqual(['LOVE 1', 'LOVER']);
    expect(table.view(2).protections).toEqual([{ word: 'LOVER', seat: 1 }]);
  });

  it('[WS-067, WS-074] equal claims share one judgement; protection goes to the nearest on the left', () => {
    const table = lov(['CLOVER', 'LOVE', 'LOVER', 'LOVER GLOVE'], { scenario: { announcer: 1 } });
    table.actAll('1 announce LOVE', '3 claim GLOVE LOVER', '2 claim LOVER', '0 nothing');
    expect(table.view().phase).toMatchObject({ dispute: { type: 'claim', word: 'LOVER', by: [2, 3] } });
    const told = table.actAll(...everybody('different', 4));
    expect(describeJudgements(told)).toBe('LOVE LOVER DIFFERENT vote, LOVE GLOVE DIFFERENT known');
    expect(eventsOfType(told, 'wordProtected')).toMatchObject([
      { seat: 2, word: 'LOVER' },
      { seat: 3, word: 'GLOVE' },
    ]);
  });

  it('[WS-067] a claim whose word was struck by an earlier judgement of the same announcement lapses', () => {
    const table = lov(['LOVE', 'LOVER', 'LOVERS']);
    table.actAll('0 announce LOVE', '1 claim LOVER', '2 claim LOVERS');
    const told = table.actAll(...everybody('same', 3));
    expect([describeJudgements(told), describeStruckWords(told), describeScores(told)]).toEqual([
      'LOVE LOVER SAME vote',
      '1 LOVER, 2 LOVERS',
      'LOVE 2',
    ]);
  });

  it('[WS-098] a claim on a pair judged DIFFERENT before is lawful and earns protection', () => {
    const table = lov(['LOVE', 'LOVER'], { scenario: { judged: [['LOVER', 'LOVE', 'DIFFERENT']] } });
    const told = table.actAll('0 announce LOVE', '1 claim LOVER');
    expect([describeJudgements(told), table.view().protections.length]).toEqual(['LOVE LOVER DIFFERENT known', 1]);
  });
});

describe('contests', () => {
  it('[WS-064, WS-066] waiting is a risk: the word is struck everywhere, scores 0, and the turn is lost', () => {
    const table = lov(['LOVE', 'LOVER GLOVE', 'LOVERS LOVELY'], { scenario: { announcer: 0 } });
    table.actAll('0 announce LOVE', '1 nothing', '2 nothing');
    expect(table.status.toAct).toEqual([1]);
    table.actAll('1 announce LOVER', '0 contest LOVE', '2 claim LOVELY');
    const told = table.actAll(...everybody('same', 3));
    expect(eventTypes(told)).toEqual(['voteClosed', 'pairJudged', 'wordRefused', 'wordScored', 'announceTurn']);
    expect(eventsOfType(told, 'wordRefused')[0]).toMatchObject({ why: 'SAME_AS_EARLIER', as: 'LOVE' });
    expect(table.status).toMatchObject({ scores: [1, 0, 0], toAct: [2] });
    expect([table.live(1), table.live(2)]).toEqual(['GLOVE', 'LOVELY']);
    expect(table.view(2).protections).toEqual([]);
    expect(table.view().struck).toEqual(['LOVER', 'LOVERS']);
  });

  it('[WS-065] anybody may contest, also one out of words, naming an accepted word or one struck as the same', () => {
    const table = lov(['', 'LOVER GLOVE', 'CLOVER'], { scenario: { accepted: ['LOVE'], struck: ['LOVING'] } });
    expect(table.status.toAct).toEqual([1]);
    table.act(1, 'announce LOVER');
    expect(table.view().phase).toMatchObject({ asked: [0, 2], contestable: ['LOVE', 'LOVING'] });
    expect(table.refusalCode(0, 'contest LOVING')).toBeNull();
    expect(table.refusalOf(0, 'contest CLOVER')).toMatchObject({ code: 'NOT_EARLIER' });
    expect(table.refusalCode(0, 'contest LOVE')).toBeNull();
  });

  it('[WS-065] also against a word the announcer himself had accepted before', () => {
    const table = lov(['LOVE LOVER', '']);
    table.act(0, 'announce LOVE');
    table.act(0, 'announce LOVER');
    expect(table.refusalCode(1, 'contest LOVE')).toBeNull();
  });

  it('[WS-066] a rejected contest costs nothing and settlement goes on', () => {
    const table = lov(['LOVER GLOVE', 'CLOVER'], { scenario: { accepted: ['LOVE'] } });
    table.actAll('0 announce LOVER', '1 contest LOVE');
    const told = table.actAll('0 vote different', '1 vote same');
    expect([describeJudgements(told), describeScores(told)]).toEqual(['LOVER LOVE DIFFERENT vote', 'LOVER 1']);
  });

  it('[WS-067] several contests go clockwise, each pair once; the first upheld one ends the matter', () => {
    const table = lov(['CLOVER', 'LOVER GLOVE', 'PLOVER', 'SLOVEN'], {
      scenario: { accepted: ['LOVE', 'LOVELY', 'LOVABLE'], announcer: 1 },
    });
    table.actAll('1 announce LOVER', '0 contest LOVABLE LOVELY', '3 contest LOVELY LOVE', '2 nothing');
    expect(table.view().phase).toMatchObject({ dispute: { word: 'LOVELY', by: [3, 0] } });
    table.actAll(...everybody('different', 4));
    expect(table.view().phase).toMatchObject({ dispute: { word: 'LOVE', by: [3] } });
    const told = table.actAll(...everybody('same', 4));
    expect(describeJudgements(told)).toBe('LOVER LOVE SAME vote');
    expect(table.phase).toBe('announce');
  });

  it('[WS-067] a contest covered by the one before needs no second vote', () => {
    const table = lov(['LOVER', 'CLOVER'], { scenario: { accepted: ['LOVE'], struck: ['LOVES'] } });
    table.actAll('0 announce LOVER', '1 contest LOVE LOVES');
    const told = table.actAll(...everybody('different', 2));
    expect(describeJudgements(told)).toBe('LOVER LOVE DIFFERENT vote, LOVER LOVES DIFFERENT known');
    expect(describeScores(told)).toBe('LOVER 1');
  });

  it('[WS-098] what was judged or is known cannot be contested, and a response is refused as a whole', () => {
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

  it('[WS-098] NOT_CONTESTABLE is for pairs known for another reason', () => {
    const table = openTestTable({ wordster: 'ANG', lists: ['TRIANGLE', 'HANG'], scenario: { accepted: ['ANGLE'] } });
    table.act(0, 'announce TRIANGLE');
    expect(table.refusalOf(1, 'contest ANGLE')).toMatchObject({ code: 'NOT_CONTESTABLE', rule: 'WS-065' });
  });

  it('[WS-057] with the judge auto there are neither votes nor contests', () => {
    const table = lov(['LOVER', 'LOVELY'], { scenario: { accepted: ['LOVE'] }, setup: { sameJudge: 'auto' } });
    table.act(0, 'announce LOVER');
    expect(table.refusalCode(1, 'contest LOVE')).toBe('NOT_CONTESTABLE');
    expect(describeJudgements(table.act(1, 'claim LOVELY'))).toBe('LOVER LOVELY DIFFERENT known');
  });

  it('[WS-057] with the judge vote forms are a matter of claims and contests', () => {
    const table = lov(['LOVE', 'LOVES LOVED'], { setup: { sameJudge: 'vote' } });
    expect(describeStruckWords(table.act(0, 'announce LOVE'))).toBe('');
    table.actAll('1 claim LOVES');
    const told = table.actAll(...everybody('same', 2));
    expect([describeStruckWords(told), describeScores(told)]).toEqual(['1 LOVES', 'LOVE 2']);
    table.actAll('1 announce LOVED');
    expect(table.refusalCode(0, 'contest LOVE')).toBeNull();
  });
});

describe('judgements', () => {
  it('[WS-056] hold for the rest of the game: judged SAME, the words are matched like forms in a later round', () => {
    const table = lov(['LOVE', 'LOVER'], { setup: { voteTie: 'same' } });
    table.actAll('0 announce LOVE', '1 claim LOVER', '0 vote same', '1 vote different');
    expect(table.view().round).toBe(2);
    table.actAll('1 choose OTI', '0 done', '1 done');
    expect(table.view().judgements).toMatchObject([{ verdict: 'SAME' }]);
  });

  it('[WS-106] a pair judged SAME earlier is struck by the engine, and not voted on again', () => {
    const table = lov(['LOVE', 'LOVERS'], { scenario: { judged: [['LOVER', 'LOVES', 'SAME']] } });
    const told = table.act(0, 'announce LOVE');
    expect([describeStruckWords(told), describeScores(told)]).toEqual(['1 LOVERS', 'LOVE 2']);
  });
});

describe('votes', () => {
  const open = (setup: TableSpec['setup'] = {}, seats = 4) => {
    const lists = ['LOVE', 'LOVER', '', 'CLOVER'].slice(0, seats);
    const table = lov(lists, { setup });
    table.act(0, 'announce LOVE');
    table.act(1, 'claim LOVER');
    if (table.phase === 'respond') table.act(3, 'nothing');
    return table;
  };

  it('[WS-068] everybody votes, the parties and players out of words included', () => {
    const table = open();
    expect(table.status.toAct).toEqual([0, 1, 2, 3]);
    table.actAll('2 vote same', '0 vote same', '3 vote same');
    expect(table.phase).toBe('vote');
    table.act(1, 'vote same');
    expect(table.phase).toBe('announce');
  });

  it('[WS-069] the majority of votes cast decides; missing votes are abstentions', () => {
    const table = open();
    table.actAll('2 vote same');
    const told = table.timeUp();
    expect(eventsOfType(told, 'voteClosed')[0]).toMatchObject({ ballots: [null, null, 'SAME', null], tie: false });
    expect(describeJudgements(told)).toBe('LOVE LOVER SAME vote');
  });

  it.each([
    ['different', 'DIFFERENT'],
    ['same', 'SAME'],
  ] as const)('[WS-069] a tie, or no vote at all, means %s if the table says so', (voteTie, verdict) => {
    const tied = open({ voteTie }, 2);
    const told = tied.actAll('0 vote same', '1 vote different');
    expect(eventsOfType(told, 'voteClosed')[0]!.tie).toBe(true);
    expect(describeJudgements(told)).toBe(`LOVE LOVER ${verdict} vote`);
    expect(describeJudgements(open({ voteTie }).timeUp())).toBe(`LOVE LOVER ${verdict} vote`);
  });

  it('[WS-070] ballots are sealed, final, and opened together with names', () => {
    const table = open();
    expect(table.act(0, 'vote same')).toEqual([]);
    expect(table.refusalCode(0, 'vote different')).toBe('ALREADY_VOTED');
    expect(table.view(0).phase).toMatchObject({ ballot: 'SAME', voted: [0] });
    expect(table.view(1).phase).toMatchObject({ ballot: null, voted: [0] });
    expect(JSON.stringify(table.view(1).phase)).not.toContain('SAME');
    table.actAll('1 vote different', '2 vote different');
    const told = table.act(3, 'vote different');
    expect(eventsOfType(told, 'voteClosed')[0]!.ballots).toEqual(['SAME', 'DIFFERENT', 'DIFFERENT', 'DIFFERENT']);
    expect(table.view(1).judgements[0]!.ballots).toEqual(['SAME', 'DIFFERENT', 'DIFFERENT', 'DIFFERENT']);
  });

  it('[WS-070] while it is open everybody sees what the lexicon knows of the two words', () => {
    const evidence = { type: 'derived', from: 'LOVE', word: 'LOVER' };
    const table = open();
    expect(table.view('spectator').phase).toMatchObject({ because: evidence });
  });

  it('[WS-070] the clock starts anew for each pair; 0 waits for all', () => {
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
