// What a bot says when a match is over. The standings show it beside its player, where it covers nothing and stays.

import type { Seat } from '../../core/game.ts';

export const finalLine = $state<{ said: { readonly seat: Seat; readonly text: string } | null }>({ said: null });
