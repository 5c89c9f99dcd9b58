// Who plays the bots' seats, for SeatPiece: bots show their portraits instead of a chess piece. A page provides them once for
// everything inside it. Portraits are loaded when the first bot sits down.

import { type Component, getContext, setContext } from 'svelte';
import type { Persona } from '../core/bot-cast.ts';

type Personas = readonly (Persona | null)[];
const KEY = Symbol('the personas by seat');

let Portrait = $state.raw<Component<{ bot: string; size: number }> | null>(null);

/** Call while a component is set up. */
export function provideSeatPersonas(personas: () => Personas): void {
  setContext(KEY, personas);
  $effect(() => {
    if (Portrait === null && personas().some((persona) => persona !== null))
      void import('./components/BotPortrait.svelte').then((loaded) => (Portrait = loaded.default));
  });
}

/** Call while a component is set up. Returns a function of the seat, for use in a $derived. */
export function readSeatPersonas(): (
  seat: number,
) => { persona: Persona; Portrait: NonNullable<typeof Portrait> } | null {
  const personas = getContext<(() => Personas) | undefined>(KEY);
  return (seat) => {
    const persona = personas?.()[seat] ?? null;
    return persona === null || Portrait === null ? null : { persona, Portrait };
  };
}
