// The same person on several devices: links, recovery phrases and passkeys, signing out, and deleting everything.

import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

/** The server's id of the person who uses this page. */
const personOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get(new URL('/api/me/export', page.url()).href)).json()) as { person: string }).person;

async function openYou(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('You, your devices and notifications').click();
}

const openSecondDevice = async (browser: Browser, url: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  return page;
};

test('a link makes a second device the same person after asking, and it can be signed out', async ({
  page,
  server,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(server);
  await openYou(page);
  await expect(page.getByText('this device', { exact: true })).toBeVisible();
  await page.getByLabel('Your name').fill('Mia');
  await page.getByRole('button', { name: 'Use another device' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your other device' })).toBeVisible();
  await expectAccessible(page);
  // The link is on the screen as a QR code and in the clipboard; the same request gives another one to read here.
  const path = await page.evaluate(async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Mia"}' };
    return ((await (await fetch('/api/device', init)).json()) as { path: string }).path;
  });
  const person = await personOf(page);

  const second = await openSecondDevice(browser, server);
  const before = await personOf(second);
  expect(before).not.toBe(person);
  // The hash alone would not load the page again.
  await second.goto(`${server}/about`);
  await second.goto(`${server}${path}`);
  await expect(second.getByRole('heading', { name: 'Play as Mia on this device?' })).toBeVisible();
  expect(await personOf(second)).toBe(before);
  expect(second.url()).not.toContain('#');
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Play as Mia' }).click();
  await expect(second).toHaveURL(`${server}/`);
  await expect.poll(() => personOf(second)).toBe(person);

  const third = await openSecondDevice(browser, `${server}${path}`);
  await expect(third.getByText('This link has expired or was already used.')).toBeVisible();

  await page.reload();
  await openYou(page);
  await page.getByRole('button', { name: /^Sign out/ }).click();
  await expect(page.getByRole('button', { name: /^Sign out/ })).toHaveCount(0);
  await openYou(second);
  await second.getByRole('button', { name: 'Switch back' }).click();
  await expect.poll(() => personOf(second)).toBe(before);
  await second.context().close();
  await third.context().close();
});

test('a recovery phrase brings a person back on a new device', async ({ page, server, browser }) => {
  await page.goto(server);
  await openYou(page);
  await page.getByRole('button', { name: 'Show recovery phrase' }).click();
  const phrase = await page.locator('.phrase').innerText();
  expect(phrase.split(' ')).toHaveLength(6);

  const second = await openSecondDevice(browser, `${server}/recover`);
  await expectAccessible(second);
  await second.getByLabel('Your recovery phrase').fill('no such words at all here');
  await second.getByRole('button', { name: 'Get my games' }).click();
  await expect(second.getByRole('alert')).toContainText('We don’t know this phrase.');
  await second.getByLabel('Your recovery phrase').fill(phrase.toUpperCase());
  await second.getByRole('button', { name: 'Get my games' }).click();
  await expect(second).toHaveURL(`${server}/`);
  expect(await personOf(second)).toBe(await personOf(page));
  await second.context().close();
});

test('a passkey brings a person back, until everything is deleted', async ({ page, server }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(server);
  await openYou(page);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText('Passkey 1')).toBeVisible();
  const person = await personOf(page);

  await page.context().clearCookies();
  await page.goto(`${server}/recover`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(`${server}/`);
  expect(await personOf(page)).toBe(person);

  await openYou(page);
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect.poll(() => personOf(page)).not.toBe(person);
});

test('the privacy page says what is stored', async ({ page, server }) => {
  await page.goto(server);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy', exact: true })).toBeVisible();
  await expect(page.getByText('recovery_phrases')).toBeVisible();
  await expectAccessible(page);
});
