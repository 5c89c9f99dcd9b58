import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { playBots } from '../core/bot-driver.ts';
import { openMatch } from '../core/open-match.ts';
import { formatRecord } from '../core/records/record.ts';
import { findGame } from '../games/index.ts';
import { loadLexicon } from '../lexicon/load.node.ts';
import { runCommand } from './run-command.ts';

type Run = { readonly code: number; readonly stdout: string; readonly stderr: string };

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[], input = ''): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['src/cli/main.ts', ...args],
      { timeout: 30_000 },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
    child.stdin!.end(input);
  });
}

/** The same without a new process, for commands that end before they read input or start threads. */
async function runHere(args: readonly string[]): Promise<Run> {
  const capture = (stream: NodeJS.WriteStream): string[] => {
    const written: string[] = [];
    vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    return written;
  };
  const [stdout, stderr] = [capture(process.stdout), capture(process.stderr)];
  try {
    return { code: await runCommand(args), stdout: stdout.join(''), stderr: stderr.join('') };
  } finally {
    vi.restoreAllMocks();
  }
}

function writeRecord(): string {
  const game = findGame('take-my-word')!;
  const opened = openMatch(game, { seats: 2, seed: 's' }, loadLexicon);
  if (!opened.ok) throw new Error(opened.error.code);
  const { entries } = playBots(game, opened.value, ['casual', 'casual'], 10);
  const { match, table } = opened.value;
  const file = join(folder, 'game.record');
  writeFileSync(file, formatRecord({ match, names: ['Ann', 'Bo'], entries, outcome: table.status.outcome }));
  return file;
}

describe('help', () => {
  it.each(['play', 'arena', 'replay', 'lexicon', 'judge', 'admin', 'backup', 'restore'])(
    '%s --help prints its usage and exits with 0',
    async (name) => {
      for (const flag of ['--help', '-h']) {
        const { code, stdout, stderr } = await runHere([name, flag]);
        expect([code, stderr]).toEqual([0, '']);
        expect(stdout).toMatch(new RegExp(`^wordhoard ${name}`));
      }
    },
  );

  it('lists the commands, and exits with 2 for an unknown one', async () => {
    expect(await runHere(['help'])).toMatchObject({ code: 0, stdout: expect.stringContaining('wordhoard arena') });
    expect(await run(['dance'])).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('“dance”') });
  });
});

describe('wrong usage exits with 2 and says what is wrong:', () => {
  it.each<[string, RegExp]>([
    ['play take-my-word --lvel casual', /Unknown option "--lvel"/],
    ['play take-my-word wordsters', /Unexpected argument “wordsters”/],
    ['play', /Which game\?/],
    ['play chess', /no game “chess”/],
    ['play __proto__', /no game “__proto__”/],
    ['play take-my-word --level genius', /no level “genius”/],
    ['play take-my-word --seats x', /--seats must be a whole number from 2 to \d+, not “x”/],
    ['play take-my-word --option bid', /“--option bid” isn’t complete/],
    ['play take-my-word --option constructor=1', /constructor/],
    ['play take-my-word --list latin', /no word list “latin”/],
    ['play take-my-word --preset odd', /odd/],
    ['arena take-my-word --seats x', /--seats must be a whole number/],
    ['arena take-my-word --seats 9', /--seats must be a whole number/],
    ['arena take-my-word --seats 1', /--seats must be a whole number/],
    ['arena take-my-word --seats 2.5', /--seats must be a whole number/],
    ['arena take-my-word --games 0', /--games must be a whole number, 1 or more, not “0”/],
    ['arena take-my-word --threads none', /--threads must be a whole number/],
    ['arena take-my-word --levels casual,genius', /no level “genius”/],
    ['arena take-my-word --levels casual,expert --sprt 50,0', /smaller one first/],
    ['arena take-my-word --levels casual,expert --sprt 0,50,90', /two numbers/],
    ['arena take-my-word --sprt', /compares two levels/],
    ['arena take-my-word --report moves', /--report words/],
    ['arena take-my-word extra', /Unexpected argument “extra”/],
    ['replay', /Which file\?/],
    ['replay --loud game.record', /Unknown option "--loud"/],
    ['replay one.record two.record', /Unexpected argument “two\.record”/],
    ['lexicon', /Which word\?/],
    ['lexicon PENCIL --xml', /Unknown option "--xml"/],
    ['lexicon NEW YORK', /Unexpected argument “YORK”/],
    ['judge --json', /Unknown option "--json"/],
    ['judge now', /Unexpected argument “now”/],
  ])('wordhoard %s', async (line, sentence) => {
    const { code, stdout, stderr } = await runHere(line.split(' '));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr).toContain(`Run “wordhoard ${line.split(' ')[0]} --help”`);
  });

  it('keeps everything after the first “=” of an option', async () => {
    const { code, stderr } = await runHere(['play', 'take-my-word', '--option', 'passRule=b=c']);
    expect(code).toBe(2);
    expect(stderr).toContain('b=c');
  });
});

describe('replay', () => {
  const file = writeRecord();

  it('takes --quiet before or after the file, and then prints only the verdict', async () => {
    const runs = [await run(['replay', '--quiet', file]), await run(['replay', file, '--quiet'])];
    for (const { code, stdout } of runs) {
      expect(code).toBe(0);
      expect(stdout).toMatch(/^The record is valid: 10 acts of .+, not finished\.\n$/);
    }
    const { stdout } = await run(['replay', file]);
    expect(stdout.split('\n').length).toBeGreaterThan(11);
  });

  it('exits with 1 for a file that is missing or is not a valid record', async () => {
    expect(await run(['replay', join(folder, 'none')])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Can’t read the file/),
    });
    const noise = join(folder, 'noise');
    writeFileSync(noise, 'noise\n');
    expect(await run(['replay', noise])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/saved game can’t be replayed/),
    });
  });
});

describe('review', () => {
  it('reviews a golden match, too, and twice with the same bytes', async () => {
    const args = ['review', 'src/games/take-my-word/golden/full.txt', '--json'];
    const first = await run(args);
    expect(first.code).toBe(0);
    expect(JSON.parse(first.stdout)).toMatchObject({ game: 'take-my-word', depth: 'quick' });
    expect((await run(args)).stdout).toBe(first.stdout);
  });
});

describe('play', () => {
  it('plays the moves from standard input and saves a valid record', async () => {
    const file = join(folder, 'played.record');
    const { code, stdout } = await run(['play', 'word-xchange', '--seed', 's', '--record', file], 'help\nlook\nquit\n');
    expect(code).toBe(0);
    expect(stdout).toContain(`Saved the game to ${file}.`);
    expect(await run(['replay', '--quiet', file])).toMatchObject({ code: 0 });
  });

  it('exits with 1 if the record cannot be written', async () => {
    const file = join(folder, 'no', 'such', 'folder');
    const { code, stderr } = await run(['play', 'word-xchange', '--record', file], 'quit\n');
    expect([code, stderr]).toEqual([1, `Can’t write the file ${file}.\n`]);
  });
});

describe('arena', () => {
  it('plays the requested matches, and takes a negative bound for --sprt', async () => {
    const args = ['arena', 'word-xchange', '--levels', 'child,master', '--games', '2', '--threads', '1', '--json'];
    const { code, stdout } = await run([...args, '--sprt', '-10,20']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      game: 'word-xchange',
      preset: 'rulebook',
      seats: 2,
      matches: 2,
      sprt: { elo0: -10, elo1: 20 },
    });
  });
});

describe('lexicon', () => {
  it.each([
    ['bath', 'BATH is a word.'],
    ['Bath', 'BATH is a word.'],
    ['café', 'CAFE is a word.'],
    ['recieve', 'RECIEVE isn’t in the dictionary. Did you mean RECEIVE?'],
    ['iphone', 'IPHONE is a brand name, so it doesn’t count.'],
  ])('explains %s, whatever its case and accents', async (text, sentence) => {
    const { stdout } = await run(['lexicon', '--json', text]);
    expect(JSON.parse(stdout)).toMatchObject({ sentence, basicForm: { ok: sentence.endsWith('is a word.') } });
  });

  it('describes a word, or prints it as JSON', async () => {
    expect(await run(['lexicon', 'PENCILS'])).toMatchObject({ code: 0, stdout: expect.stringContaining('PENCIL') });
    const { stdout } = await run(['lexicon', '--json', 'PENCILS']);
    expect(JSON.parse(stdout)).toMatchObject({ text: 'PENCILS', lists: { standard: true, broad: true } });
  });
});
