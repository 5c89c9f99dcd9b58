// Reads an email address that somebody typed. Only plain addresses of one mailbox are accepted: mail programs understand much
// more, such as groups and comments, and could be made to write to somebody else.

import { domainToASCII } from 'node:url';

export type MailAddress = {
  readonly address: string;
  /** The same for all spellings that reach the same mailbox, as far as we know them. */
  readonly mailbox: string;
};

const MAX_CHARS = 200;
const MAX_LOCAL_CHARS = 64;
/** Without `%` and `!`, by which old mail servers passed a mail on to another address, and `|`, a program. */
const LOCAL = /^[\w#$&'*+/=?^`{}~-]+(?:\.[\w#$&'*+/=?^`{}~-]+)*$/;
/** In ASCII. The last part is no number, so that it isn't an address of a network. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;
/** Two names of one domain, whose mailboxes ignore dots. */
const GMAIL_DOMAINS = ['gmail.com', 'googlemail.com'];

/** null: not such an address. */
export function readMailAddress(text: string): MailAddress | null {
  const typed = text.trim();
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, at);
  // Domains of other scripts have an ASCII form, which every mail server understands.
  const domain = domainToASCII(typed.slice(at + 1));
  if (at < 0 || typed.length > MAX_CHARS || local.length > MAX_LOCAL_CHARS) return null;
  if (!LOCAL.test(local) || !DOMAIN.test(domain)) return null;
  const name = local.toLowerCase().replace(/(?<=.)\+.*$/, '');
  const mailbox = GMAIL_DOMAINS.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
  return { address: `${local}@${domain}`, mailbox };
}
