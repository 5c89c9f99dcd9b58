// Slows processes down, with all their threads: they are stopped and continued so often that they run only a part of the time.
// The browser's own CPU throttling reaches neither workers nor the service worker.

const RUN_MS = 4;

/** Lets the processes run one part in `factor` of the time, until the returned function is called. `processes` is asked again
 *  and again, because a browser starts new ones. */
export function slowDown(processes: () => readonly number[], factor: number): () => void {
  const stopped = new Set<number>();
  const signal = (process_: number, name: 'SIGSTOP' | 'SIGCONT'): void => {
    try {
      process.kill(process_, name);
    } catch {
      // It has ended.
    }
  };
  let timer: NodeJS.Timeout;
  let changedAt = performance.now();
  const stop = (): void => {
    // A busy machine may have let them run longer than planned: then they also wait longer.
    const ranMs = performance.now() - changedAt;
    for (const one of processes()) {
      stopped.add(one);
      signal(one, 'SIGSTOP');
    }
    changedAt = performance.now();
    timer = setTimeout(proceed, ranMs * (factor - 1));
  };
  const proceed = (): void => {
    for (const one of stopped) signal(one, 'SIGCONT');
    stopped.clear();
    changedAt = performance.now();
    timer = setTimeout(stop, RUN_MS);
  };
  proceed();
  return () => {
    clearTimeout(timer);
    for (const one of stopped) signal(one, 'SIGCONT');
  };
}
