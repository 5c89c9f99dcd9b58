// Copies this repository to a temporary folder and adds the template as a sixth game: its folder, and one line in
// games/index.ts. For tests only.

import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const COPIED = [
  'src',
  'tools',
  'package.json',
  'tsconfig.json',
  'tsconfig.pure.json',
  'vite.config.ts',
  'THIRD-PARTY-DATA.md',
  'docs',
];
/** Used in place: they are large, and a new game does not change them. */
const LINKED = ['node_modules', 'build/lexicon'];
const ADDED_LINE = "  toy: (await import('./toy/game.ts')).game,\n";

export type ProjectCopy = {
  readonly folder: string;
  /** Runs a Node program in the copy and returns its standard output. Throws if it fails. */
  run(args: readonly string[], input?: string): Promise<string>;
  startServer(): Promise<{ readonly port: number }>;
  /** Stops its server and deletes the folder. */
  remove(): Promise<void>;
};

export function copyProjectWithSixthGame(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-sixth-'));
  for (const path of COPIED) cpSync(path, join(folder, path), { recursive: true });
  mkdirSync(join(folder, 'build'));
  for (const path of LINKED) symlinkSync(resolve(path), join(folder, path), 'dir');
  cpSync(join(folder, 'src/games/conformance/toy'), join(folder, 'src/games/toy'), { recursive: true });
  const index = join(folder, 'src/games/index.ts');
  writeFileSync(index, readFileSync(index, 'utf8').replace(/^} as const satisfies/m, `${ADDED_LINE}$&`));
  let server: ChildProcess | null = null;
  return {
    folder,
    run: (args, input = '') => runNode(folder, args, input),
    async startServer() {
      server = spawn(process.execPath, ['src/server/main.ts'], {
        cwd: folder,
        env: { ...process.env, PORT: '0', HOST: '127.0.0.1', WORDHOARD_DATA: join(folder, 'data'), LIMITS: 'off' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      return { port: await readPort(server) };
    },
    async remove() {
      if (server !== null && server.exitCode === null) {
        const stopped = new Promise((done) => server!.on('exit', done));
        server.kill('SIGTERM');
        await stopped;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function runNode(cwd: string, args: readonly string[], input: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { cwd, stdio: 'pipe' });
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
    child.on('close', (code) =>
      code === 0 ? done(output.stdout) : fail(new Error(`${args.join(' ')}: ${output.stdout}${output.stderr}`)),
    );
    child.stdin.end(input);
  });
}

/** The port that the server prints when it is ready. */
function readPort(server: ChildProcess): Promise<number> {
  return new Promise((done, fail) => {
    let output = '';
    server.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /localhost:(\d+)/.exec(output);
      if (found !== null) done(Number(found[1]));
    });
    server.on('exit', () => fail(new Error(`the server did not start: ${output}`)));
  });
}
