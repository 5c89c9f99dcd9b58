// Asking the table on one device: the people on it vote one after another, and nobody sees how the others did. Bots abstain.

import type { Seat } from '../../../core/game.ts';
import type { HouseChange } from '../../../core/house/house-act.ts';
import { cleanWord, type HouseControl, type VoteView } from './house-control.ts';

type Question = HouseChange & { readonly why: string };

type LocalTable = {
  readonly localSeats: readonly Seat[];
  readonly names: readonly string[];
  /** The seat whose player has the device. */
  seat(): Seat | null;
  setPaused(isPaused: boolean): void;
  /** Others take the device now, so it may show nobody's hand. */
  hide(): void;
  ask(change: HouseChange): void;
  write(change: HouseChange): void;
};

export class LocalHouse implements HouseControl {
  refusal = $state<string | null>(null);
  #question = $state.raw<Question | null>(null);
  /** Those who have not voted yet. */
  #voters = $state.raw<readonly Seat[]>([]);
  #asker: Seat | null = null;
  #votesFor = 0;
  readonly #table: LocalTable;

  constructor(table: LocalTable) {
    this.#table = table;
  }

  get vote(): VoteView | null {
    const [voter] = this.#voters;
    if (this.#question === null || voter === undefined) return null;
    const { names } = this.#table;
    const by = this.#asker === null ? 'Someone asks' : `${names[this.#asker]} asks`;
    return { ...this.#question, by, voter: { name: names[voter]! }, waiting: '' };
  }

  ask(change: HouseChange['change'], text: string): void {
    this.refusal = null;
    this.#table.ask({ change, word: cleanWord(text) });
  }

  /** The table may be asked. */
  open(question: Question): void {
    const { localSeats } = this.#table;
    this.#asker = this.#table.seat() ?? localSeats[0]!;
    this.#question = question;
    this.#votesFor = 1;
    this.#voters = localSeats.filter((seat) => seat !== this.#asker);
    this.#table.setPaused(true);
    if (this.#voters.length > 0) this.#table.hide();
    this.#settle();
  }

  answer(counts: boolean): void {
    if (counts) this.#votesFor++;
    this.#voters = this.#voters.slice(1);
    this.#settle();
  }

  /** Everybody votes, even if it is decided already: stopping early would tell how somebody voted. */
  #settle(): void {
    if (this.#question === null || this.#voters.length > 0) return;
    const { change, word } = this.#question;
    const isPassed = this.#votesFor * 2 > this.#table.localSeats.length;
    this.#question = null;
    this.#table.setPaused(false);
    if (isPassed) this.#table.write({ change, word });
    else
      this.refusal =
        change === 'add' ? `The table voted: ${word} doesn’t count.` : `The table voted: ${word} still counts.`;
  }
}
