// Sentences of lessons that several parts of the page need.

import type { PupilItem } from '../../core/lessons/prompt.ts';
import { countOf } from '../../core/wording.ts';

export const sayMinutes = (seconds: number): string =>
  seconds % 60 === 0 ? countOf(seconds / 60, 'minute') : countOf(seconds, 'second');

export const sayDate = (time: number): string =>
  new Date(time).toLocaleString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

export const MARK_TEXTS: { readonly [mark in PupilItem['mark']]: string } = {
  right: 'right',
  part: 'partly right',
  wrong: 'wrong',
  missed: 'missed',
};

/** For those who don’t see the colors of a table. */
export const MARK_SIGNS: { readonly [mark in PupilItem['mark']]: string } = {
  right: '✓',
  part: '◐',
  wrong: '✗',
  missed: '–',
};
