// The practice cards of this device as items of the person's copy, and how many words were asked on the latest day. Cards are
// merged one by one, so that nothing that was learned on either device is lost.

import * as v from 'valibot';
import { parseJson } from '../../../core/parse-json.ts';
import { isActive, type KeptCard, removeCard } from '../../../core/practice/kept-card.ts';
import { formatPracticeFile, parsePracticeFile } from '../../../core/practice/practice-file.ts';
import { toLocalTime } from '../practice/local-time.ts';
import {
  applyCardChanges,
  applyDay,
  loadLatestDay,
  loadStoredCards,
  type StoredCard,
} from '../practice/practice-store.ts';
import type { ItemSource } from './sync-source.ts';

const DAY_PREFIX = 'day ';
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const daySchema = v.object({ day: whole, newWords: whole, dueWords: whole });

/** One card is written as a file with one card. */
const writeCard = (card: KeptCard): string => formatPracticeFile({ cards: [card], day: null });
function readCard(data: string): KeptCard | null {
  const parsed = parsePracticeFile(data);
  return parsed.ok ? (parsed.value.cards[0] ?? null) : null;
}

export const practiceItems: ItemSource = {
  kind: 'practice',
  async list() {
    const [cards, day] = await Promise.all([loadStoredCards(), loadLatestDay()]);
    if (cards === null) return null;
    return [
      ...cards.map(({ id, changedAt, card }) => ({ id, stamp: changedAt, isDeleted: !isActive(card) })),
      ...(day === null ? [] : [{ id: `${DAY_PREFIX}${day.day}`, stamp: day.changedAt, isDeleted: false }]),
    ];
  },
  async read(ids) {
    const wanted = new Set(ids);
    const [cards, day] = await Promise.all([loadStoredCards(), loadLatestDay()]);
    const texts = new Map((cards ?? []).flatMap(({ id, card }) => (wanted.has(id) ? [[id, writeCard(card)]] : [])));
    if (day !== null && wanted.has(`${DAY_PREFIX}${day.day}`)) {
      const { newWords, dueWords } = day;
      texts.set(`${DAY_PREFIX}${day.day}`, JSON.stringify({ day: day.day, newWords, dueWords }));
    }
    return texts;
  },
  async apply(items) {
    const known = new Map(((await loadStoredCards()) ?? []).map(({ id, card }) => [id, card]));
    const changes: StoredCard[] = [];
    for (const { id, stamp, data } of items) {
      if (data === null) {
        const card = known.get(id);
        if (card !== undefined) changes.push({ id, changedAt: stamp, card: removeCard(card, toLocalTime(stamp)) });
      } else if (id.startsWith(DAY_PREFIX)) {
        const json = parseJson(data);
        const day = v.safeParse(daySchema, json.ok ? json.value : undefined);
        if (day.success && id === `${DAY_PREFIX}${day.output.day}`) await applyDay({ ...day.output, changedAt: stamp });
      } else {
        const card = readCard(data);
        if (card?.id === id) changes.push({ id, changedAt: stamp, card });
      }
    }
    await applyCardChanges(changes);
  },
};
