import { expect, it } from 'vitest';
import { previewEntry } from './preview.ts';

it('names the letters that are still missing', () => {
  expect(previewEntry('c', 'CAP')).toBe('still needs A and P');
  expect(previewEntry('cap', 'CAP')).toBe('at least 4 letters');
  expect(previewEntry('cape', 'CAP')).toBeNull();
});
