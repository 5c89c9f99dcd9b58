// Practice of a game's own words, for the pages of its guide.

import { isDue } from '../../core/practice/due.ts';
import { isActive, type KeptCard } from '../../core/practice/kept-card.ts';
import type { GuidePractice } from '../../ui-kit/game-manifest.ts';
import { shuffle } from '../../ui-kit/shuffle.ts';
import { keepCards, letGo } from '../app/keep-words.ts';
import { navigate } from '../app/router.svelte.ts';
import { localNow } from '../connection/practice/local-time.ts';
import { askPractice } from '../connection/practice/practice-client.ts';
import { loadCards } from '../connection/practice/practice-store.ts';
import { startSession } from './session.svelte.ts';

const WORDS_AT_ONCE = 10;

export class GamePracticeOfGuide implements GuidePractice {
  #cards = $state.raw<readonly KeptCard[]>([]);
  readonly #game: string;
  readonly #keptWords = $derived(new Set(this.#cards.map(({ word }) => word)));

  constructor(game: string) {
    this.#game = game;
    void this.#load();
  }

  get keptWords(): ReadonlySet<string> {
    return this.#keptWords;
  }

  async toggle(word: string): Promise<void> {
    const own = this.#cards.filter((card) => card.word === word);
    if (own.length > 0) await letGo(own);
    else {
      const made = await askPractice('words', { game: this.#game, words: [word] });
      if (made.ok) await keepCards(made.value);
    }
    await this.#load();
  }

  async start(words: readonly string[]): Promise<string | null> {
    await this.#load();
    const now = localNow();
    const wanted = new Set(words);
    const own = this.#cards.filter(({ word }) => wanted.has(word));
    const due = own.filter(({ schedule }) => schedule === null || isDue(schedule, now)).slice(0, WORDS_AT_ONCE);
    const isKept = this.keptWords;
    const fresh = shuffle(words.filter((word) => !isKept.has(word))).slice(0, WORDS_AT_ONCE - due.length);
    const made = await askPractice('words', { game: this.#game, words: fresh });
    if (!made.ok) return made.error;
    const kept = await keepCards(made.value);
    if (kept === null) return 'Your browser didn’t let us keep these words.';
    const ids = [...due, ...kept].map(({ id }) => id);
    if (ids.length === 0) return 'You know all of these for now. They come back when they’re due.';
    startSession(ids);
    navigate('/practice?session');
    return null;
  }

  async #load(): Promise<void> {
    this.#cards = (await loadCards()).filter((card) => isActive(card) && card.game === this.#game);
  }
}
