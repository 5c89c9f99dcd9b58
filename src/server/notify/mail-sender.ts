// Sends mail over SMTP. The library is loaded only if the server has an address for it (MAIL_URL).

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where mail programs unsubscribe with one request. */
  readonly unsubscribeUrl: string;
};
export type MailSender = (mail: Mail) => Promise<void>;

/** A mail server that hangs must not hold up other people's mail for minutes. */
const TIMEOUT_MS = 15_000;

export async function createMailSender(url: string, from: string): Promise<MailSender> {
  const { createTransport } = await import('nodemailer');
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url, ...timeouts });
  return async ({ to, subject, text, html, unsubscribeUrl }) => {
    await transport.sendMail({
      // As an object, the address is taken as it is and not searched for names, groups or further addresses.
      ...{ from, to: { name: '', address: to }, subject, text, html },
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
