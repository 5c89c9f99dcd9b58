import { expect, it } from 'vitest';
import { previewEntry } from './preview.ts';

it('names the letters that are still missing', () => {
  expect(previewEntry('c', 'CAP')).toBe('A and P still to come');
  expect(previewEntry('cap', 'CAP')).toBe('4 letters at least');
  expect(previewEntry('cape', 'CAP')).toBeNull();
});
