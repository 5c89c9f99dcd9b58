import { expect, it } from 'vitest';
import { readMailAddress } from './mail-address.ts';

it('takes plain addresses', () => {
  for (const address of ['ann@example.org', "o'neil@b.org", 'a.b-c_d@sub.example.museum', 'x@b.co', 'a=b@c.org'])
    expect(readMailAddress(address)?.address).toBe(address);
  expect(readMailAddress(' ann@Müller.DE ')?.address).toBe('ann@xn--mller-kva.de');
});

it('takes nothing that a mail program could read as other or several addresses', () => {
  for (const text of [
    ...['g:victim@a.org', 'a:b:c@d.org', 'a@b.org,c@d.org', 'a@b.org\r\nBcc: c@d.org', '"a"@b.org', 'Ann <a@b.org>'],
    ...['a%c.org@b.org', 'c.org!a@b.org', '|cat@b.org'],
    ...['a\u0000b@c.org', 'a\u200bb@c.org', '\u202ea@b.org', 'jürgen@example.org', 'a(b)@c.org', 'a@b@c.org'],
    ...['a@b', 'a@127.0.0.1', 'a@[127.0.0.1]', 'a@localhost', '@b.org', 'a@', '', '.a@b.org', 'a.@b.org', 'a..b@c.org'],
    ...[
      'a@b..org',
      'a@.org',
      'a@b.org.',
      'a@-b.org',
      'a@b_c.org',
      `${'a'.repeat(65)}@b.org`,
      `a@${'b.'.repeat(99)}org`,
    ],
  ])
    expect(readMailAddress(text), JSON.stringify(text)).toBeNull();
});

it('knows spellings of the same mailbox', () => {
  const mailbox = (address: string) => readMailAddress(address)?.mailbox;
  for (const address of ['Ann@Example.org', 'ann+1@example.org', 'ann+a+b@EXAMPLE.org'])
    expect(mailbox(address)).toBe('ann@example.org');
  for (const address of ['A.n.n+x@gmail.com', 'ann@googlemail.com', 'an.n@GoogleMail.com'])
    expect(mailbox(address)).toBe('ann@gmail.com');
  expect(mailbox('a.nn@example.org')).not.toBe('ann@example.org');
  expect(mailbox('+x@example.org')).toBe('+x@example.org');
});
