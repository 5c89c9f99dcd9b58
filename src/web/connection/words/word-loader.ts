// Fetches the words part by part, and opens lexicons that grow with every part. The code that reads words is fetched with the
// first of them: a table opens without it. Pages and workers each have a loader; the browser's cache sees to it that every file
// travels once.

import type { OpenList } from '../../../core/match.ts';
import { openEarlyLexicon } from '../../../lexicon/parts/early-lexicon.ts';
import { PART_NAMES, type PartName, WordParts } from '../../../lexicon/parts/word-parts.ts';
import { type WordFiles, wordFiles } from './word-files.ts';

/** What every game needs sooner or later, in this order. Cards are fetched when a game asks for them. */
const COMMON_PARTS: readonly PartName[] = ['short', 'broad', 'grammar', 'standard', 'frequency', 'names', 'relations'];
/** Tables open with these, before there are any words. */
const OF_CARDS: ReadonlySet<PartName> = new Set(['wordster-cards', 'power-cards']);
const RETRY_DELAY_MS = 3000;

type LoaderOptions = {
  readonly files?: WordFiles;
  readonly definitions?: (shard: string) => ArrayBuffer | null;
  readonly fetchFile?: (path: string) => Promise<Response>;
};

export class WordLoader {
  /** Opens a lexicon at any time. What can’t be answered yet throws MissingWordsError. */
  readonly openList: OpenList = (list) =>
    this.#openWithCode?.(list) ?? openEarlyLexicon(this.#parts, list, () => this.#openWithCode?.(list) ?? null);
  #openWithCode: OpenList | null = null;
  readonly #definitions: (shard: string) => ArrayBuffer | null;
  readonly #files: WordFiles;
  readonly #fetchFile: (path: string) => Promise<Response>;
  readonly #parts: WordParts;
  readonly #loading = new Map<PartName, Promise<void>>();
  readonly #receivedBytes = new Map<PartName, number>();

  constructor({ files = wordFiles, definitions = () => null, fetchFile = (path) => fetch(path) }: LoaderOptions = {}) {
    this.#files = files;
    this.#fetchFile = fetchFile;
    this.#parts = new WordParts(files);
    this.#definitions = definitions;
  }

  /** Fetches a part unless it is there. Rejects if that fails; the next call tries again. */
  load(part: PartName): Promise<void> {
    let loading = this.#loading.get(part);
    if (loading === undefined) {
      loading = OF_CARDS.has(part)
        ? this.#fetch(part)
        : Promise.all([this.#loadCode(), this.#fetch(part)]).then(() => {});
      this.#loading.set(part, loading);
      loading.catch(() => this.#loading.delete(part));
    }
    return loading;
  }

  /** Fetches a part, and keeps trying if that fails. */
  async waitFor(part: PartName, onFailure: () => void = () => {}): Promise<void> {
    for (;;) {
      try {
        return await this.load(part);
      } catch {
        onFailure();
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, RETRY_DELAY_MS);
          globalThis.addEventListener?.(
            'online',
            () => {
              clearTimeout(timer);
              resolve();
            },
            { once: true },
          );
        });
      }
    }
  }

  /** Fetches what all games need, one part at a time, so that a part somebody waits for gets most of the line. */
  async waitForCommonParts(onFailure: () => void = () => {}): Promise<void> {
    for (const part of COMMON_PARTS) await this.waitFor(part, onFailure);
  }

  /** Fetches everything. Rejects if a part fails. */
  async loadAll(): Promise<void> {
    const known = [...COMMON_PARTS, ...PART_NAMES].filter((part) => this.#files.files[part] !== undefined);
    for (const part of new Set(known)) await this.load(part);
  }

  /** How much of a part has arrived, 0–100. */
  percentOf(part: PartName): number {
    const { bytes = 0 } = this.#files.files[part] ?? {};
    return bytes === 0 ? 0 : Math.min(100, Math.round((100 * (this.#receivedBytes.get(part) ?? 0)) / bytes));
  }

  async #loadCode(): Promise<void> {
    const { openGrowingLexicon } = await import('../../../lexicon/parts/growing-lexicon.ts');
    this.#openWithCode ??= openGrowingLexicon(this.#parts, this.#definitions);
  }

  async #fetch(part: PartName): Promise<void> {
    const file = this.#files.files[part];
    if (file === undefined) throw new Error(`there is no file with ${part}`);
    const response = await this.#fetchFile(`/lexicon/${file.name}`);
    if (!response.ok || response.body === null) throw new Error(`${file.name}: ${response.status}`);
    this.#receivedBytes.set(part, 0);
    const bytes = new Uint8Array(file.bytes);
    let received = 0;
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      if (received + value.length > bytes.length) throw new Error(`${file.name} is too long`);
      bytes.set(value, received);
      received += value.length;
      this.#receivedBytes.set(part, received);
    }
    if (received !== bytes.length) throw new Error(`${file.name} is too short`);
    this.#parts.add(part, bytes.buffer);
  }
}

let ownLoader: WordLoader | null = null;
/** The loader of this worker. */
export const workerWords = (): WordLoader => (ownLoader ??= new WordLoader());
