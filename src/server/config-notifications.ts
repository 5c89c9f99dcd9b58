// Settings for telling people that it is their turn: mail, push services, and the server's own address. Part of config.ts.

import { err, ok, type Result } from '../core/result.ts';
import type { NotificationConfig } from './notify/notifications.ts';
import { DEFAULT_PUSH_HOSTS } from './notify/push-sender.ts';

export function readNotifications(env: {
  readonly [name: string]: string | undefined;
}): Result<NotificationConfig, string> {
  const { MAIL_URL: url = '', MAIL_FROM: from = '', PUBLIC_URL: publicUrl = '', PUSH_HOSTS: hosts = '' } = env;
  if (publicUrl !== '' && !/^https?:\/\/[^/?#]+$/.test(publicUrl))
    return err('PUBLIC_URL must be an address without a path, such as https://words.example.org.');
  if (url !== '' && !/^smtps?:\/\//.test(url)) return err('MAIL_URL must begin with smtp:// or smtps://.');
  if (url !== '' && !/^[^@\s]+@[^@\s]+$|<[^@\s]+@[^@\s]+>$/.test(from))
    return err('MAIL_FROM must be the address that mails come from, such as words@example.org.');
  if (url !== '' && publicUrl === '') return err('MAIL_URL needs PUBLIC_URL too: mails contain links to this server.');
  return ok({
    pushHosts: hosts === '' ? DEFAULT_PUSH_HOSTS : hosts.split(',').map((host) => host.trim()),
    mail: url === '' ? null : { url, from },
    publicUrl,
  });
}
