// The scale of a chart: which scores get a grid line, which moments a row of its table, and where the names stand.

const STEP_DIGITS = [1, 2, 5];
const MAX_STEPS = 4;

/** Round scores between the lowest and the highest, at most five of them. */
export function pickGridScores(low: number, high: number): readonly number[] {
  let step = 1;
  for (let power = 1; (high - low) / step > MAX_STEPS; power *= 10)
    step = STEP_DIGITS.map((digit) => digit * power).find((size) => (high - low) / size <= MAX_STEPS) ?? power * 10;
  const from = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - from) / step) + 1 }, (_, i) => from + i * step);
}

/** At most this many moments, evenly spread, with the first and the last. */
export function pickMoments<T>(moments: readonly T[], limit: number): readonly T[] {
  if (moments.length <= limit) return moments;
  return Array.from({ length: limit }, (_, i) => moments[Math.round((i * (moments.length - 1)) / (limit - 1))]!);
}

/** Moves places apart that are nearer than `gap`, as little as possible, and keeps them above `lowest`. They come sorted. */
export function spreadLabels(places: readonly number[], gap: number, lowest: number): readonly number[] {
  const spread = [...places];
  for (let i = 1; i < spread.length; i++) spread[i] = Math.max(spread[i]!, spread[i - 1]! + gap);
  let limit = lowest;
  for (let i = spread.length - 1; i >= 0; i--, limit -= gap) spread[i] = Math.min(spread[i]!, limit);
  return spread;
}
