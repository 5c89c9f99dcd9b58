// How you hear that it is your turn in matches over days: the requests to the server, this browser's push subscription, and the
// badge on the icon of the installed app.

import type { OwnTable } from '../../core/protocol/own-table.ts';
import { type ApiAnswer, request } from './identity-api.ts';
import { listOwnTables } from './rooms-api.ts';

export type NotificationChoices = {
  /** The server's key for push subscriptions. */
  readonly pushKey: string;
  readonly offersMail: boolean;
  readonly mail: { readonly address: string; readonly isConfirmed: boolean; readonly when: 'now' | 'daily' } | null;
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly timeZone: string;
  readonly vacationUntil: number | null;
  readonly vacationDaysLeft: number;
};

const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const getNotifications = () => request<NotificationChoices>('/api/me/notifications');
export const saveNotifications = (quiet: NotificationChoices['quiet'], mailWhen: 'now' | 'daily') =>
  request('/api/me/notifications', 'PUT', { quiet, mailWhen, timeZone: ownTimeZone() });
export const setMail = (address: string) => request('/api/me/mail', 'POST', { address, timeZone: ownTimeZone() });
export const deleteMail = () => request('/api/me/mail', 'DELETE');
export const confirmMail = (token: string) => request('/api/mail/confirm', 'POST', { token });
export const stopMail = (token: string) => request('/api/mail/unsubscribe', 'POST', { token });
export const takeVacation = (days: number) =>
  request<{ vacationUntil: number | null; vacationDaysLeft: number }>('/api/me/vacation', 'POST', { days });

/** Browsers have push messages only on https and localhost, and some only in an installed app. */
export const hasPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export const isSubscribed = async (): Promise<boolean> =>
  hasPush() && Notification.permission === 'granted' && (await currentSubscription()) !== null;

/** Asks the browser, so it has to be called by a tap. */
export async function subscribe(): Promise<ApiAnswer> {
  if ((await Notification.requestPermission()) !== 'granted')
    return { ok: false, sentence: 'Your browser doesn’t allow notifications from this site.' };
  const choices = await getNotifications();
  if (!choices.ok) return choices;
  try {
    const registration = await navigator.serviceWorker.ready;
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: choices.pushKey,
    });
    return await request('/api/me/push', 'POST', { ...subscription.toJSON(), timeZone: ownTimeZone() });
  } catch {
    return { ok: false, sentence: 'Notifications couldn’t be turned on in this browser.' };
  }
}

export async function unsubscribe(): Promise<ApiAnswer> {
  const subscription = await currentSubscription();
  if (subscription === null) return { ok: true };
  await subscription.unsubscribe();
  return request('/api/me/push', 'DELETE', { endpoint: subscription.endpoint });
}

export const isWaitingForYou = ({ phase, seat, toAct }: OwnTable): boolean =>
  phase === 'playing' && seat !== null && toAct.includes(seat);

/** How many tables wait for you, where the browser has a badge. */
export function showBadge(tables: readonly OwnTable[]): void {
  const count = tables.filter(isWaitingForYou).length;
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => {}); // not allowed here
}

/** Counts again, after a move. */
export async function refreshBadge(): Promise<void> {
  if (navigator.setAppBadge === undefined) return;
  const tables = await listOwnTables();
  if (tables !== null) showBadge(tables);
}
