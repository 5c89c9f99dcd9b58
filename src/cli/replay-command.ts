// `wordhoard replay FILE`: plays a record again, tells it in sentences, and says whether it is sound.

import { readFileSync } from 'node:fs';
import type { AnyGame } from '../core/any-game.ts';
import { lexiconForMatch } from '../core/match.ts';
import { sentencesOf } from '../core/narrate.ts';
import { parseRecord, replayRecord } from '../core/record.ts';
import { games } from '../games/index.ts';
import { loadLexicon } from '../lexicon/load.node.ts';

export function replay([file, ...more]: string[]): number {
  if (file === undefined || file.startsWith('-')) {
    process.stdout.write(
      'wordhoard replay FILE [--quiet]\n\nPlays the record in FILE again, act by act, and proves it: seals, seed, every move, the result.\n',
    );
    return file === undefined ? 2 : 0;
  }
  const quiet = more.includes('--quiet');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return complain(`The file ${file} cannot be read.`);
  }
  const read = parseRecord(text);
  if (!read.ok) return complain(read.error.sentence);
  const record = read.value;
  const game: AnyGame | undefined = Object.values<AnyGame>(games).find((one) => one.id === record.match.game);
  if (game === undefined) return complain(`The record is of a game “${record.match.game}”, which is not here.`);
  const lexicon = lexiconForMatch(record.match, loadLexicon);
  const played = replayRecord(record, game, lexicon, (_, entry, events) => {
    if (quiet) return;
    const told = sentencesOf(game, events, record.names);
    process.stdout.write(
      `${String(entry.n).padStart(4)}  ${(entry.at / 1000).toFixed(1).padStart(8)} s  ${entry.by === 'clock' ? 'clock' : record.names[entry.by]}: ${entry.text}\n${told.map((line) => `                    ${line}\n`).join('')}`,
    );
  });
  if (!played.ok) return complain(played.error.sentence);
  process.stdout.write(
    `The record is sound: ${record.entries.length} acts of ${game.say.title}, ${record.outcome === null ? 'not finished' : record.outcome.reason}.\n`,
  );
  return 0;
}

function complain(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}
