// Whether this device takes part in the person's copy on the server, and in which one. Small, because tables ask too.

const STORAGE_KEY = 'wordhoard copy';

/** The id of the copy; null while nothing leaves this device. */
export function keptCopy(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function setKeptCopy(copy: string | null): void {
  try {
    if (copy === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, copy);
  } catch {} // without storage there is nothing to keep either
}
