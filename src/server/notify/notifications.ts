// Everything about notifications that a server has: its keys for push services, mail if it is configured, and who may
// confirm or stop mail with a link.

import { timingSafeEqual } from 'node:crypto';
import type { ServerContext } from '../shared/context.ts';
import { createMailSender, type MailSender } from './mail-sender.ts';
import { Notifier } from './notifier.ts';
import { createPushSender, isAllowedEndpoint } from './push-sender.ts';
import { createVapidSecret, readVapidKeys } from './vapid.ts';

export type NotificationConfig = {
  /** Push services that browsers may name. */
  readonly pushHosts: readonly string[];
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** Where people reach this server, such as https://words.example.org; empty if unknown. */
  readonly publicUrl: string;
};

export interface Notifications {
  /** For browsers that subscribe: 65 bytes as base64url. */
  readonly pushKey: string;
  readonly publicUrl: string;
  /** null if the server sends no mail. */
  readonly mail: MailSender | null;
  /** The key for addresses in the database. */
  readonly mailSecret: string;
  isAllowedEndpoint(endpoint: string): boolean;
  /** A link that only this server can have made, for one purpose and person. */
  signLink(purpose: 'confirm' | 'stop', person: string, about: string): string;
  /** The person of such a link; null if it is not genuine. */
  readLink(
    purpose: 'confirm' | 'stop',
    token: string,
    aboutOf: (person: string) => Promise<string>,
  ): Promise<string | null>;
  /** Sends what is due. */
  sendDue(): Promise<void>;
}

/** Push services want to know whom to ask if something goes wrong. */
const contactOf = ({ publicUrl, mail }: NotificationConfig): string =>
  mail !== null ? `mailto:${/<(.+)>/.exec(mail.from)?.[1] ?? mail.from}` : publicUrl || 'https://localhost';

/** In a time that doesn't depend on where they differ. */
function isSameText(a: string, b: string): boolean {
  const [bytesA, bytesB] = [Buffer.from(a), Buffer.from(b)];
  return bytesA.length === bytesB.length && timingSafeEqual(bytesA, bytesB);
}

export async function openNotifications(context: ServerContext, config: NotificationConfig): Promise<Notifications> {
  const { identity } = context.sessions;
  const keys = readVapidKeys(await context.store.getOrCreate('vapid', createVapidSecret));
  const mail = config.mail === null ? null : await createMailSender(config.mail.url, config.mail.from);
  const mailSecret = identity.keyedHash('key', 'mail addresses');
  const signLink: Notifications['signLink'] = (purpose, person, about) =>
    `${person}.${identity.keyedHash(`mail ${purpose}`, `${person} ${about}`)}`;
  const notifier = new Notifier({
    context,
    push: createPushSender(keys, contactOf(config)),
    mail,
    publicUrl: config.publicUrl,
    mailSecret,
    unsubscribeToken: (person) => signLink('stop', person, ''),
  });
  return {
    pushKey: keys.publicKey,
    publicUrl: config.publicUrl,
    mail,
    mailSecret,
    isAllowedEndpoint: (endpoint) => isAllowedEndpoint(endpoint, config.pushHosts),
    signLink,
    async readLink(purpose, token, aboutOf) {
      const [person = ''] = token.split('.');
      return person !== '' && isSameText(token, signLink(purpose, person, await aboutOf(person))) ? person : null;
    },
    sendDue: () => notifier.sendDue(),
  };
}
