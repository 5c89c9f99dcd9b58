// The npm scripts and the command `wordhoard`: what each command runs, and what setup.mjs has to install and build first.

import { dirname, join } from 'node:path';
import { load, NODE_NEEDED, newerNode, print, root, run, setUp } from './setup.mjs';

/** Runs one of our programs in this process, as if it had been started directly. */
async function runInThisProcess(file, args) {
  process.argv = [process.argv[0], join(root, file), ...args];
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
  await load(file);
}

const node = (args, env = {}) => run(process.execPath, args, { env: { ...process.env, ...env } });
const bin = (name, ...args) => node([join('node_modules', ...name.split('/')), ...args]);

const checks = (...parts) => ({
  needs: 'packages',
  run: (args) => runInThisProcess('tools/checks/run-checks.ts', [...parts, ...args]),
});

/** What each npm script does, and what has to be built first. */
const commands = {
  setup: { needs: 'web', run: () => print('Everything is set up.') },
  start: { needs: 'web', run: () => runInThisProcess('src/server/main.ts', []) },
  dev: { needs: 'lexicon', run: () => runInThisProcess('tools/dev.ts', []) },
  test: { needs: 'web', run: (args) => runInThisProcess('tools/checks/run-checks.ts', args) },
  deep: { needs: 'web', run: (args) => runInThisProcess('tools/deep/main.ts', args) },
  typecheck: checks('types'),
  lint: checks('lint', 'boundaries', 'unused'),
  'test-unit': { ...checks('unit'), needs: 'lexicon' },
  judge: { needs: 'lexicon', run: (args) => runInThisProcess('src/cli/main.ts', ['judge', ...args]) },
  wordhoard: { needs: 'lexicon', run: (args) => runInThisProcess('src/cli/main.ts', args) },
  rules: { needs: 'packages', run: (args) => runInThisProcess('tools/checks/rule-coverage.ts', args) },
  texts: { needs: 'lexicon', run: () => runInThisProcess('tools/texts/print-texts.ts', []) },
  golden: { needs: 'lexicon', run: (args) => runInThisProcess('tools/write-golden-matches.ts', args) },
  scale: { needs: 'lexicon', run: (args) => runInThisProcess('tools/write-scales.ts', args) },
  bench: { needs: 'lexicon', run: (args) => runInThisProcess('bench/main.ts', args) },
  'lexicon-report': { needs: 'lexicon', run: () => runInThisProcess('tools/lexicon/report.ts', []) },
  cluster: { needs: 'web', run: async (args) => (await load('tools/services/local-cluster.ts')).runLocalCluster(args) },
  format: { needs: 'packages', run: () => bin('@biomejs/biome/bin/biome', 'check', '--write', '.') },
};

/** Runs a command; a failure is printed as one sentence. */
export async function main(args) {
  try {
    await runCommand(args);
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

async function runCommand([name = '', ...args]) {
  if (!Object.hasOwn(commands, name))
    throw new Error(`Unknown command “${name}”. Commands: ${Object.keys(commands).join(', ')}.`);
  if (Number(process.versions.node.split('.')[0]) < NODE_NEEDED) {
    const newer = await newerNode();
    const path = `${dirname(newer)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
    process.exitCode = await run(newer, [join(root, 'tools', 'run.mjs'), name, ...args], {
      cwd: process.cwd(),
      env: { ...process.env, PATH: path },
    });
    return;
  }
  const here = process.cwd();
  process.chdir(root);
  await setUp(commands[name]);
  if (name === 'wordhoard') process.chdir(here); // file names in its arguments are relative to where it was called
  const code = await commands[name].run(args);
  if (typeof code === 'number') process.exitCode = code;
}
