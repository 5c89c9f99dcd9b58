import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/any-game.ts';
import { act } from '../../core/table.ts';
import { games } from '../../games/index.ts';
import { loadLexicon } from '../../lexicon/load.node.ts';
import { specimens } from './specimens.ts';

describe.each(Object.values(specimens).flat())('$order.game: $title', ({ order, acts }) => {
  it('can be built, and only its last act may be refused', () => {
    const game: AnyGame = games[order.game as keyof typeof games];
    const setup = game.resolveSetup(order.preset, order.options);
    if (!setup.ok) throw new Error(game.say.refusal(setup.error));
    const { scenario = null } = order;
    const words = (scenario as { readonly words?: readonly string[] } | null)?.words ?? null;
    const lexicon = words === null ? loadLexicon(game.defaultList) : loadLexicon(game.defaultList).restrictTo(words);
    const match = {
      game: game.id,
      version: game.version,
      seats: order.names.length,
      setup: setup.value,
      list: game.defaultList,
      words,
      scenario,
      lexicon: lexicon.id,
      seed: order.seed,
      at: 0,
    };
    const opened = game.openTable(match, lexicon);
    expect(opened.ok ? null : game.say.refusal(opened.error)).toBeNull();
    if (!opened.ok) return;
    const refused = acts.map(({ by, text }) => !act(opened.value, by, text, opened.value.at).ok);
    expect(refused.slice(0, -1)).not.toContain(true);
  });
});
