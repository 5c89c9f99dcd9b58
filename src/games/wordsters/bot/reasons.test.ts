import { describe, expect, it } from 'vitest';
import { botRandom, deriveBotSeed, nextAutomaticAct } from '../../../core/bot-driver.ts';
import { randomFrom } from '../../../core/random.ts';
import { act } from '../../../core/table.ts';
import type { View } from '../rules/view.ts';
import { botGame, openBotMatch } from '../testing/bot-match.testing.ts';
import { lexicon, openTestTable } from '../testing/table.testing.ts';
import { bot } from './bot.ts';

describe('reasons', () => {
  it('exist for every seat that can act, and belong to the move the bot makes', { timeout: 60_000 }, () => {
    const drivers = ['master', 'keen', 'child'];
    const table = openBotMatch('why', drivers, { legality: 'onQuestion' });
    const names = ['Ann', 'Ben', 'Cas'];
    const whys: string[] = [];
    while (table.status.outcome === null) {
      const envOf = (seat: number) => ({
        now: table.at,
        random: botRandom(deriveBotSeed('why'), seat, table.n),
        lexicon,
      });
      for (const seat of table.status.toAct) {
        const view = table.viewFor(seat) as unknown as View;
        if (view.phase.type === 'respond' && view.phase.mine !== null) continue;
        const hint = botGame.explain(view as never, seat, drivers[seat]!, envOf(seat), names);
        expect(hint, `${view.phase.type} of seat ${seat}`).not.toBeNull();
        whys.push(hint!.why);
      }
      const next = nextAutomaticAct(table, botGame, drivers, lexicon, 'why')!;
      if (next.by !== 'clock')
        expect(botGame.explain(table.viewFor(next.by), next.by, drivers[next.by]!, envOf(next.by), names)!.text).toBe(
          next.text,
        );
      expect(act(table, next.by, next.text, next.at).ok).toBe(true);
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

  it('mention the words they are about', () => {
    const table = openTestTable({
      wordster: 'LOV',
      lists: ['LOVE PLOVER', 'LOVER SLOVENLY'],
      setup: { legality: 'onQuestion' },
    });
    const why = (seat: number) =>
      bot.explain(table.view(seat), seat, 'master', { now: 0, random: randomFrom('why', 1), lexicon }, ['Ann', 'Ben'])!
        .why;
    expect(why(0)).toMatch(/^I announced LOVE because of my words it is the likeliest on another list \(about \d+ %\)/);
    table.act(0, 'announce LOVE');
    expect(why(1)).toBe(
      'I said nothing of LOVER: if the table took it for the same word as LOVE, I would lose it to Ann.',
    );
  });
});
