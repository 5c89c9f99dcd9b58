// Installs the peers in bench/peers on first use. People who only play never install them.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const PEERS_FOLDER = join(import.meta.dirname, '../peers');

export function installPeers(): void {
  const stamp = join(PEERS_FOLDER, 'node_modules/.wordhoard');
  const wanted = createHash('sha256')
    .update(readFileSync(join(PEERS_FOLDER, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Installing the peers to measure against (once) …\n');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: PEERS_FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(stamp, wanted);
}
