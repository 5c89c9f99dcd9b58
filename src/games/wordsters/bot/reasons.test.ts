import { describe, expect, it } from 'vitest';
import { plainPersona } from '../../../core/bot-cast.ts';
import { botRequest, explainBotRequest, nextAutomaticAct } from '../../../core/bot-driver.ts';
import { playerNames } from '../../../core/player-names.ts';
import { randomFrom } from '../../../core/random.ts';
import { performAct } from '../../../core/table.ts';
import type { View } from '../rules/view.ts';
import { botGame, openBotMatch } from '../testing/bot-match.testing.ts';
import { lexicon, openTestTable } from '../testing/table.testing.ts';
import { bot } from './bot.ts';

describe('reasons', () => {
  it('exist for every seat that can act, and belong to the move the bot makes', { timeout: 60_000 }, () => {
    const drivers = ['master', 'keen', 'child'];
    const opened = openBotMatch('why2', drivers, { legality: 'onQuestion' });
    const { table, match } = opened;
    const names = playerNames(['Ann', 'Ben', 'Cas'], null);
    const whys: string[] = [];
    while (table.status.outcome === null) {
      const explain = (seat: number) =>
        explainBotRequest(botRequest(table, match, seat, drivers[seat]!), botGame, lexicon, names);
      for (const seat of table.status.toAct) {
        const view = table.viewFor(seat) as unknown as View;
        if (view.phase.type === 'respond' && view.phase.mine !== null) continue;
        const hint = explain(seat);
        expect(hint, `${view.phase.type} of seat ${seat}`).not.toBeNull();
        whys.push(hint!.why);
      }
      const next = nextAutomaticAct(botGame, opened, drivers)!;
      if (next.by !== 'clock') expect(explain(next.by)!.text).toBe(next.text);
      expect(performAct(table, next.by, next.text, next.at).ok).toBe(true);
    }
    for (const why of whys) {
      expect(why).toMatch(/^I’d [^\n]+\.$/);
      expect(why).not.toMatch(/undefined|NaN|\[object|Seat \d/);
    }
    for (const kind of ['I’d choose', 'I’d write', 'I’d stop', 'I’d read', 'I’d let', 'I’d vote'])
      expect(
        whys.some((why) => why.startsWith(kind)),
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
      bot.explain(
        table.view(seat),
        seat,
        plainPersona('master'),
        { now: 0, random: randomFrom('why', 1), lexicon },
        playerNames(['Ann', 'Ben'], null),
      )!.why;
    expect(why(0)).toMatch(
      /^I’d read LOVE first. Of my words, others are most likely to have this one too \(about \d+%\)\.$/,
    );
    table.act(0, 'announce LOVE');
    expect(why(1)).toBe('I’d keep quiet about LOVER. If it counts as the same word as LOVE, I lose it.');
  });
});
