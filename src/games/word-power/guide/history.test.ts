import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('the history', () => {
  const text = readFileSync(new URL('history.md', import.meta.url), 'utf8');

  it('is short enough to read in one sitting and has sections', () => {
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThan(1200);
    expect(words).toBeLessThan(1900);
    expect(text.match(/^## /gm)!.length).toBeGreaterThanOrEqual(6);
  });
});
