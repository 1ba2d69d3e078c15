import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { useChromium, type VisitOptions } from '../support/chromium.ts';
import { clickThrough } from '../support/click-through.ts';
import { newAddress } from '../support/person.ts';
import { signInAt } from '../support/session.ts';

const chromium = useChromium();
const base = inject('baseUrl');
const EVIL = 'http://evil.test';

const linkOf = async (email: string): Promise<string> => {
  const token = await signInAt(base, base, email);
  const answer = await fetch(`${base}/api/youtube/authorize`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': 'sandbox-demo-key',
      authorization: `Bearer ${token}`,
      origin: base,
    },
    body: JSON.stringify({ session: { state: 'a state of the attacker', redirectUrl: `${base}/gigi` } }),
  });
  return (await answer.json()).youtubeURL;
};

const strangerAt = async (link: string, options: VisitOptions = {}) => {
  const page = await (await chromium.visit(options)).newPage();
  const reached: string[] = [];
  page.on('framenavigated', (frame) => reached.push(frame.url()));
  await page.goto(link);
  await page.getByRole('link', { name: 'Allow', exact: true }).click();
  await page.waitForURL(`${base}/oauth/youtube/callback?*`);
  const tickets = () => new Set(reached.flatMap((address) => new URL(address).searchParams.getAll('ticket')));
  return { page, tickets };
};

/** Whether a line too short for more than the address leaves the comma after it to the next one. */
const beginsLineWithComma = (heading: HTMLElement) => {
  Object.assign(heading.style, { inlineSize: 'min-content', overflowWrap: 'normal' });
  const address = heading.querySelector('bdi');
  const comma = document.createRange();
  comma.setStartAfter(address ?? heading);
  comma.setEnd(address?.nextSibling ?? heading, 1);
  return comma.getBoundingClientRect().top >= Number(address?.getBoundingClientRect().bottom);
};

const connect = (page: Page) => page.getByRole('button', { name: 'Connect', exact: true });

it('a consent link for a stranger says whose account gets the data, and gives no ticket before the press', async () => {
  const { page, tickets } = await strangerAt(await linkOf(newAddress('zoe')));
  const heading = page.getByRole('heading');
  expect(await heading.textContent()).toBe('Connect this YouTube account to z•••@example.org, for Showcase?');
  expect(await heading.evaluate(beginsLineWithComma)).toBe(false);
  expect(tickets().size).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
  await connect(page).click();
  await page.waitForURL(`${base}/gigi?*`);
  expect(tickets().size).toBe(1);
});

it('a consent link for a stranger is not confirmed by the attacker’s page, which sends the same form', async () => {
  const { page, tickets } = await strangerAt(await linkOf(newAddress('zoe')));
  const markup = await page.locator('form').evaluate((one) => one.outerHTML);
  const form = markup.replaceAll(' aria-disabled="true"', '').replace('action="', `action="${base}`);
  const other = await page.context().newPage();
  await other.route(`${EVIL}/`, (route) => route.fulfill({ contentType: 'text/html', body: form }));
  await other.goto(`${EVIL}/`);
  await other.getByRole('button', { name: 'Connect' }).click();
  await other.getByText('account.origin').waitFor();
  expect(await page.context().cookies()).toEqual([]);
  expect(tickets().size).toBe(0);
});

it('a consent link for a stranger is not confirmed by a click that was meant for a window above the page', async () => {
  const { page, tickets } = await strangerAt(await linkOf(newAddress('zoe')));
  await connect(page).click({ trial: true });
  await clickThrough(connect(page));
  expect(tickets().size).toBe(0);
  await connect(page).dblclick();
  await page.waitForURL(`${base}/gigi?*`);
  expect(tickets().size).toBe(1);
});

it('the page of a consent link is accessible and fits a phone, in Arabic and dark', async () => {
  const phone = { viewport: { width: 320, height: 640 }, colorScheme: 'dark', locale: 'ar' } as const;
  const { page } = await strangerAt(await linkOf(newAddress('zoe')), phone);
  const button = page.getByRole('button').first();
  await button.click({ trial: true });
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await button.press('Enter');
  await page.waitForURL(`${base}/gigi?*ticket=*`);
});
