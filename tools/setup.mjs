// Runs every npm script and the command `wordhoard`: installs and builds what is missing (a newer Node, packages, the lexicon,
// the web client), then runs the command. Plain JavaScript without dependencies: it runs on any Node from 20 up before
// anything is installed.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NODE_NEEDED = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const runtime = join(root, 'tools', 'runtime');

/** Set-up prints to standard error: standard output belongs to the command. */
const say = (text) => process.stderr.write(`${text}\n`);

/** Runs a program to its end, forwards signals to it, and stops it if our own parent process dies. */
function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const pass = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, pass);
    const parent = process.ppid;
    const orphan = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
    child.on('error', (error) => {
      say(`${program} could not start: ${error.message}`);
      finish(1);
    });
    child.on('exit', (code, signal) => finish(code ?? (signal === 'SIGINT' ? 130 : 143)));
    const finish = (code) => {
      clearInterval(orphan);
      for (const signal of signals) process.off(signal, pass);
      resolve(code);
    };
  });
}

/** Runs `npm ci` quietly, with a progress line every few seconds. */
async function npmCi(folder, what) {
  say(`${what} …`);
  const started = Date.now();
  const ticking = setInterval(() => say(`  … ${Math.round((Date.now() - started) / 1000)} s`), 5000);
  const cli = process.env.npm_execpath;
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
  ];
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env: cleanEnv() };
  const code = cli?.endsWith('.js')
    ? await run(process.execPath, [cli, ...args], options)
    : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
        ...options,
        shell: process.platform === 'win32',
      });
  clearInterval(ticking);
  if (code !== 0)
    throw new Error('Could not install the packages. Check the network connection and try again with: npm ci');
  say(`  done in ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

/** The environment without the outer npm call's settings, which must not reach the inner one. */
function cleanEnv() {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(config|package|lifecycle)_/i.test(name) || name === 'npm_config_registry',
    ),
  );
}

/** The path of a newer Node for hosts with an old one, from the npm package for this platform. */
async function newerNode() {
  const folder = join(runtime, 'node_modules');
  const found = () =>
    [
      `node-${process.platform}-${process.arch}`,
      `node-bin-${process.platform}-${process.arch}`,
      `node-win-${process.arch}`,
    ]
      .map((name) => join(folder, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'))
      .find((file) => existsSync(file));
  if (found() === undefined)
    await npmCi(runtime, `This Node is ${process.version}; downloading a newer one for Wordhoard only (about 50 MB)`);
  const node = found();
  if (node === undefined)
    throw new Error(
      `Wordhoard needs Node ${NODE_NEEDED} or newer. There is no prebuilt one for ${process.platform} ${process.arch}: please install it.`,
    );
  return node;
}

async function installPackages() {
  const stamp = join(root, 'node_modules', '.wordhoard');
  const wanted = `${createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')} ${process.platform} ${process.arch}\n`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await npmCi(root, 'Installing packages (once, about half a minute)');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

const load = (file) => import(pathToFileURL(join(root, file)).href);

/** Runs one of our programs in this process, as if it had been started directly. */
async function runInThisProcess(file, args) {
  process.argv = [process.argv[0], join(root, file), ...args];
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
  await load(file);
}

/** Installs and builds what a command needs: packages for all, then the lexicon, then the web client. */
async function setUp({ needs }) {
  await installPackages();
  if (needs === 'packages') return;
  const { buildLexicon } = await load('tools/lexicon/build.ts');
  await buildLexicon(join(root, 'build', 'lexicon'), say);
  if (needs === 'lexicon') return;
  const { buildWeb } = await load('tools/build-web.ts');
  await buildWeb(say);
}

const node = (args, env = {}) => run(process.execPath, args, { env: { ...process.env, ...env } });
const bin = (name, ...args) => node([join('node_modules', ...name.split('/')), ...args]);

const checks = (...parts) => ({
  needs: 'packages',
  run: (args) => runInThisProcess('tools/checks/run-checks.ts', [...parts, ...args]),
});

/** What each npm script does, and what has to be built first. */
const commands = {
  setup: { needs: 'web', run: () => say('Everything is set up.') },
  start: { needs: 'web', run: () => runInThisProcess('src/server/main.ts', []) },
  dev: { needs: 'lexicon', run: () => runInThisProcess('tools/dev.ts', []) },
  test: { needs: 'web', run: (args) => runInThisProcess('tools/checks/run-checks.ts', args) },
  deep: { needs: 'web', run: (args) => runInThisProcess('tools/checks/run-checks.ts', ['deep', ...args]) },
  typecheck: checks('types'),
  lint: checks('lint', 'boundaries', 'unused'),
  'test-unit': { ...checks('unit'), needs: 'lexicon' },
  judge: { needs: 'lexicon', run: (args) => runInThisProcess('src/cli/main.ts', ['judge', ...args]) },
  wordhoard: { needs: 'lexicon', run: (args) => runInThisProcess('src/cli/main.ts', args) },
  rules: { needs: 'packages', run: (args) => runInThisProcess('tools/checks/rule-coverage.ts', args) },
  golden: { needs: 'lexicon', run: (args) => runInThisProcess('tools/write-golden-matches.ts', args) },
  bench: { needs: 'lexicon', run: (args) => runInThisProcess('bench/main.ts', args) },
  'lexicon-report': { needs: 'lexicon', run: () => runInThisProcess('tools/lexicon/report.ts', []) },
  cluster: { needs: 'web', run: async (args) => (await load('tools/services/local-cluster.ts')).runLocalCluster(args) },
  format: { needs: 'packages', run: () => bin('@biomejs/biome/bin/biome', 'check', '--write', '.') },
};

/** Runs a command; a failure is printed as one sentence. */
export async function main(asked) {
  try {
    await runCommand(asked);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
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
