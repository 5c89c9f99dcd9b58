import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import { isBotId } from '../../core/bot-cast.ts';
import { playBots } from '../../core/bot-driver.ts';
import { type DealRequest, dailyDeal, PERSON_SEAT } from '../../core/contests/daily.ts';
import type { Json } from '../../core/game.ts';
import { type OpenedMatch, openMatch } from '../../core/open-match.ts';
import { playerNames } from '../../core/player-names.ts';
import { addDays } from '../../core/time/utc-date.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { games } from '../index.ts';
import { game as toy } from './toy/game.ts';

const FIRST_DAY = '2026-11-18';
const MAX_ACTS = 300;
const MINUTES = [5, 8] as const;

function open(game: AnyGame, deal: DealRequest): OpenedMatch {
  const opened = openMatch(game, deal, loadLexicon);
  if (!opened.ok) throw new Error(game.say.refusal(opened.error, playerNames([], null)));
  return opened.value;
}

/** Plays a deal with a bot of this level at the person's seat. Returns the views of everybody, act by act. */
function play(game: AnyGame, deal: DealRequest, level: string) {
  const opened = open(game, deal);
  const views: Json[] = [];
  const { entries } = playBots(
    game,
    opened,
    deal.bots.map((bot) => bot ?? level),
    MAX_ACTS,
    () => views.push(opened.table.viewFor(PERSON_SEAT)),
  );
  return { ...opened, entries, views };
}

describe.each([...Object.values<AnyGame>(games), toy])('the deal of the day of $id', (game) => {
  it('can be played to its end on every day of a year', async () => {
    const form = await game.loadDaily();
    for (let day = 0; day < 365; day++) {
      const deal = dailyDeal(form, game.id, addDays(FIRST_DAY, day), day % 2 === 0 ? '' : 'secret');
      expect(deal.bots.slice(1).every(isBotId)).toBe(true);
      open(game, deal);
    }
    for (const day of [0, 1, 2]) {
      const deal = dailyDeal(form, game.id, addDays(FIRST_DAY, day));
      expect(play(game, deal, 'casual').table.status.outcome).not.toBeNull();
    }
  });

  it('gives the same match for the same moves, and leaves the person enough to do', async () => {
    const deal = dailyDeal(await game.loadDaily(), game.id, FIRST_DAY);
    const [one, other] = [play(game, deal, 'keen'), play(game, deal, 'keen')];
    expect(other.views).toEqual(one.views);
    const own = one.entries.filter(({ by }) => by === PERSON_SEAT).length;
    expect(own).toBeGreaterThan(game === toy ? 2 : 5);
  });

  it('says what there is to play', async () => {
    const { summary, minutes } = await game.loadDaily();
    expect(summary).toMatch(/^[A-Z0-9].{20,90}\.$/);
    if (game !== toy) expect(minutes >= MINUTES[0] && minutes <= MINUTES[1]).toBe(true);
  });
});

it('lets the person start in Take My Word and Word Xchange', async () => {
  for (const game of [games['take-my-word'], games['word-xchange']]) {
    for (let day = 0; day < 20; day++) {
      const deal = dailyDeal(await game.loadDaily(), game.id, addDays(FIRST_DAY, day));
      expect(open(game, deal).table.status.toAct).toEqual([PERSON_SEAT]);
    }
  }
});

it('gives everybody the same half of the letters in Outside the Box, however they play', async () => {
  const game = games['outside-the-box'];
  const deal = dailyDeal(await game.loadDaily(), game.id, FIRST_DAY);
  const lettersGiven = (level: string): string =>
    (
      play(game, deal, level).table.viewFor(PERSON_SEAT) as { calls: readonly { caller: number; letter: string }[] }
    ).calls
      .filter(({ caller }) => caller === 1)
      .map(({ letter }) => letter)
      .join('')
      .slice(0, 17);
  const given = lettersGiven('child');
  expect(given).toHaveLength(17);
  expect([lettersGiven('casual'), lettersGiven('master')]).toEqual([given, given]);
});

it('throws the same dice in Word Power, however the person plays', async () => {
  const game = games['word-power'];
  const deal = dailyDeal(await game.loadDaily(), game.id, FIRST_DAY);
  const dice = (level: string): readonly number[] => {
    const opened = open(game, deal);
    const thrown: number[] = [];
    playBots(
      game,
      opened,
      deal.bots.map((bot) => bot ?? level),
      MAX_ACTS,
      (_, events) => {
        for (const event of events as { type: string; die?: number; roll?: number }[])
          if (event.type === 'rolled') thrown.push((event.die ?? event.roll)!);
      },
    );
    return thrown;
  };
  const scenario = deal.scenario as { readonly dice: readonly number[] };
  const [weak, strong] = [dice('child'), dice('master')];
  expect(weak.length).toBeGreaterThan(10);
  for (const thrown of [weak, strong]) expect(thrown).toEqual(scenario.dice.slice(0, thrown.length));
});

it('finds the words a player wrote in Wordsters', async () => {
  const game = games.wordsters;
  const form = await game.loadDaily();
  const { table, entries } = play(game, dailyDeal(form, game.id, FIRST_DAY), 'expert');
  const written = entries.filter(({ by, text }) => by === PERSON_SEAT && text.startsWith('write '));
  const words = form.listWords!(table.viewFor(PERSON_SEAT), PERSON_SEAT);
  expect(words.length).toBe(written.length);
  for (const { text } of written) expect(words).toContain(text.split(' ').at(-1));
});
