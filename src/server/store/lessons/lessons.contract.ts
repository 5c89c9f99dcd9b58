// The tests of what a store keeps about lessons, for every kind of store. store.test.ts runs them on real databases.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Prompt } from '../../../core/lessons/prompt.ts';
import type { OpenedStore } from '../store.contract.ts';
import type { Store } from '../store.ts';
import type { StoredLesson, StoredLessonAnswer } from './lessons.ts';

const PROMPT: Prompt = { game: 'wordsters', kind: 'list', seconds: 60, position: { wordster: 'EVA' } };
const lesson = (change: Partial<StoredLesson> = {}): StoredLesson => ({
  ...{
    id: 'l',
    code: 'BCDF',
    host: 'ann',
    mode: 'live',
    lexicon: 'x',
    startedAt: 1000,
    prompts: [PROMPT, PROMPT],
    rev: 1,
  },
  progress: { current: null, closesAt: null, opened: [], revealed: [], endedAt: null, showsPlaces: false },
  accepts: null,
  deletedAt: 9000,
  ...change,
});
const pupil = (person: string, animal: string) => ({ person, animal, joinedAt: 1100 });
const answer = (person: string, rev: number, lines: readonly string[], change: Partial<StoredLessonAnswer> = {}) => ({
  ...{ person, prompt: 0, rev, lines, isDone: false, startedAt: 1200, changedAt: 1300, ...change },
});
const open = { accepts: { prompt: 0, until: 2000 } } as const;

export function describeLessonStore(name: string, openPair: () => Promise<OpenedStore>): void {
  describe(`lessons in ${name}`, () => {
    let opened: OpenedStore;
    let store: Store['lessons'];
    let other: Store['lessons'];
    beforeEach(async () => {
      opened = await openPair();
      store = opened.store.lessons;
      other = opened.other.lessons;
    });
    afterEach(() => opened.close());

    it('keeps a lesson, finds it by its code, and saves only on top of what was read', async () => {
      expect(await store.add(lesson())).toBe(true);
      expect(await other.add(lesson({ id: 'm' }))).toBe(false);
      expect(await other.get('l')).toEqual(lesson());
      expect(await other.findByCode('BCDF')).toBe('l');
      expect(await other.findByCode('XXXX')).toBeNull();
      const changed = lesson({ rev: 2, ...open, prompts: [PROMPT], deletedAt: 9500 });
      expect(await other.save(changed)).toBe(true);
      expect(await store.save(lesson({ rev: 2 }))).toBe(false);
      expect(await store.get('l')).toEqual(changed);
      const homework = lesson({ id: 'h', code: 'H', mode: 'homework', accepts: { prompt: 'all', until: 5000 } });
      await store.add(homework);
      expect(await other.get('h')).toEqual(homework);
    });

    it('gives each animal to one pupil, who keeps it', async () => {
      await store.add(lesson());
      expect(await store.join('l', pupil('bo', 'Fox'))).toBe('Fox');
      expect(await other.join('l', pupil('cy', 'Fox'))).toBeNull();
      expect(await other.join('l', pupil('bo', 'Owl'))).toBe('Fox');
      expect(await store.join('none', pupil('bo', 'Fox'))).toBeNull();
      const racers = Array.from({ length: 20 }, (_, i) =>
        (i % 2 === 0 ? store : other).join('l', pupil(`p${i}`, 'Owl')),
      );
      const results = await Promise.all(racers);
      expect(results.filter((one) => one !== null)).toEqual(['Owl']);
      expect((await other.listPupils('l')).map(({ animal }) => animal).toSorted()).toEqual(['Fox', 'Owl']);
    });

    it('stores an answer that is newer, to the open prompt and in time', async () => {
      await store.add(lesson(open));
      expect(await store.answer('l', answer('bo', 1, ['NEVADA']))).toBe(true);
      expect(await other.answer('l', answer('bo', 1, ['OTHER']))).toBe(false);
      expect(await other.getAnswer('l', 'bo', 0)).toEqual(answer('bo', 1, ['NEVADA']));
      expect(await other.answer('l', answer('bo', 3, ['A'], { isDone: true, startedAt: 1500 }))).toBe(true);
      expect(await store.answer('l', answer('bo', 2, ['B']))).toBe(false);
      // When the pupil began stays.
      expect(await store.listAnswers('l')).toEqual([answer('bo', 3, ['A'], { isDone: true })]);
      expect(await store.answer('l', answer('cy', 1, [], { changedAt: 2001 }))).toBe(false);
      expect(await store.answer('l', answer('cy', 1, [], { prompt: 1 }))).toBe(false);
      expect(await store.answer('none', answer('cy', 1, []))).toBe(false);
      await store.save(lesson({ rev: 2 }));
      expect(await other.answer('l', answer('bo', 4, []))).toBe(false);
      await store.add(lesson({ id: 'h', code: 'H', accepts: { prompt: 'all', until: 5000 } }));
      await store.begin('h', 'bo', 1, 1400);
      await other.begin('h', 'bo', 1, 1600);
      const begun = answer('bo', 0, [], { prompt: 1, startedAt: 1400, changedAt: 1400 });
      expect(await other.getAnswer('h', 'bo', 1)).toEqual(begun);
      expect(await store.answer('h', answer('bo', 1, ['A'], { prompt: 1 }))).toBe(true);
    });

    it('lists the lessons of a teacher and the parts of a pupil, and erases a person', async () => {
      await store.add(lesson(open));
      await store.add(lesson({ id: 'm', code: 'M', startedAt: 1500, host: 'bo' }));
      await store.add(lesson({ id: 'n', code: 'N', startedAt: 1600 }));
      await store.join('l', pupil('bo', 'Fox'));
      await store.join('l', pupil('cy', 'Owl'));
      await store.answer('l', answer('bo', 1, ['A']));
      await store.answer('l', answer('cy', 1, ['C']));
      expect((await other.listOf('ann', 9)).map(({ id, pupilCount, games }) => [id, pupilCount, games])).toEqual([
        ['n', 0, ['wordsters']],
        ['l', 2, ['wordsters']],
      ]);
      expect((await other.listOf('ann', 1)).length).toBe(1);
      const { person: _, ...own } = answer('bo', 1, ['A']);
      expect(await other.listPartsOf('bo')).toEqual([{ lesson: 'l', animal: 'Fox', joinedAt: 1100, answers: [own] }]);
      await store.erase('bo');
      expect(await other.get('m')).toBeNull();
      expect(await opened.dump()).not.toContain('"bo"');
      expect(await other.listAnswers('l')).toEqual([answer('cy', 1, ['C'])]);
      await store.erase('ann');
      expect(await opened.dump()).not.toContain('"cy"');
    });

    it('deletes a lesson with its answers, on request and when its time has come', async () => {
      await store.add(lesson(open));
      await store.add(lesson({ id: 'm', code: 'M', ...open, deletedAt: 8000 }));
      for (const id of ['l', 'm']) {
        await store.join(id, pupil('bo', 'Fox'));
        await store.answer(id, answer('bo', 1, ['A']));
      }
      expect(await other.deleteExpired(8000, 9)).toBe(0);
      expect(await other.deleteExpired(8001, 9)).toBe(1);
      expect(await store.listAnswers('m')).toEqual([]);
      expect(await store.listPupils('m')).toEqual([]);
      expect(await store.listAnswers('l')).toHaveLength(1);
      await other.delete('l');
      expect(await store.get('l')).toBeNull();
      expect(await store.answer('l', answer('bo', 5, ['A']))).toBe(false);
      expect(await opened.dump()).not.toContain('"bo"');
    });
  });
}
