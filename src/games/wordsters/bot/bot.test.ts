import { describe, expect, it } from 'vitest';
import { type BotLevel, plainPersona } from '../../../core/bot-cast.ts';
import { randomFrom } from '../../../core/random.ts';
import { playBotMatch } from '../testing/bot-match.testing.ts';
import { lexicon, openTestTable, type TestTable } from '../testing/table.testing.ts';
import { bot } from './bot.ts';

const choose = (table: TestTable, seat: number, level: BotLevel, seed = 'bot') =>
  bot.choose(table.view(seat), seat, plainPersona(level), { now: 0, random: randomFrom(seed, 1), lexicon });

describe('bots', () => {
  it.each([
    {},
    { sameJudge: 'vote', legality: 'onQuestion', entryCheck: 'none' },
    { writing: 'inTurn', sameJudge: 'auto', entryCheck: 'full' },
    { responseSeconds: 5, selectSeconds: 10, announceSeconds: 10, voteSeconds: 10, writingSeconds: 60 },
  ] as const)('[WS-095] play whole games at tables like %j', (setup) => {
    const { played, table } = playBotMatch('whole', ['child', 'keen', 'master'], setup);
    expect(played.stopped).toBe('over');
    expect(Math.max(...table.status.scores)).toBeGreaterThan(10);
  });

  it('[WS-095] write only legal, inoffensive words', () => {
    const { events } = playBotMatch('words', bot.levels);
    const words = events.flatMap((event) => (event.type === 'wordAnnounced' ? [event.word] : []));
    expect(words.length).toBeGreaterThan(60);
    for (const word of words)
      expect([word, lexicon.has(word), lexicon.offensiveness(word)]).toEqual([word, true, null]);
  });

  it('[WS-095] write less familiar words at stronger levels', () => {
    const ages = bot.levels.map((level) => {
      const matches = [1, 2, 3, 4].map((i) =>
        playBotMatch(`vocabulary of ${level} ${i}`, [level, level], { rounds: 2 }),
      );
      const all = matches
        .flatMap(({ events }) => events)
        .flatMap((event) => (event.type === 'wordAnnounced' ? [lexicon.learningAge(event.word)!] : []));
      return all.reduce((sum, age) => sum + age, 0) / all.length;
    });
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
  });

  it('from casual up, never write two forms of one word', () => {
    const { events } = playBotMatch('forms', ['casual', 'keen', 'expert', 'master']);
    const lists = events.flatMap((event) => (event.type === 'roundEnded' ? event.lists : []));
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists)
      for (const [i, { word }] of list.entries())
        for (const other of list.slice(i + 1))
          expect([word, other.word, lexicon.compareWords(word, other.word).verdict]).not.toEqual([
            word,
            other.word,
            'SAME',
          ]);
  });

  it('[WS-095] take equally long with and without a similar word on their list', () => {
    for (let i = 0; i < 30; i++) {
      const waits = ['LOVER LOVELY', 'CLOVER GLOVE'].map((list) => {
        const table = openTestTable({ wordster: 'LOV', lists: ['LOVE', list] });
        table.act(0, 'announce LOVE');
        return choose(table, 1, 'expert', `seed ${i}`)!.after;
      });
      expect(waits[0]).toBe(waits[1]);
    }
  });

  it('[WS-093, WS-095] decide before the deadline, including the short one of an idle seat', () => {
    const setup = { selectSeconds: 10, announceSeconds: 10 } as const;
    for (const players of [
      [{}, {}],
      [{ idle: true }, {}],
      [{ list: ['HANG'] }, {}],
      [{ list: ['HANG'], idle: true }, {}],
    ]) {
      const table = openTestTable({ setup, scenario: { players } });
      const waits = Array.from({ length: 60 }, (_, i) => choose(table, 0, 'casual', `seed ${i}`)!.after);
      expect(Math.max(...waits)).toBeLessThan(table.status.deadline!);
    }
  });

  it('[WS-081] choose quickly in round 1, and later leave people time to read the lists', () => {
    const quickest = (table: TestTable, seat: number): number =>
      Math.min(...Array.from({ length: 60 }, (_, i) => choose(table, seat, 'casual', `seed ${i}`)!.after));
    expect(quickest(openTestTable({ scenario: { players: [{}, {}] } }), 0)).toBeLessThan(2500);
    const table = openTestTable({ wordster: 'LOV', lists: ['GLOVE', ''] });
    table.act(0, 'announce GLOVE');
    expect(quickest(table, 1)).toBeGreaterThanOrEqual(6000);
  });

  it('[WS-095] decide from their own view: other lists change nothing', () => {
    for (const list of ['LOVER LOVELY', 'ZZZZ CLOVER']) {
      const table = openTestTable({ wordster: 'LOV', lists: ['GLOVE PLOVER', list] });
      expect(choose(table, 0, 'master')).toEqual(
        choose(openTestTable({ wordster: 'LOV', lists: ['GLOVE PLOVER', 'A B'] }), 0, 'master'),
      );
    }
  });

  it('announce the most likely shared word first and question invalid words, as master', () => {
    const table = openTestTable({
      wordster: 'LOV',
      lists: ['PLOVER LOVE CLOVER', 'LOVXQ GLOVE'],
      setup: { legality: 'onQuestion' },
    });
    expect(choose(table, 0, 'master')!.move).toEqual({ type: 'announce', word: 'LOVE' });
    table.actAll('0 announce LOVE', '1 nothing', '1 announce LOVXQ');
    expect(choose(table, 0, 'master')!.move).toMatchObject({ type: 'respond', response: { question: true } });
  });

  it('contest only words they consider the same', () => {
    const contests = (accepted: string, word: string) => {
      const wordster = accepted.slice(0, 3);
      const table = openTestTable({
        wordster,
        lists: [word, ''],
        scenario: { accepted: [accepted] },
        setup: { sameJudge: 'vote' },
      });
      table.act(0, `announce ${word}`);
      return choose(table, 1, 'master')!.move;
    };
    expect(contests('START', 'STARTS')).toMatchObject({ response: { contests: ['START'] } });
    expect(contests('ANGLE', 'TRIANGLE')).toMatchObject({ response: { contests: [] } });
  });

  it('vote in their own interest, or all alike when they have no stake', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['LOVE', 'LOVER', 'CLOVER', 'GLOVE'] });
    table.actAll('0 announce LOVE', '1 claim LOVER', '2 nothing', '3 nothing');
    const votes = [0, 1, 2, 3].map((seat) => choose(table, seat, 'casual')!.move);
    expect(votes.slice(0, 2)).toEqual([
      { type: 'vote', verdict: 'SAME' },
      { type: 'vote', verdict: 'DIFFERENT' },
    ]);
    expect(votes[2]).toEqual(votes[3]);
  });

  it('do nothing when they are not asked to act', () => {
    const table = openTestTable({ wordster: 'LOV', lists: ['LOVE', 'LOVER'] });
    expect(choose(table, 1, 'casual')).toBeNull();
    table.act(0, 'announce LOVE');
    expect(choose(table, 0, 'casual')).toBeNull();
    table.act(1, 'leave');
    expect([choose(table, 0, 'casual'), choose(table, 1, 'casual')]).toEqual([null, null]);
  });
});
