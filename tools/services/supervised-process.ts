// Starts a program that must not outlive us. A shell supervises it: when the pipe from our process closes, even because we
// were killed, the shell stops the program and deletes its folder.

import { spawn } from 'node:child_process';

export type SupervisedProcess = {
  /** Sends a signal, such as KILL, to the program. */
  signal(name: string): void;
  /** Waits until the program has ended; its folder is kept. */
  ended(): Promise<void>;
  /** Interrupts the program, waits for its end and removes its folder. */
  close(): Promise<void>;
};

export type SupervisedProcessOptions = {
  readonly program: string;
  readonly args: readonly string[];
  /** Deleted by close, and when our process ends. */
  readonly folder: string | null;
  /** Matches the output that means it is ready. */
  readonly ready: RegExp;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly user?: { readonly uid: number; readonly gid: number } | null;
  /** Called with all of its output. */
  readonly onOutput?: (text: string) => void;
};

/** Each line of input is a signal to send, or “end” to wait for the program's end. The end of input stops the program. */
const SUPERVISOR_SCRIPT = `folder=$1; shift
"$@" </dev/null & pid=$!
exec >&- 2>&-
while read -r line; do
  if [ "$line" = end ]; then wait $pid; exit; fi
  kill -"$line" $pid
done
kill -INT $pid; wait $pid
cd / && rm -rf "$folder"`;
const READY_TIMEOUT_MS = 60_000;

export function startSupervised({
  program,
  args,
  folder,
  ready,
  cwd,
  env,
  user,
  onOutput,
}: SupervisedProcessOptions): Promise<SupervisedProcess> {
  const child = spawn('/bin/sh', ['-c', SUPERVISOR_SCRIPT, 'guard', folder ?? '', program, ...args], {
    cwd: cwd ?? folder ?? process.cwd(),
    env: env ?? process.env,
    detached: true, // Ctrl-C must reach only us: we stop the program ourselves
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(user ?? {}),
  });
  child.stdin.on('error', () => {}); // the program has ended already
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const supervised: SupervisedProcess = {
    signal: (name) => void child.stdin.write(`${name}\n`),
    ended() {
      child.stdin.write('end\n');
      return exited;
    },
    close() {
      child.stdin.end();
      return exited;
    },
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (how: string): void => {
      clearTimeout(readyTimer);
      reject(new Error(`${program} ${how}. Its output: ${output}`));
      child.stdin.end();
    };
    const readyTimer = setTimeout(() => fail(`was not ready after ${READY_TIMEOUT_MS / 1000} s`), READY_TIMEOUT_MS);
    const collect = (chunk: Buffer): void => {
      onOutput?.(chunk.toString());
      if (output.length > 100_000) return;
      output += chunk.toString();
      if (!ready.test(output)) return;
      clearTimeout(readyTimer);
      resolve(supervised);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.stdout.on('close', () => fail('ended before it was ready'));
    child.on('error', reject);
  });
}
