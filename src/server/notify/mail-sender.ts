// Sends mail over SMTP. The library is loaded only if the server has an address for it (MAIL_URL).

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where mail programs unsubscribe with one request. */
  readonly unsubscribeUrl: string;
};
export type MailSender = (mail: Mail) => Promise<void>;

export async function createMailSender(url: string, from: string): Promise<MailSender> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(url);
  return async ({ to, subject, text, unsubscribeUrl }) => {
    await transport.sendMail({
      ...{ from, to, subject, text },
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
