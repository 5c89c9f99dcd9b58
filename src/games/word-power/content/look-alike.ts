// How much two words look alike. Wrong answers that resemble the key word tempt people who don't know it, and bots too.

/** 0 to 1: by common pairs of letters and a common beginning. */
export function spellingSimilarity(a: string, b: string): number {
  const pairs = (word: string) => Array.from(`${word}$`, (letter, i) => (i === 0 ? '^' : word[i - 1]) + letter);
  const rest = pairs(b);
  let common = 0;
  for (const pair of pairs(a)) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    rest.splice(at, 1);
    common++;
  }
  let begin = 0;
  while (begin < 5 && begin < a.length && a[begin] === b[begin]) begin++;
  return (0.7 * 2 * common) / (a.length + b.length + 2) + 0.06 * begin;
}
