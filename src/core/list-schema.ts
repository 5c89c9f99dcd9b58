// A list from outside. Its length is checked first, so that a list of a million things is refused without looking at them.

import * as v from 'valibot';

export const listOf = <Item extends v.GenericSchema>(item: Item, maxLength: number, minLength = 0) =>
  v.pipe(
    v.custom<unknown[]>(
      (value) => Array.isArray(value) && value.length >= minLength && value.length <= maxLength,
      `must be a list of ${minLength} to ${maxLength} items`,
    ),
    v.array(item),
  );
