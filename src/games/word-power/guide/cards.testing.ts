import type { PowerCard } from '../content.ts';
// A few word cards for the tests of the guide.

export const card = (
  key: string,
  answer: string,
  words: string,
  definition: string,
  more: Partial<PowerCard> = {},
): PowerCard => ({
  key,
  class: 'verb',
  words: words.split(' ') as unknown as PowerCard['words'],
  answer,
  definition,
  colour: 'blue',
  ...more,
});

export const CARDS = [
  card('SWIFT', 'A2', 'sacred slow dirty round', 'moving very fast', { class: 'adjective' }),
  card('ABANDON', 'S2', 'retain desert gallop mirror', 'leave someone behind'),
  card('DESERT', 'S1', 'abandon hurry build sing', 'leave without intending to come back', { colour: 'black' }),
  card('RAPID', 'A3', 'virtual pleasant slow glorious', 'done in a short time', { class: 'adjective' }),
  card('FORSAKE', 'S4', 'hold greet adorn desert', 'leave in the lurch', { colour: 'red' }),
];
export const NONE = new Set<string>();
export const keys = (list: readonly { readonly key: string }[]): string => list.map(({ key }) => key).join(' ');
