// Behind every npm script and the command `wordhoard`: sets up whatever is missing (a newer Node, packages, lexicon), then does what was asked.
// Plain JavaScript without dependencies, so that it runs on any Node from 20 up before anything is installed.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NODE_NEEDED = 24;
const WITH_WEB = new Set(['setup', 'start', 'test', 'cluster']);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const runtime = join(root, 'tools', 'runtime');

/** Standard output belongs to the command; set-up speaks on standard error. */
const say = (text) => process.stderr.write(`${text}\n`);

/** Runs a program to its end, passes signals on, and stops it when we are left alone. */
function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const pass = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, pass);
    const parent = process.ppid;
    const orphan = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
    child.on('error', (error) => {
      say(`${program} could not be started: ${error.message}`);
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

/** Runs npm quietly and says every few seconds that it is still at work. */
async function npm(folder, what) {
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
    throw new Error('Packages could not be installed. Is there a network connection? Try again with: npm ci');
  say(`  done in ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

/** Settings of the outer npm call must not reach the inner one. */
function cleanEnv() {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(config|package|lifecycle)_/i.test(name) || name === 'npm_config_registry',
    ),
  );
}

/** A Node of our own for hosts with an older one, from the package made for this kind of machine. */
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
    await npm(runtime, `This Node is ${process.version}; fetching a newer one just for Wordhoard (about 50 MB)`);
  const node = found();
  if (node === undefined)
    throw new Error(
      `Wordhoard needs Node ${NODE_NEEDED} or newer. There is no ready-made one for ${process.platform} ${process.arch}: please install it.`,
    );
  return node;
}

async function installPackages() {
  const stamp = join(root, 'node_modules', '.wordhoard');
  const wanted = `${createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')} ${process.platform} ${process.arch}\n`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await npm(root, 'Installing packages (once, about half a minute)');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

const load = (file) => import(pathToFileURL(join(root, file)).href);

/** Hands this very process over to a program of ours, as if it had been called by itself. */
async function become(file, args) {
  process.argv = [process.argv[0], join(root, file), ...args];
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
  await load(file);
}

/** Packages and words are needed for everything, the web client for serving and testing it. */
async function setUp(command) {
  await installPackages();
  const { buildLexicon } = await load('tools/lexicon/build.ts');
  await buildLexicon(join(root, 'build', 'lexicon'), say);
  if (!WITH_WEB.has(command)) return;
  const { buildWeb } = await load('tools/build-web.ts');
  await buildWeb(say);
}

const node = (args, env = {}) => run(process.execPath, args, { env: { ...process.env, ...env } });
const bin = (name, ...args) => node([join('node_modules', ...name.split('/')), ...args]);

const commands = {
  setup: () => say('Everything is set up.'),
  start: () => become('src/server/main.ts', []),
  test: (args) => become('tools/checks/run-checks.ts', args),
  deep: (args) => become('tools/checks/run-checks.ts', ['deep', ...args]),
  judge: () => become('src/cli/main.ts', ['judge']),
  wordhoard: (args) => become('src/cli/main.ts', args),
  rules: (args) => become('tools/checks/rule-coverage.ts', args),
  golden: (args) => become('tools/write-golden-matches.ts', args),
  bench: (args) => become('bench/main.ts', args),
  'lexicon-report': () => become('tools/lexicon/report.ts', []),
  cluster: async (args) => (await load('tools/services/local-cluster.ts')).tryOut(args),
  format: () => bin('@biomejs/biome/bin/biome', 'check', '--write', '.'),
};

/** Does what was asked; a failure is told in a sentence. */
export async function main(asked) {
  try {
    await obey(asked);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

async function obey([name = '', ...args]) {
  if (!Object.hasOwn(commands, name))
    throw new Error(`There is no command “${name}”. There are: ${Object.keys(commands).join(', ')}.`);
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
  await setUp(name);
  if (name === 'wordhoard') process.chdir(here); // its files are named from where it is called
  const code = await commands[name](args);
  if (typeof code === 'number') process.exitCode = code;
}
