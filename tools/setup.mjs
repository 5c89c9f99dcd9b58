// Installs and builds what a command needs: a newer Node, packages, the lexicon, the web client. Plain JavaScript without
// dependencies: it runs on any Node from 20 up before anything is installed. The commands are in commands.mjs.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const NODE_NEEDED = 24;
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const runtime = join(root, 'tools', 'runtime');

/** Set-up prints to standard error: standard output belongs to the command. */
export const print = (text) => process.stderr.write(`${text}\n`);

/** Runs a program to its end, forwards signals to it, and stops it if our own parent process dies. */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const pass = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, pass);
    const parent = process.ppid;
    const orphan = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
    child.on('error', (error) => {
      print(`${program} could not start: ${error.message}`);
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
  print(`${what} …`);
  const started = Date.now();
  const ticking = setInterval(() => print(`  … ${Math.round((Date.now() - started) / 1000)} s`), 5000);
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
  print(`  done in ${((Date.now() - started) / 1000).toFixed(0)} s`);
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
export async function newerNode() {
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

export const load = (file) => import(pathToFileURL(join(root, file)).href);

/** Installs and builds what a command needs: packages for all, then the lexicon, then the web client. */
export async function setUp({ needs }) {
  await installPackages();
  if (needs === 'packages') return;
  const { buildLexicon, isLexiconBuilt } = await load('tools/lexicon/build.ts');
  if (needs === 'lexicon') return buildLexicon(lexiconFolder, print);
  const { buildWeb } = await load('tools/build-web.ts');
  await buildWeb(print, isLexiconBuilt(lexiconFolder) ? null : buildLexiconMeanwhile());
}

const lexiconFolder = join(root, 'build', 'lexicon');

/** In a process of its own, so that the web client can be built at the same time. */
async function buildLexiconMeanwhile() {
  const options = { stdio: ['ignore', process.stderr, 'inherit'] };
  const code = await run(process.execPath, [join('tools', 'lexicon', 'build.ts'), lexiconFolder], options);
  if (code !== 0) throw new Error('Could not build the lexicon. The reason is above.');
}
