import { describe, expect, it } from 'vitest';
import type { SealedGame } from '../../core/seal.ts';
import { act } from '../../core/table.ts';
import { games } from '../../games/index.ts';
import { readLexicon } from '../../lexicon/read.node.ts';
import { specimens } from './specimen.ts';

describe.each(Object.values(specimens).flat())('$order.game: $title', ({ order, acts }) => {
  it('can be laid, and only its last act may be refused', () => {
    const game: SealedGame = games[order.game as keyof typeof games];
    const setup = game.setup(order.preset, order.options);
    if (!setup.ok) throw new Error(game.say.refusal(setup.error));
    const { scenario = null } = order;
    const words = (scenario as { readonly words?: readonly string[] } | null)?.words ?? null;
    const lexicon = words === null ? readLexicon(game.list) : readLexicon(game.list).only(words);
    const match = {
      game: game.id,
      version: game.version,
      seats: order.names.length,
      setup: setup.value,
      list: game.list,
      words,
      scenario,
      lexicon: lexicon.id,
      seed: order.seed,
      at: 0,
    };
    const opened = game.open(match, lexicon);
    expect(opened.ok ? null : game.say.refusal(opened.error)).toBeNull();
    if (!opened.ok) return;
    const refused = acts.map(({ by, text }) => !act(opened.value, by, text, opened.value.at).ok);
    expect(refused.slice(0, -1)).not.toContain(true);
  });
});
