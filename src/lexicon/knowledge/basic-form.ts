// Is a spelling a basic form or a plural? The verdict of Outside the Box (OB-048 to OB-059), which speaks of language alone.
// Not whether the spelling counts: the list says that.

import type { BasicForm, Reading, Word } from '../lexicon.ts';

/** OB-058 (1): settled one by one. The table may grow between releases. */
const ACCEPTED = new Set(
  `BEING DOES ABODE BIT BORE BOUND CLEFT CLOVE DOVE DROVE DRUNK FELL FELT FOUND GILT GROUND LAY LEFT MIGHT RENT ROSE RUNG SAW SHOT
  SMELT SPAT SPELT SPOKE STOLE STOVE WON WOUND
  BEARS COOLER DAMPER DRYER MOPED QUOTES SHOOTS TANNER TREATS TRIES WRIT`.match(/\S+/g)!,
);
const REJECTED = new Set(
  'AM IS ARE WAS WERE BEEN HAS HAD DID DONE CHOSEN DUG GIVEN LOST SANG SENT SHOOK SLAIN TORE'.match(/\S+/g)!,
);

/** A verb hardly ever used as a noun has no plural to speak of: GOES, EATS. */
const LEAST_SHARE = 0.02;

export function judgeBasicForm(
  word: Word,
  readings: readonly Reading[],
  nounShare: (word: Word) => number | null,
  isOwnWord: boolean,
): BasicForm {
  const inflected = readings.filter((reading) => reading.base !== word);
  const first = inflected[0]?.base ?? null;
  if (ACCEPTED.has(word)) return { ok: true, why: 'listed', of: first };
  if (REJECTED.has(word)) return { ok: false, why: 'listed', of: first };
  if (inflected.length === 0) return { ok: true, why: 'base', of: null };
  const verdicts = inflected.map((reading) => judgeReading(word, reading, nounShare(reading.base) ?? 1, isOwnWord));
  return verdicts.find(({ ok }) => ok) ?? verdicts[0]!;
}

/** OB-058 (3) to (8). */
function judgeReading(word: Word, { base, form }: Reading, share: number, isOwnWord: boolean): BasicForm {
  switch (form) {
    case 'plural':
      return share >= LEAST_SHARE || !isRegularPlural(word, base)
        ? { ok: true, why: 'plural', of: base }
        : { ok: false, why: 'verb-form', of: base };
    case 'gerund':
    case 'past':
    case 'participle':
      return isOwnWord ? { ok: true, why: 'noun', of: base } : { ok: false, why: 'verb-form', of: base };
    case 'comparative':
    case 'superlative':
      return isOwnWord ? { ok: true, why: 'noun', of: base } : { ok: false, why: 'comparison', of: base };
    default: // a noun without a singular may look like a verb's third person: CLOTHES
      return isOwnWord ? { ok: true, why: 'noun', of: base } : { ok: false, why: 'verb-form', of: base };
  }
}

const isRegularPlural = (word: Word, base: Word): boolean =>
  word === `${base}S` || word === `${base}ES` || word === `${base.slice(0, -1)}IES`;
