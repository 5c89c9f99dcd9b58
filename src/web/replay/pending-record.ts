// A record on its way from the end of a game to the replay page.

let waiting: string | null = null;

export function giveRecord(text: string): void {
  waiting = text;
}

export function takeRecord(): string | null {
  const text = waiting;
  waiting = null;
  return text;
}
