// Being told of your turn: asked once after a move and never on arrival; what a visible page and a hidden one report; and what
// the service worker shows.

import type { Page } from '@playwright/test';
import config, { CHROMIUM_PATH } from '../../playwright.config.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { move, openPage, splitByTurn, startSlowMatch } from './slow-tables.ts';

// The headless shell shows no notifications.
test.use({ launchOptions: { ...config.use!.launchOptions, executablePath: CHROMIUM_PATH } });

/** A browser that has not been asked yet. Without a screen it refuses everything. */
const askable = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));

/** Whether the page is in a hidden tab, from now on and after it is loaded again. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  const set = (hidden: boolean): void => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  await page.addInitScript(set, isHidden);
  await page.evaluate(set, isHidden);
}

function countSeen(page: Page): () => number {
  let count = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"t":"seen"')) count++;
    }),
  );
  return () => count;
}

test('you are asked after your first move over days, once, and a hidden page reports nothing as seen', async ({
  browser,
  server,
}) => {
  const ann = await openPage(browser, 'Ann', [360, 640]);
  const bo = await openPage(browser, 'Bo', [1366, 768]);
  const seen = new Map([ann, bo].map((page) => [page, countSeen(page)]));
  for (const page of [ann, bo]) await askable(page);
  await startSlowMatch(server, 'Word Xchange', ann, bo);
  const { mover, waiting } = await splitByTurn(ann, bo);
  const offer = (page: Page) => page.getByRole('region', { name: 'Tell you when it’s your turn?' });
  await expect.poll(seen.get(mover)!).toBeGreaterThan(0);
  for (const page of [ann, bo]) await expect(offer(page)).toBeHidden();

  await setHidden(waiting, true);
  const before = seen.get(waiting)!();
  await move(mover, 'end');
  await expect(offer(mover)).toBeVisible();
  await expect(offer(waiting)).toBeHidden();
  await expect(offer(mover).getByRole('button', { name: 'Tell me' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(mover);
  await expect(waiting.locator('.strip.mine')).toBeVisible();
  expect(seen.get(waiting)!()).toBe(before);
  await setHidden(waiting, false);
  await expect.poll(seen.get(waiting)!).toBeGreaterThan(before);

  await offer(mover).getByRole('button', { name: 'Not now' }).click();
  await expect(offer(mover)).toBeHidden();
  await move(waiting, 'end');
  await expect(mover.locator('.strip.mine')).toBeVisible();
  expect(await mover.evaluate(() => localStorage.getItem('wordhoard settings'))).toContain('"turnOfferAnswered":true');
  await move(mover, 'end');
  await expect(mover.locator('.strip.mine')).toBeHidden();
  await expect(offer(mover)).toBeHidden();
  for (const page of [ann, bo]) await page.context().close();
});

test('the service worker shows whose turn it is, with a picture that loads and a way to turn it off', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ permissions: ['notifications'] });
  const page = await context.newPage();
  await page.goto(server);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found !== undefined) resolve(found.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const message = {
    ...{ title: 'Word Power', body: 'It’s your turn in Word Power with Bo.', path: '/t/abc', tag: 'abc', tables: 2 },
  };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    ...{ origin: server, registrationId: await registration, data: JSON.stringify(message) },
  });
  const shown = () =>
    page.evaluate(async () => {
      const notifications = await (await navigator.serviceWorker.ready).getNotifications();
      return notifications.map(({ title, body, tag, icon, data }) => ({ title, body, tag, icon, data }));
    });
  await expect.poll(async () => (await shown()).length).toBe(1);
  const [notification] = await shown();
  expect(notification).toMatchObject({
    title: message.title,
    body: message.body,
    tag: 'abc',
    data: { path: '/t/abc' },
  });
  for (const picture of [notification!.icon, `${server}/badge-96.png`]) {
    const width = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return image.naturalWidth;
    }, picture);
    expect(width).toBeGreaterThanOrEqual(96);
  }
  await context.close();
});
