// The scale of a chart: which scores get a grid line, and which moments a row of its table.

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
