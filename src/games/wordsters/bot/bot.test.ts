import { describe, expect, it } from 'vitest';
import { eraseTypes } from '../../../core/any-game.ts';
import { type BotLevels, botRequest, explainBotRequest, nextAutomaticAct, playBots } from '../../../core/bot-driver.ts';
import type { BotLevel } from '../../../core/bot-levels.ts';
import { openMatch } from '../../../core/open-match.ts';
import { randomFrom } from '../../../core/random.ts';
import { performAct } from '../../../core/table.ts';
import { rules } from '../rules/rules.ts';
import type { Event, Setup } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { LIKELY, withLikelyWriter } from '../testing/common-words-bot.testing.ts';
import { lay, lexicon, type TestTable } from '../testing/table.testing.ts';
import { say } from '../text/say.ts';
import { bot } from './bot.ts';
import { LEVELS } from './levels.ts';
import { chanceShared } from './shared-word-probability.ts';
import { knows, rarestOf } from './vocabulary.ts';

const deep = process.env.WORDHOARD_DEEP !== undefined;
const game = eraseTypes({ rules, bot, say });
const gameWithLikelyWriter = eraseTypes({ rules, bot: withLikelyWriter, say });

function open(seed: string, drivers: BotLevels, setup: Partial<Setup> = {}) {
  const opened = openMatch(game, { seats: drivers.length, options: setup, seed }, () => lexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

function play(seed: string, drivers: BotLevels, setup: Partial<Setup> = {}, by = game) {
  const events: Event[] = [];
  const opened = open(seed, drivers, setup);
  const played = playBots(by, opened, drivers, 5000, (_, told) => events.push(...(told as never as Event[])));
  return { table: opened.table, events, played };
}

const choose = (table: TestTable, seat: number, level: BotLevel, seed = 'bot') =>
  bot.choose(table.see(seat), seat, level, { now: 0, random: randomFrom(seed, 1), lexicon });

describe('bots', () => {
  it.each([
    {},
    { sameJudge: 'vote', legality: 'onQuestion', entryCheck: 'none' },
    { writing: 'inTurn', sameJudge: 'auto', entryCheck: 'full' },
    { responseSeconds: 5, selectSeconds: 10, announceSeconds: 10, voteSeconds: 10, writingSeconds: 60 },
  ] as const)('[WS-095] play whole games at tables like %j', (setup) => {
    const { played, table } = play('whole', ['child', 'keen', 'master'], setup);
    expect(played.stopped).toBe('over');
    expect(Math.max(...table.status.scores)).toBeGreaterThan(10);
  });

  it('[WS-095] write only legal, decent words, of their own vocabulary', () => {
    const { events } = play('words', bot.levels);
    const words = events.flatMap((event) => (event.type === 'wordAnnounced' ? [event.word] : []));
    expect(words.length).toBeGreaterThan(60);
    for (const word of words)
      expect([word, lexicon.has(word), lexicon.offensiveness(word)]).toEqual([word, true, null]);
  });

  it('[WS-095] know more the stronger they are', () => {
    const zipfs = bot.levels.map((level) => {
      const { events } = play(`vocabulary of ${level}`, [level, level], { rounds: 2 });
      const all = events.flatMap((event) => (event.type === 'wordAnnounced' ? [lexicon.zipf(event.word)] : []));
      return all.reduce((sum, zipf) => sum + zipf, 0) / all.length;
    });
    expect(zipfs).toEqual(zipfs.toSorted((a, b) => b - a));
  });

  it('[WS-095] take as long with a similar word in hand as without', () => {
    for (let i = 0; i < 30; i++) {
      const waits = ['LOVER LOVELY', 'CLOVER GLOVE'].map((list) => {
        const table = lay({ wordster: 'LOV', lists: ['LOVE', list] });
        table.act(0, 'announce LOVE');
        return choose(table, 1, 'expert', `seed ${i}`)!.after;
      });
      expect(waits[0]).toBe(waits[1]);
    }
  });

  it('[WS-093, WS-095] decide before the clock runs out, also the short one of an idle seat', () => {
    const setup = { selectSeconds: 10, announceSeconds: 10 } as const;
    for (const players of [
      [{}, {}],
      [{ idle: true }, {}],
      [{ list: ['HANG'] }, {}],
      [{ list: ['HANG'], idle: true }, {}],
    ]) {
      const table = lay({ setup, scenario: { players } });
      const waits = Array.from({ length: 60 }, (_, i) => choose(table, 0, 'casual', `seed ${i}`)!.after);
      expect(Math.max(...waits)).toBeLessThan(table.status.deadline!);
    }
  });

  it('[WS-081] choose at once in the first round, later not before people have read the lists', () => {
    const quickest = (table: TestTable, seat: number): number =>
      Math.min(...Array.from({ length: 60 }, (_, i) => choose(table, seat, 'casual', `seed ${i}`)!.after));
    expect(quickest(lay({ scenario: { players: [{}, {}] } }), 0)).toBeLessThan(1000);
    const table = lay({ wordster: 'LOV', lists: ['GLOVE', ''] });
    table.act(0, 'announce GLOVE');
    expect(quickest(table, 1)).toBeGreaterThanOrEqual(6000);
  });

  it('[WS-095] see their own view alone: another list changes nothing', () => {
    for (const list of ['LOVER LOVELY', 'ZZZZ CLOVER']) {
      const table = lay({ wordster: 'LOV', lists: ['GLOVE PLOVER', list] });
      expect(choose(table, 0, 'master')).toEqual(
        choose(lay({ wordster: 'LOV', lists: ['GLOVE PLOVER', 'A B'] }), 0, 'master'),
      );
    }
  });

  it('the master announces first what others most likely have, and questions what is no word', () => {
    const table = lay({
      wordster: 'LOV',
      lists: ['PLOVER LOVE CLOVER', 'LOVXQ GLOVE'],
      setup: { legality: 'onQuestion' },
    });
    expect(choose(table, 0, 'master')!.move).toEqual({ type: 'announce', word: 'LOVE' });
    table.acts('0 announce LOVE', '1 nothing', '1 announce LOVXQ');
    expect(choose(table, 0, 'master')!.move).toMatchObject({ type: 'respond', response: { question: true } });
  });

  it('contest what they take for the same word, and nothing else', () => {
    const contests = (accepted: string, word: string) => {
      const wordster = accepted.slice(0, 3);
      const table = lay({
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

  it('vote for themselves when it concerns them, and alike when it does not', () => {
    const table = lay({ wordster: 'LOV', lists: ['LOVE', 'LOVER', 'CLOVER', 'GLOVE'] });
    table.acts('0 announce LOVE', '1 claim LOVER', '2 nothing', '3 nothing');
    const votes = [0, 1, 2, 3].map((seat) => choose(table, seat, 'casual')!.move);
    expect(votes.slice(0, 2)).toEqual([
      { type: 'vote', verdict: 'SAME' },
      { type: 'vote', verdict: 'DIFFERENT' },
    ]);
    expect(votes[2]).toEqual(votes[3]);
  });

  it('have nothing to do when it is not for them to act', () => {
    const table = lay({ wordster: 'LOV', lists: ['LOVE', 'LOVER'] });
    expect(choose(table, 1, 'casual')).toBeNull();
    table.act(0, 'announce LOVE');
    expect(choose(table, 0, 'casual')).toBeNull();
    table.act(1, 'leave');
    expect([choose(table, 0, 'casual'), choose(table, 1, 'casual')]).toEqual([null, null]);
  });
});

describe('vocabularies', () => {
  const lower = LEVELS.slice(0, 4);

  it('[WS-095] the lower four levels never write a word outside of theirs, nor one too rare for them', {
    timeout: 600_000,
  }, () => {
    let words = 0;
    for (let i = 0; i < (deep ? 50 : 3); i++) {
      const { events } = play(
        `own words ${i}`,
        lower.map(({ name }) => name),
      );
      for (const { lists } of events.filter((event) => event.type === 'roundEnded'))
        for (const [seat, list] of lists.entries())
          for (const { word } of list) {
            words++;
            expect([word, knows(lower[seat]!, word, lexicon)]).toEqual([word, true]);
            expect(lexicon.zipf(word)).toBeGreaterThanOrEqual(rarestOf(lower[seat]!));
          }
    }
    expect(words).toBeGreaterThan(200);
  });

  it('[WS-095] hold more words on each level than on the one below', () => {
    const words = lexicon.wordsHiding('STA');
    const known = LEVELS.map((level) => words.filter((word) => knows(level, word, lexicon)).length);
    expect(known).toEqual(known.toSorted((a, b) => a - b));
    expect(new Set(known).size).toBe(LEVELS.length);
    expect(known[0]).toBeGreaterThan(0);
  });
});

describe('the sharing model', () => {
  it('finds common words likelier on other lists, forms as likely as their base, and more lists likelier', () => {
    const chance = (word: string, lists = 1) => chanceShared(word, 'LOV', lists, lexicon);
    expect(chance('LOVE')).toBeGreaterThan(chance('GLOVE'));
    expect(chance('GLOVE')).toBeGreaterThan(chance('PLOVER'));
    expect(chance('GLOVES')).toBe(chance('GLOVE'));
    expect(chance('GLOVE', 3)).toBeGreaterThan(chance('GLOVE'));
    expect(chance('CAT')).toBe(0);
  });

  it('lets the master earn 9 points a round against three who write what everybody writes', {
    timeout: 600_000,
  }, () => {
    const points = Array.from({ length: deep ? 100 : 8 }, (_, i) => {
      const seat = i % 4;
      const { events } = play(
        `likely ${i}`,
        [0, 1, 2, 3].map((one) => (one === seat ? 'master' : LIKELY)),
        {},
        gameWithLikelyWriter,
      );
      return events.flatMap((event) => (event.type === 'roundEnded' ? [event.points[seat]!] : []));
    }).flat();
    expect(points.reduce((sum, one) => sum + one, 0) / points.length).toBeGreaterThanOrEqual(9);
  });
});

describe('explaining', () => {
  it('gives whoever may act a hint, and for every move the reason it was made for', { timeout: 60_000 }, () => {
    const drivers = ['master', 'keen', 'child'];
    const opened = open('why', drivers, { legality: 'onQuestion' });
    const { table, match } = opened;
    const names = ['Ann', 'Ben', 'Cas'];
    const whys: string[] = [];
    while (table.status.outcome === null) {
      const explain = (seat: number) =>
        explainBotRequest(botRequest(table, match, seat, drivers[seat]!), game, lexicon, names);
      for (const seat of table.status.toAct) {
        const view = table.viewFor(seat) as unknown as View;
        if (view.phase.type === 'respond' && view.phase.mine !== null) continue;
        const hint = explain(seat);
        expect(hint, `${view.phase.type} of seat ${seat}`).not.toBeNull();
        whys.push(hint!.why);
      }
      const next = nextAutomaticAct(game, opened, drivers)!;
      if (next.by !== 'clock') expect(explain(next.by)!.text).toBe(next.text);
      expect(performAct(table, next.by, next.text, next.at).ok).toBe(true);
    }
    for (const why of whys) {
      expect(why).toMatch(/^I [^\n]+\.$/);
      expect(why).not.toMatch(/undefined|NaN|\[object|Seat \d/);
    }
    for (const kind of ['chose', 'wrote', 'said done', 'announced', 'said nothing', 'voted'])
      expect(
        whys.some((why) => why.startsWith(`I ${kind}`)),
        kind,
      ).toBe(true);
  });

  it('says why in terms of the words', () => {
    const table = lay({ wordster: 'LOV', lists: ['LOVE PLOVER', 'LOVER SLOVENLY'], setup: { legality: 'onQuestion' } });
    const why = (seat: number) =>
      bot.explain(table.see(seat), seat, 'master', { now: 0, random: randomFrom('why', 1), lexicon }, ['Ann', 'Ben'])!
        .why;
    expect(why(0)).toMatch(/^I announced LOVE because of my words it is the likeliest on another list \(about \d+ %\)/);
    table.act(0, 'announce LOVE');
    expect(why(1)).toBe(
      'I said nothing of LOVER: if the table took it for the same word as LOVE, I would lose it to Ann.',
    );
  });
});
