// A contest and what is downloaded when it has closed, for tests that prove it.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { AnyGame } from '../any-game.ts';
import { checkEntry } from '../contests/check-entry.ts';
import type { Contest, Entry } from '../contests/contest.ts';
import type { ContestFile } from '../contests/contest-api.ts';
import { shortDeal } from '../contests/daily.ts';
import { fullDeal, makeDeal } from '../contests/deal.ts';
import { rankEntries } from '../contests/standing.ts';
import { sha256 } from '../hash/sha256.ts';
import type { OpenList } from '../match.ts';

export async function makeTestContest(
  game: AnyGame,
  seed: string,
  openList: OpenList,
  isShort = true,
): Promise<Contest> {
  const form = await game.loadDaily();
  const request = isShort ? shortDeal(form, game.id, seed) : fullDeal(game, seed, {});
  const deal = makeDeal(game, request, openList);
  if (!deal.ok) throw new Error(deal.error.code);
  return {
    ...{ id: 'c', kind: 'challenge', deal: deal.value, bots: request.bots, opens: 0, closes: 1, isShort },
    ...{ scoring: 'points', secrecy: 'sealed', isPublic: false, series: null },
    pointsFrom: isShort && form.listWords !== undefined ? 'rareWords' : 'score',
  };
}

/** The people are Player 0, Player 1 and so on. */
export async function testContestFile(
  game: AnyGame,
  contest: Contest,
  records: readonly string[],
  lexicon: Lexicon,
): Promise<ContestFile> {
  const form = await game.loadDaily();
  const entries = records.map((text, i): Entry => {
    const checked = checkEntry(text, { contest, anyBots: false, checkBots: true }, game, form, lexicon);
    if (!checked.ok) throw new Error(checked.error.sentence);
    return { id: `e${i}`, name: `Player ${i}`, bot: null, result: checked.value.result };
  });
  const ranking = new Map(rankEntries(entries, contest.pointsFrom, lexicon).map((line) => [line.id, line]));
  return {
    format: 'Wordhoard contest 1',
    contest,
    entries: entries.map(({ id, name, bot, result }, i) => ({
      ...ranking.get(id)!,
      ...{ name, bot, tookMs: result!.tookMs, tieBreak: result!.tieBreak },
      ...{ hasLeft: false, elapsedMs: null, accuracy: null, best: null, isHidden: false },
      ...{ isFromDevice: false, isListed: true, isOrigin: false, record: sha256(records[i]!) },
    })),
  };
}
