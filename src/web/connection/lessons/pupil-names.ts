// Which pupil has which animal. Only the teacher's device knows: names are never sent anywhere.

const PREFIX = 'wordhoard lesson names ';

export type PupilNames = { readonly [animal: string]: string };

export function loadPupilNames(lesson: string): PupilNames {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + lesson) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, name]) => typeof name === 'string'));
  } catch {
    return {};
  }
}

/** Whether they could be stored. */
export function savePupilNames(lesson: string, names: PupilNames): boolean {
  try {
    localStorage.setItem(PREFIX + lesson, JSON.stringify(names));
    return true;
  } catch {
    return false;
  }
}

export function deletePupilNames(lesson: string): void {
  try {
    localStorage.removeItem(PREFIX + lesson);
  } catch {}
}
