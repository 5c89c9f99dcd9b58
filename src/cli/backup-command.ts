// `wordhoard backup` and `wordhoard restore`: copy the server's database to a file, and back. They use the server's settings.

import { countOf } from '../core/wording.ts';
import { createBackup, type DatabaseLocation, restoreBackup } from '../server/backup/backup.ts';
import { BackupError, type RowCounts } from '../server/backup/backup-file.ts';
import { readConfig } from '../server/config.ts';
import { type CommandUsage, type ExitCode, parseArguments, printFailure, printUsageError } from './parse-arguments.ts';

const BACKUP: CommandUsage = {
  name: 'backup',
  help: `wordhoard backup [--to DIR] [--with-secret]

Copies the whole database (DATABASE_URL, or SQLite in WORDHOARD_DATA) to a new file in DIR and checks the copy.
The server can keep running.
--to DIR        the folder for the file (default: backups)
--with-secret   also writes the signing secret, to a file of its own. Without it, nobody is recognized after a restore
                on another machine. Anyone who has it can pose as any player, so keep it somewhere else.
`,
  flags: { to: { type: 'string' }, 'with-secret': { type: 'boolean' } },
  maxPositionals: 0,
};

const RESTORE: CommandUsage = {
  name: 'restore',
  help: `wordhoard restore FILE [--force]

Replaces the database (DATABASE_URL, or SQLite in WORDHOARD_DATA) by a backup. Stop the server first.
A backup of SQLite can be restored to PostgreSQL, and the other way round.
If the signing secret is next to FILE (.secret), it is restored too; otherwise the database keeps the one it has.
--force   replaces a database that is not empty
`,
  flags: { force: { type: 'boolean' } },
  maxPositionals: 1,
};

export async function backupCommand(args: readonly string[]): Promise<ExitCode> {
  const parsed = parseArguments(args, BACKUP);
  if (!parsed.ok) return parsed.error;
  const { to = 'backups', 'with-secret': withSecret } = parsed.value.flags;
  return withLocation(async (location) => {
    const { file, counts, secretFile } = await createBackup(location, String(to), withSecret === true);
    process.stdout.write(`${file}\nChecked: ${describeCounts(counts)}.\n`);
    if (secretFile !== null) process.stdout.write(`The signing secret is in ${secretFile}.\n`);
  });
}

export async function restoreCommand(args: readonly string[]): Promise<ExitCode> {
  const parsed = parseArguments(args, RESTORE);
  if (!parsed.ok) return parsed.error;
  const [file] = parsed.value.positionals;
  if (file === undefined) return printUsageError('Which file?', RESTORE);
  return withLocation(async (location) => {
    const { counts, withSecret } = await restoreBackup(location, file, parsed.value.flags.force === true);
    process.stdout.write(
      `Restored: ${describeCounts(counts)}${withSecret ? ', and the signing secret' : ''}. You can start the server.\n`,
    );
  });
}

async function withLocation(work: (location: DatabaseLocation) => Promise<void>): Promise<ExitCode> {
  const config = readConfig(process.env);
  if (!config.ok) return printFailure(config.error);
  try {
    await work(config.value);
    return 0;
  } catch (error) {
    if (error instanceof BackupError) return printFailure(error.message);
    return printFailure(`It failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const describeCounts = ({ rooms = 0, matches = 0, acts = 0 }: RowCounts): string =>
  [countOf(rooms, 'room'), countOf(matches, 'game'), countOf(acts, 'move')].join(', ');
