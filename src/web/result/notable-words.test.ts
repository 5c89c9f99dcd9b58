import { expect, it } from 'vitest';
import { findNotableWords } from './notable-words.ts';

it('keeps the words of five or more letters in their order', () => {
  expect(findNotableWords(['HOUSE', 'CAT', 'ORBIT', 'TREE', 'WEDGE', 'TRIFLE'])).toEqual([
    'HOUSE',
    'ORBIT',
    'WEDGE',
    'TRIFLE',
  ]);
});

it('takes words of four letters too if there are few others', () => {
  expect(findNotableWords(['CAT', 'TREE', 'STREAK'])).toEqual(['TREE', 'STREAK']);
});

it('leaves out a plural if its singular is there', () => {
  expect(findNotableWords(['GLOVE', 'CLOVER', 'GLOVES', 'HOUSES'])).toEqual(['GLOVE', 'CLOVER', 'HOUSES']);
});
