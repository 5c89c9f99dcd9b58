// Tells boards that a big screen shows the board too, so that a phone only has to show what its player needs.

import { getContext, setContext } from 'svelte';

const KEY = Symbol('a big screen shows the board');

/** Call while a component is set up. */
export function provideBigScreen(isThere: () => boolean): void {
  setContext(KEY, isThere);
}

/** Call while a component is set up. Returns a function for use in a $derived. */
export const readBigScreen = (): (() => boolean) => getContext<(() => boolean) | undefined>(KEY) ?? (() => false);
