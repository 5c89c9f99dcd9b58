// Loads the form of a game's deal of the day, without the game itself.

import type { DailyForm } from '../../core/contests/daily.ts';

const formLoaders = import.meta.glob<DailyForm>('../../games/*/daily.ts', { import: 'daily' });

/** null if this build does not have the game. */
export const loadDailyForm = async (game: string): Promise<DailyForm | null> =>
  (await formLoaders[`../../games/${game}/daily.ts`]?.()) ?? null;
