// Proves a closed contest from its file and the records of its entries: every record is of this deal and replays to its end, and
// the ranking follows from them. Anybody can do this, without the server.

import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { AnyGame } from '../any-game.ts';
import { sha256 } from '../hash/sha256.ts';
import { checkEntry } from './check-entry.ts';
import type { Entry, RankedEntry } from './contest.ts';
import type { ArchivedEntry, ContestFile } from './contest-api.ts';
import type { ScoringForm } from './daily.ts';
import { rankEntries } from './standing.ts';

/** What is wrong with an entry; `act` is the number of the act, 0 if it is about the whole record, null about the ranking. */
export type ContestFault = { readonly entry: string; readonly act: number | null; readonly sentence: string };

export type ContestProof = { readonly proved: readonly ArchivedEntry[]; readonly faults: readonly ContestFault[] };

export type ProofContext = {
  readonly game: AnyGame;
  readonly form: ScoringForm;
  readonly lexicon: Lexicon;
  /** Whether the bots are asked for all their moves again, which takes as long as the bots thought. */
  readonly checkBots: boolean;
};

const RANKED_FIELDS = ['rank', 'points', 'percent', 'matchpoints'] as const satisfies readonly (keyof RankedEntry)[];

/** `records` in any order. */
export function proveContest(
  { contest, entries }: ContestFile,
  records: readonly string[],
  { game, form, lexicon, checkBots }: ProofContext,
): ContestProof {
  const byHash = new Map(records.map((text) => [sha256(text), text]));
  const faults: ContestFault[] = [];
  const results: Entry[] = [];
  for (const { id, name, bot, isOrigin, record: hash } of entries) {
    const fault = (act: number | null, sentence: string): void => void faults.push({ entry: name, act, sentence });
    const text = byHash.get(hash);
    byHash.delete(hash);
    if (text === undefined) {
      fault(0, 'There is no record with the hash that the contest’s file names.');
      continue;
    }
    const check = { contest, anyBots: bot !== null || isOrigin, checkBots };
    const checked = checkEntry(text, check, game, form, lexicon);
    if (checked.ok) results.push({ id, name, bot, result: checked.value.result });
    else fault(checked.error.act, checked.error.sentence);
  }
  // A record that no entry has: say what is wrong with it, which is more than that its hash is another.
  for (const text of byHash.values()) {
    const checked = checkEntry(text, { contest, anyBots: true, checkBots: false }, game, form, lexicon);
    faults.push({
      entry: 'a record',
      act: checked.ok ? 0 : checked.error.act,
      sentence: checked.ok ? 'This record belongs to none of the entries.' : checked.error.sentence,
    });
  }
  if (faults.length === 0) faults.push(...rankingFaults({ contest, entries }, results, lexicon));
  return { proved: faults.length === 0 ? entries : [], faults };
}

function rankingFaults(
  { contest, entries }: Pick<ContestFile, 'contest' | 'entries'>,
  results: readonly Entry[],
  lexicon: Lexicon,
): readonly ContestFault[] {
  const byId = new Map(results.map((result) => [result.id, result]));
  const isShown = ({ isHidden, isListed }: ArchivedEntry): boolean => !isHidden && (isListed || !contest.isPublic);
  const shown = entries.filter(isShown).map(({ id }) => byId.get(id)!);
  const ranking = new Map(rankEntries(shown, contest.pointsFrom, lexicon).map((line) => [line.id, line]));
  return entries.flatMap((entry) => {
    const ranked =
      ranking.get(entry.id) ??
      rankEntries([...shown, byId.get(entry.id)!], contest.pointsFrom, lexicon).find(({ id }) => id === entry.id)!;
    const wrong = RANKED_FIELDS.filter((field) => Math.abs(ranked[field] - entry[field]) > 1e-9);
    return wrong.map((field) => ({
      entry: entry.name,
      act: null,
      sentence: `The ranking says ${field} ${entry[field]}, but the records give ${ranked[field]}.`,
    }));
  });
}
