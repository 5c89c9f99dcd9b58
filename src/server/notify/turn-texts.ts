// What push messages and mails say: the game, the players and the time left, never anything of a hand.

import { countOf, joinWithAnd } from '../../core/wording.ts';
import type { Mail } from './mail-sender.ts';

/** A table that waits for somebody. */
export type WaitingTable = {
  readonly title: string;
  /** The names of the other players. */
  readonly others: readonly string[];
  /** null if unknown. */
  readonly leftMs: number | null;
};

/** Where and when somebody reads a mail. */
type Reader = { readonly wallTime: number; readonly timeZone: string };

const HOUR_MS = 3_600_000;
/** Messages come a little after the turn has begun. */
const DELAY_MS = 15 * 60_000;

/** Not more than there is, but for some minutes. */
function sayLeft(leftMs: number): string {
  const hours = Math.floor((leftMs + DELAY_MS) / HOUR_MS);
  if (hours >= 48) return countOf(Math.floor(hours / 24), 'day');
  return hours > 0 ? countOf(hours, 'hour') : 'less than an hour';
}

/** A mail may be read hours later, so it names the end of the time, too: "Friday, November 20, 6:04 pm". */
function sayEnd(leftMs: number, { wallTime, timeZone }: Reader): string {
  const time = new Date(wallTime + leftMs);
  const day = time.toLocaleDateString('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
  const hour = time.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  return `${day}, ${hour.replace(/\s/, ' ').toLowerCase()}`;
}

const sayCompany = ({ title, others }: WaitingTable): string => `${title} with ${joinWithAnd(others)}`;

export const sayTurn = (table: WaitingTable): string => `It’s your turn in ${sayCompany(table)}.`;

export const sayReminder = (table: WaitingTable): string =>
  `You have ${sayLeft(table.leftMs ?? 0)} left for your move in ${sayCompany(table)}.`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type MailText = Pick<Mail, 'subject' | 'text' | 'html'>;
type Part = { readonly sentence: string; readonly detail: string; readonly url: string; readonly action: string };

/** A mail in plain text and in HTML that say the same. Names in it were typed by people, so nothing of them is markup. */
function layOutMail(subject: string, parts: readonly Part[], footer: string, stop: string | null): MailText {
  const text = [
    ...parts.map(({ sentence, detail, url }) => [sentence, ...(detail === '' ? [] : [detail]), url].join('\n')),
    `${footer}${stop === null ? '' : `\nStop these mails: ${stop}`}`,
  ].join('\n\n');
  const blocks = parts.map(
    ({ sentence, detail, url, action }) => `<p style="margin:0 0 4px;font-size:17px">${escapeHtml(sentence)}</p>
${detail === '' ? '' : `<p style="margin:0 0 4px">${escapeHtml(detail)}</p>\n`}<p style="margin:8px 0 28px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:11px 18px;border-radius:8px;background:#1f6b45;color:#ffffff;text-decoration:none;font-weight:bold">${escapeHtml(action)}</a></p>`,
  );
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#ffffff;color:#222222;font-family:Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 20px;font-weight:bold;color:#1f6b45">Wordhoard</p>
${blocks.join('\n')}
<p style="margin:0;padding-top:12px;border-top:1px solid #dddddd;font-size:13px;color:#595959">${escapeHtml(footer)}${
    stop === null ? '' : `<br><a href="${escapeHtml(stop)}" style="color:#595959">Stop these mails</a>`
  }</p>
</div></body></html>
`;
  return { subject, text: `${text}\n`, html };
}

/** One mail for all tables that wait for a person, those with the least time first. */
export function turnMail(
  tables: readonly (WaitingTable & { readonly url: string })[],
  stop: string,
  reader: Reader,
): MailText {
  const sorted = tables.toSorted((a, b) => (a.leftMs ?? 0) - (b.leftMs ?? 0));
  const [first] = sorted;
  const subject = sorted.length === 1 ? `Your turn in ${first!.title}` : `Your turn at ${sorted.length} tables`;
  const parts = sorted.map((table) => ({
    sentence: sayTurn(table),
    detail:
      table.leftMs === null
        ? ''
        : `You have ${sayLeft(table.leftMs)} left for your move, until ${sayEnd(table.leftMs, reader)}.`,
    url: table.url,
    action: 'Go to the table',
  }));
  return layOutMail(subject, parts, 'You asked Wordhoard to write when it’s your turn.', stop);
}

/** Asks the owner of the address whether they want mail. */
export function confirmationMail(url: string): MailText {
  const part = {
    sentence: 'Do you want mail from Wordhoard when it’s your turn?',
    detail: 'Somebody, probably you, entered this address. To confirm it, open this page:',
    ...{ url, action: 'Confirm this address' },
  };
  const footer = 'If it wasn’t you, ignore this mail, and you won’t hear from us again.';
  return layOutMail('Confirm your address for Wordhoard', [part], footer, null);
}
