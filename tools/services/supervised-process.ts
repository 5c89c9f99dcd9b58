// Runs a program that must not outlive us: a shell holds it for as long as a pipe from us is open, and tidies up after it.
// So nothing is left behind however we end, by a signal that cannot be caught as well.

import { spawn } from 'node:child_process';

export type Guarded = {
  /** Sends a signal, such as KILL, to the program. */
  signal(name: string): void;
  /** Waits until the program has ended; its folder is kept. */
  ended(): Promise<void>;
  /** Interrupts the program, waits for its end and removes its folder. */
  close(): Promise<void>;
};

export type Guarding = {
  readonly program: string;
  readonly args: readonly string[];
  /** Removed when we are gone, and by close. */
  readonly folder: string | null;
  /** What it says when it is ready. */
  readonly ready: RegExp;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly user?: { readonly uid: number; readonly gid: number } | null;
  /** Gets all that it says. */
  readonly hear?: (text: string) => void;
};

/** A line of input is a signal to send, or “end” to wait for the end; the end of input ends everything. */
const GUARD = `folder=$1; shift
"$@" </dev/null & pid=$!
exec >&- 2>&-
while read -r line; do
  if [ "$line" = end ]; then wait $pid; exit; fi
  kill -"$line" $pid
done
kill -INT $pid; wait $pid
cd / && rm -rf "$folder"`;
const PATIENCE = 60_000;

export function runGuarded({ program, args, folder, ready, cwd, env, user, hear }: Guarding): Promise<Guarded> {
  const child = spawn('/bin/sh', ['-c', GUARD, 'guard', folder ?? '', program, ...args], {
    cwd: cwd ?? folder ?? process.cwd(),
    env: env ?? process.env,
    detached: true, // Ctrl-C is for us; we pass it on in our own way
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(user ?? {}),
  });
  child.stdin.on('error', () => {}); // it is gone already
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const guarded: Guarded = {
    signal: (name) => void child.stdin.write(`${name}\n`),
    ended() {
      child.stdin.write('end\n');
      return gone;
    },
    close() {
      child.stdin.end();
      return gone;
    },
  };
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (how: string): void => {
      clearTimeout(impatience);
      reject(new Error(`${program} ${how}. It said: ${said}`));
      child.stdin.end();
    };
    const impatience = setTimeout(() => fail(`was not ready after ${PATIENCE / 1000} s`), PATIENCE);
    const note = (chunk: Buffer): void => {
      hear?.(chunk.toString());
      if (said.length > 100_000) return;
      said += chunk.toString();
      if (!ready.test(said)) return;
      clearTimeout(impatience);
      resolve(guarded);
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.stdout.on('close', () => fail('ended before it was ready'));
    child.on('error', reject);
  });
}
