// What has been said and called out in a match. Kept for this tab, so that a reload does not repeat it.

export class SaidLines {
  readonly lines: Set<string>;
  readonly #key: string;

  constructor(match: string) {
    this.#key = `wordhoard said ${match}`;
    this.lines = new Set(readList(this.#key));
  }

  isNew(text: string): boolean {
    return !this.lines.has(text);
  }

  add(text: string): void {
    this.lines.add(text);
    try {
      sessionStorage.setItem(this.#key, JSON.stringify([...this.lines]));
    } catch {
      // Without storage a reload may repeat a line.
    }
  }
}

function readList(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}
