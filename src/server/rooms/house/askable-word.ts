// Whether a table may be asked about a word, and what everybody reads before the vote.

import type { Refusal } from '../../../core/game.ts';
import { describeDoubt } from '../../../core/house/describe-doubt.ts';
import { checkHouseChange, type HouseChange, isFamilyList } from '../../../core/house/house-act.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { LiveMatch } from '../../match/live-match.ts';
import { refuse } from '../../shared/refusals.ts';
import { isRude } from '../../shared/rude-words.ts';

export function findAskableWord(liveMatch: LiveMatch | null, asked: HouseChange): Result<string, Refusal> {
  if (liveMatch === null || liveMatch.over) return refuse('NOT_PLAYING');
  const { table, match } = liveMatch;
  if (isFamilyList(match.list) && asked.change === 'add' && isRude(asked.word)) return refuse('RUDE');
  const allowed = checkHouseChange(asked, table.house, match.list, table.lexicon);
  if (!allowed.ok) return allowed;
  return liveMatch.checkQuestion() ?? ok(describeDoubt(asked, table.lexicon));
}
