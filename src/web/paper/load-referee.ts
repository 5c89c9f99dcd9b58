// Loads the referee of a game: the rules that answer questions at a real table.

import type { Referee } from '../../core/referee.ts';

const referees = import.meta.glob<Referee>('../../games/*/referee.ts', { import: 'referee' });

export const loadReferee = (game: string): Promise<Referee> =>
  referees[`../../games/${game}/referee.ts`]?.() ?? Promise.reject(new Error('There is no such game.'));
