// Loads what can be printed for a game.

import type { PrintPart } from '../../core/print/print-parts.ts';

const printFiles = import.meta.glob<readonly PrintPart[]>('../../games/*/print.ts', { import: 'printParts' });

/** Empty for a game without anything to print. */
export const loadPrintParts = async (game: string): Promise<readonly PrintPart[]> =>
  (await printFiles[`../../games/${game}/print.ts`]?.()) ?? [];
