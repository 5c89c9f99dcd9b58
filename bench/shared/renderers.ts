// Finds the processes of a browser that run pages and their workers, to slow them down.

import { execFileSync } from 'node:child_process';

/** The processes of the browser with this profile that run pages and their workers. */
export function renderersOf(profile: string): readonly number[] {
  try {
    const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args=', '--no-headers'], { encoding: 'utf8' }).split('\n');
    const parents = new Map<number, number>();
    const renderers: number[] = [];
    const browsers = new Set<number>();
    for (const row of rows) {
      const [, pid, ppid, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
      if (pid === undefined) continue;
      parents.set(Number(pid), Number(ppid));
      if (args!.includes('--type=renderer')) renderers.push(Number(pid));
      else if (!args!.includes('--type=') && args!.includes(profile)) browsers.add(Number(pid));
    }
    const isOurs = (pid: number): boolean =>
      browsers.has(pid) || (parents.has(pid) && pid > 1 && isOurs(parents.get(pid)!));
    return renderers.filter(isOurs);
  } catch {
    return [];
  }
}
