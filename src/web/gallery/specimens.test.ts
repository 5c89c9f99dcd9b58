import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import { openMatch } from '../../core/open-match.ts';
import { performAct } from '../../core/table.ts';
import { games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { specimens } from './specimens.ts';

describe.each(Object.values(specimens).flat())('$order.game: $title', ({ order, acts }) => {
  it('can be built, and only its last act may be refused', () => {
    const game: AnyGame = games[order.game as keyof typeof games];
    const opened = openMatch(game, { ...order, seats: order.names.length }, loadLexicon);
    expect(opened.ok ? null : game.say.refusal(opened.error)).toBeNull();
    if (!opened.ok) return;
    const { table } = opened.value;
    const refused = acts.map(({ by, text }) => !performAct(table, by, text, table.at).ok);
    expect(refused.slice(0, -1)).not.toContain(true);
  });
});
