// How often tests repeat in `npm run deep`, and how they tell it what they did.

const isDeep = process.env.WORDHOARD_DEEP !== undefined;
/** Below 1 for a short trial of the deep tests. */
const SCALE = Number(process.env.WORDHOARD_DEEP_SCALE ?? 1);

/** How many repetitions to run: `normal` in `npm test`, `deep` in `npm run deep`. */
export const repetitions = (normal: number, deep: number): number =>
  isDeep ? Math.max(1, Math.ceil(deep * SCALE)) : normal;

/** Numbers for the results file; the runner adds up those of all tests of a part. */
export function reportFigures(figures: { readonly [name: string]: number }): void {
  if (isDeep) process.stdout.write(`\nfigures ${JSON.stringify(figures)}\n`);
}

const lastPercent = new Map<string, number>();

/** Shows progress on screen in `npm run deep`, at every twentieth of the work. */
export function reportProgress(what: string, done: number, total: number): void {
  const percent = 5 * Math.floor((20 * done) / total);
  if (!isDeep || percent === lastPercent.get(what)) return;
  lastPercent.set(what, percent);
  process.stdout.write(`\nprogress ${what}: ${done} of ${total}\n`);
}
