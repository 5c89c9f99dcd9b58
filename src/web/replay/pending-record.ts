// Passes a record from the result screen to the replay page.

let pending: string | null = null;

export function setPendingRecord(text: string): void {
  pending = text;
}

export function takePendingRecord(): string | null {
  const text = pending;
  pending = null;
  return text;
}
