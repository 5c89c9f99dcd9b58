// The HTTP requests about the person: devices, links to other devices, ways to get lost games back, and their data.

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

export type ApiAnswer<T = object> = ({ readonly ok: true } & T) | { readonly ok: false; readonly sentence: string };

export type Device = { readonly id: string; readonly name: string; readonly seen: number; readonly isThis: boolean };
export type Recovery = {
  readonly phraseCreated: number | null;
  readonly passkeys: readonly { readonly id: string; readonly created: number }[];
};
export type LinkCheck = { readonly name: string; readonly isYou: boolean; readonly games: number };

export async function request<T = object>(path: string, method = 'GET', body?: unknown): Promise<ApiAnswer<T>> {
  try {
    const init =
      body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await (await fetch(path, { method, ...init })).json()) as ApiAnswer<T>;
  } catch {
    return { ok: false, sentence: 'Can’t reach the server. Try again in a moment.' };
  }
}

export const getMe = () => request<{ canGoBack: boolean }>('/api/me');
export const goBack = () => request('/api/me/previous', 'POST', {});
export const listDevices = () => request<{ devices: readonly Device[] }>('/api/me/devices');
export const signOutDevice = (id: string) => request(`/api/me/devices/${id}`, 'DELETE');
export const signOutOthers = () => request('/api/me/devices', 'DELETE');
export const createLink = (name: string) => request<{ path: string; minutes: number }>('/api/device', 'POST', { name });
export const checkLink = (token: string) => request<LinkCheck>('/api/link/check', 'POST', { token });
export const acceptLink = (token: string) => request('/api/link', 'POST', { token });
export const getRecovery = () => request<Recovery>('/api/me/recovery');
export const createPhrase = () => request<{ phrase: string }>('/api/me/phrase', 'POST', {});
export const recoverWithPhrase = (phrase: string) => request('/api/recover', 'POST', { phrase });
export const deletePasskey = (id: string) => request(`/api/me/passkeys/${id}`, 'DELETE');
export const deleteEverything = () => request('/api/me', 'DELETE');

/** Browsers have passkeys only on https and localhost. */
export const hasPasskeys = (): boolean => isSecureContext && typeof PublicKeyCredential === 'function';

const PASSKEY_CANCELED = { ok: false, sentence: 'No passkey was used.' } as const;

export async function addPasskey(): Promise<ApiAnswer> {
  const [{ startRegistration }, answer] = await Promise.all([
    import('@simplewebauthn/browser'),
    request<{ options: PublicKeyCredentialCreationOptionsJSON }>('/api/me/passkeys/options', 'POST', {}),
  ]);
  if (!answer.ok) return answer;
  const response = await startRegistration({ optionsJSON: answer.options }).catch(() => null);
  return response === null ? PASSKEY_CANCELED : request('/api/me/passkeys', 'POST', response);
}

export async function recoverWithPasskey(): Promise<ApiAnswer> {
  const [{ startAuthentication }, answer] = await Promise.all([
    import('@simplewebauthn/browser'),
    request<{ options: PublicKeyCredentialRequestOptionsJSON }>('/api/recover/passkey/options', 'POST', {}),
  ]);
  if (!answer.ok) return answer;
  const response = await startAuthentication({ optionsJSON: answer.options }).catch(() => null);
  return response === null ? PASSKEY_CANCELED : request('/api/recover/passkey', 'POST', response);
}
