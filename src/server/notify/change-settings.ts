// Changes how a person wants to be told. Two changes at the same time both take effect, and nothing is written for somebody
// who was erased meanwhile.

import type { NotificationStore } from '../store/notifications.ts';
import { type NotificationSettings, parseSettings } from './settings.ts';

type SettingsStore = Pick<NotificationStore, 'getNotificationSettings' | 'saveNotificationSettings'>;

/** `change` returns null to leave them as they are, and may be called again if somebody else was faster. Returns the settings
 *  that were saved, or null. */
export async function changeSettings(
  store: SettingsStore,
  person: string,
  change: (settings: NotificationSettings) => NotificationSettings | null,
): Promise<NotificationSettings | null> {
  for (;;) {
    const before = await store.getNotificationSettings(person);
    const after = change(parseSettings(before));
    if (after === null) return null;
    const text = JSON.stringify(after);
    if (text === before || (await store.saveNotificationSettings(person, text, before))) return after;
  }
}
