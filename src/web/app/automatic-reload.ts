// Remembers which server version a tab was already reloaded for, so that it never reloads in a loop.

const STORAGE_KEY = 'wordhoard reloaded for';

/** True the first time for each server version. False without storage, where a loop could not be noticed. */
export function mayReloadFor(
  serverVersion: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
): boolean {
  try {
    if (storage.getItem(STORAGE_KEY) === serverVersion) return false;
    storage.setItem(STORAGE_KEY, serverVersion);
    return storage.getItem(STORAGE_KEY) === serverVersion;
  } catch {
    return false;
  }
}
