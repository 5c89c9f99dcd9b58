// An open match of the toy game, for the tests of core.

import { game } from '../../games/conformance/toy/game.ts';
import { customLexicon } from '../../lexicon/custom-lexicon.ts';
import { type MatchRequest, type OpenedMatch, openMatch } from '../open-match.ts';

export const lexicon = customLexicon(['CAT']);

export function openToy(request: Partial<MatchRequest> = {}): OpenedMatch {
  const opened = openMatch(game, { seats: 3, seed: 'a table', ...request }, () => lexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}
