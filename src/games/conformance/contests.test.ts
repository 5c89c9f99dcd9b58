import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import { answerBotRequest, botRequest, pickNext, playBots } from '../../core/bot-driver.ts';
import { checkEntry } from '../../core/contests/check-entry.ts';
import type { Contest, Entry } from '../../core/contests/contest.ts';
import { proveContest } from '../../core/contests/prove-contest.ts';
import { rankEntries } from '../../core/contests/standing.ts';
import type { Json } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { randomFrom } from '../../core/random.ts';
import { formatRecord, parseRecord } from '../../core/records/record.ts';
import { performAct } from '../../core/table.ts';
import { makeTestContest, testContestFile } from '../../core/testing/contest-file.testing.ts';
import { repetitions, reportFigures } from '../../core/testing/deep.testing.ts';
import { playEntry } from '../../core/testing/play-entry.testing.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { games } from '../index.ts';

const MAX_ACTS = 2000;

const contestOf = (game: AnyGame, seed: string, isShort = true): Promise<Contest> =>
  makeTestContest(game, seed, loadLexicon, isShort);

/** A record of the deal, played by a bot of this level in the entrant's seat. */
const playRecord = (game: AnyGame, contest: Contest, level: string): string =>
  playEntry(game, contest, level, loadLexicon(contest.deal.list));

const headerLines = (text: string): number => text.split('\n').findIndex((line) => line.startsWith('1 '));

const CHANGES = repetitions(200, 2000);

describe.each(Object.values<AnyGame>(games))('a contest of $id', (game) => {
  it(`is proved by its records, and ${CHANGES} random changes of one character are found`, {
    timeout: 120_000,
  }, async () => {
    const contest = await contestOf(game, 'proof');
    const records = ['child', 'keen', 'expert'].map((level) => playRecord(game, contest, level));
    const file = await testContestFile(game, contest, records, loadLexicon(contest.deal.list));
    const lexicon = loadLexicon(contest.deal.list);
    const form = await game.loadDaily();
    const context = { game, form, lexicon, checkBots: false };
    expect(proveContest(file, records, context).faults).toEqual([]);

    // An altered ranking, a missing record, and a record of another deal.
    const [first, ...others] = file.entries;
    const better = { ...file, entries: [{ ...first!, points: first!.points + 1 }, ...others] };
    expect(proveContest(better, records, context).faults[0]!.sentence).toContain('points');
    expect(proveContest(file, records.slice(1), context).faults).toHaveLength(1);
    const foreign = playRecord(game, await contestOf(game, 'another deal'), 'keen');
    const check = { contest, anyBots: false, checkBots: false };
    expect(checkEntry(foreign, check, game, form, lexicon)).toMatchObject({ ok: false, error: { act: 0 } });

    const random = randomFrom(`changes ${game.id}`, 0);
    let found = 0;
    let foundByFile = 0;
    for (let i = 0; i < CHANGES; i++) {
      const which = random.below(records.length);
      const text = records[which]!;
      const at = random.below(text.length);
      const letter = random.pick([...'abcXYZ019 #"{'].filter((one) => one !== text[at]));
      const changed = `${text.slice(0, at)}${letter}${text.slice(at + 1)}`;
      const checked = checkEntry(changed, check, game, form, lexicon);
      if (!checked.ok) {
        found++;
        const line = text.slice(0, at).split('\n').length - 1;
        const act = line - headerLines(text) + 1;
        const isLastLine = line === text.split('\n').length - 2;
        if (act > 0 && !isLastLine) expect(checked.error.act).toBe(act);
        else if (act <= 0) expect(checked.error.act).toBeLessThanOrEqual(1);
      }
      if (i % 20 === 0) {
        const all = records.map((record, r) => (r === which ? changed : record));
        foundByFile += proveContest(file, all, context).faults.length > 0 ? 1 : 0;
      }
    }
    expect(found).toBe(CHANGES);
    expect(foundByFile).toBe(CHANGES / 20);
    reportFigures({ changes: CHANGES, found });
  });

  it('refuses a record with times out of order, and one whose bots were made to play otherwise', async () => {
    const contest = await contestOf(game, 'forged');
    const read = parseRecord(playRecord(game, contest, 'keen'));
    if (!read.ok) throw new Error(read.error.sentence);
    const record = read.value;
    const form = await game.loadDaily();
    const lexicon = loadLexicon(contest.deal.list);
    const check = { contest, anyBots: false, checkBots: true };
    // The first act that follows one at a time above zero gets the time zero.
    const n = record.entries.findIndex((_, i) => i > 0 && record.entries[i - 1]!.at > 0) + 1;
    expect(n).toBeGreaterThan(1);
    const entries = record.entries.map((entry) => (entry.n === n ? { ...entry, at: 0 } : entry));
    expect(checkEntry(formatRecord({ ...record, entries }), check, game, form, lexicon)).toMatchObject({
      ok: false,
      error: { act: n },
    });
    // A weaker bot in the name of the one that should have played.
    const weak = contest.bots.map((bot) => (bot === null ? 'keen' : 'child'));
    const match: Match = { ...contest.deal, at: 0 };
    const opened = game.openTable(match, lexicon);
    if (!opened.ok) throw new Error(opened.error.code);
    const played = playBots(game, { match, table: opened.value, lexicon }, weak, MAX_ACTS);
    const { outcome } = opened.value.status;
    const forged = formatRecord({ match, names: record.names, bots: contest.bots, entries: played.entries, outcome });
    expect(checkEntry(forged, check, game, form, lexicon).ok).toBe(false);
    expect(checkEntry(forged, { ...check, checkBots: false }, game, form, lexicon).ok).toBe(true);
  });

  it('shows everybody the same as long as they play the same', { timeout: 180_000 }, async () => {
    for (const isShort of [true, false]) {
      const contest = await contestOf(game, 'views', isShort);
      const one = viewsOf(game, contest, () => 'keen');
      const other = viewsOf(game, contest, (own) => (own < OWN_MOVES ? 'keen' : 'child'));
      expect(viewsOf(game, contest, () => 'keen')).toEqual(one);
      let same = 0;
      while (same < one.length && one[same]!.act === other[same]?.act) {
        expect(other[same]!.view).toEqual(one[same]!.view);
        same++;
      }
      const own = one.slice(0, same).filter(({ by }) => by === 0).length;
      expect(own).toBeGreaterThanOrEqual(OWN_MOVES);
      reportFigures({ equalBeforeDivergence: same, views: one.length });
    }
  });
});

/** Two people play this many moves of their own alike. */
const OWN_MOVES = 4;

/** What the entrant sees before each act, and the act. `levelOf` says how they play, by the number of their moves so far. */
function viewsOf(game: AnyGame, { deal, bots }: Contest, levelOf: (own: number) => string) {
  const match: Match = { ...deal, at: 0 };
  const lexicon = loadLexicon(deal.list);
  const opened = game.openTable(match, lexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const table = opened.value;
  const views: { view: Json; act: string; by: number | 'clock' }[] = [];
  for (let own = 0; views.length < 120 && table.status.outcome === null; ) {
    const moves = bots.map((bot, seat) =>
      answerBotRequest(botRequest(table, match, seat, bot ?? levelOf(own)), game, lexicon),
    );
    const next = pickNext(table, moves);
    if (next === null) break;
    const { by, text, at } = next;
    views.push({ view: table.viewFor(0), act: `${at} ${by} ${text}`, by });
    const performed = performAct(table, by, text, at);
    if (!performed.ok) throw new Error(performed.error.code);
    if (by === 0) own++;
  }
  return views;
}

it('decides between equal lists in Wordsters by the score at the table', async () => {
  const game: AnyGame = games.wordsters;
  const contest = await contestOf(game, 'equal lists');
  const lexicon = loadLexicon(contest.deal.list);
  const form = await game.loadDaily();
  const entries = ['beginner', 'expert'].map((level): Entry => {
    const check = { contest, anyBots: false, checkBots: false };
    const checked = checkEntry(playRecord(game, contest, level), check, game, form, lexicon);
    if (!checked.ok) throw new Error(checked.error.sentence);
    const { result } = checked.value;
    expect(result.tieBreak).toBe(result.score);
    return { id: level, name: level, bot: null, result: { ...result, words: [] } };
  });
  expect(entries[1]!.result!.score).toBeGreaterThan(entries[0]!.result!.score);
  expect(rankEntries(entries, contest.pointsFrom, lexicon).map(({ id, rank }) => [id, rank])).toEqual([
    ['expert', 1],
    ['beginner', 2],
  ]);
});

it('throws the same dice in a whole game of Word Power after one challenge more', async () => {
  const game: AnyGame = games['word-power'];
  const contest = await contestOf(game, 'dice', false);
  const { dice } = contest.deal.scenario as unknown as { readonly dice: readonly number[] };
  const diceOf = (level: string): readonly number[] => {
    const read = parseRecord(playRecord(game, contest, level));
    if (!read.ok) throw new Error(read.error.sentence);
    const opened = game.openTable(read.value.match, loadLexicon(contest.deal.list));
    if (!opened.ok) throw new Error(opened.error.code);
    return read.value.entries.flatMap(({ by, text, at }) => {
      const performed = performAct(opened.value, by, text, at);
      if (!performed.ok) throw new Error(performed.error.code);
      return (performed.value.events as readonly { roll?: number }[]).flatMap(({ roll }) => roll ?? []);
    });
  };
  const [weak, strong] = [diceOf('child'), diceOf('master')];
  expect(weak).toEqual(dice.slice(0, weak.length));
  expect(strong).toEqual(dice.slice(0, strong.length));
  expect(Math.min(weak.length, strong.length)).toBeGreaterThan(10);
});
