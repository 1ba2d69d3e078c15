import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { describe, expect, inject, it } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { useChromium } from '../support/chromium.ts';
import { EARLIER_VISITS } from '../support/earlier-visits.ts';
import { holdBack } from '../support/hold-back.ts';
import { isLive } from '../support/live-page.ts';

const { visit } = useChromium();

const openWithout = async (files: string, path: string) => {
  const context = await visit();
  const release = await holdBack(context, files);
  const page = await context.newPage();
  await page.goto(inject('baseUrl') + path, { waitUntil: 'commit' });
  return { page, release };
};

it('keeps what a person types and presses before the page’s scripts arrive', async () => {
  const { page, release } = await openWithout('**/assets/*.js', '/edit-profile');
  await page.getByRole('textbox', { name: 'Username' }).fill('early');
  await page.getByRole('checkbox', { name: 'Oracles' }).check();
  await page.getByRole('checkbox', { name: 'Rollups' }).uncheck();
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .nth(1)
    .click();
  await page.getByRole('combobox').selectOption({ index: 2 });
  const chosen = await page.getByRole('combobox').inputValue();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  expect(new URL(page.url()).search).toBe('');
  const submitter = page.evaluate(
    () =>
      new Promise((done) => {
        addEventListener('submit', (event) => done(event.submitter?.textContent), {
          capture: true,
          once: true,
        });
      }),
  );

  release();
  expect(await submitter).toBe('Save Changes');
  await page.getByText('Saved in this browser.').waitFor();
  const saved = await page.evaluate(() => localStorage.getItem('data-connect:dcode:member') ?? '');
  expect(JSON.parse(saved).profile).toMatchObject({ username: 'early', avatar: 'warden' });
  expect(saved).toContain(chosen);
  expect(await page.getByRole('checkbox', { name: 'Oracles' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Rollups' }).isChecked()).toBe(false);
});

it('answers the presses of an impatient person once', async () => {
  const { page, release } = await openWithout('**/assets/*.js', '/readwise');
  const button = page.locator('#root button[aria-expanded]').first();
  for (let press = 0; press < 4; press += 1) await button.click();
  release();
  await page.locator('#root button[aria-expanded=true]').waitFor();
});

it('closes a dialog for a press beside it, but not for one that began inside', async () => {
  const { page, release } = await openWithout('**/assets/*.js', '/copus');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  release();
  await isLive(page);
  expect(await dialog.isVisible()).toBe(true);

  const other = await openWithout('**/assets/*.js', '/copus');
  await other.page.getByRole('dialog').waitFor();
  await other.page.mouse.click(5, 5);
  other.release();
  await other.page.getByRole('dialog').waitFor({ state: 'hidden' });
});

it('copies a sample for a press before the documentation’s controls are live', async () => {
  const { page, release } = await openWithout('**/assets/*.js', '/docs/install');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page
    .getByRole('button', { name: /^Copy / })
    .first()
    .click();
  release();
  await page.getByRole('button', { name: /^Copied / }).waitFor();
});

it('keeps an earlier scroll position', async () => {
  const { page, release } = await openWithout('**/assets/*.js', '/docs/attributes');
  const chapter = page.locator('#attribute-auto-fetch');
  await chapter.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const top = () => chapter.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  release();
  await isLive(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await top()).toBe(before);
});

it('opens the dialog for a press before the widget’s script arrives', async () => {
  const { page, release } = await openWithout('**/widget/data-connect.js', '/gigi');
  const widget = page.locator('data-connect-button');
  await widget.getByRole('button').click();
  await widget.getByRole('button').click();
  release();
  await widget.locator('iframe').contentFrame().getByRole('dialog').waitFor();
});

it('opens the dialog in its frame for a press before the page’s own scripts arrive', async () => {
  // The pattern excludes the frame's files, which have another address.
  const { page, release } = await openWithout(`${inject('baseUrl')}/assets/*.js`, '/');
  const widget = page.locator('data-connect-button').first();
  await widget.getByRole('button').click();
  await widget.locator('iframe').contentFrame().getByRole('dialog').waitFor();
  release();
});

it('fades a pressed button in and out until its dialog is there, also for people who want less motion', async () => {
  const { page, release } = await openWithout('**/widget/data-connect.frame.js', '/readwise');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const button = page.locator('data-connect-button').first().getByRole('button');
  const fades = () => button.evaluate((each) => each.getAnimations().length);
  expect(await fades()).toBe(0);
  await button.click();
  await expect.poll(fades).toBe(1);
  release();
  await page.locator('data-connect-button').getByRole('dialog').waitFor();
  await expect.poll(fades).toBe(0);
});

it('a link to a channel shows no other channel before the scripts, and its own one after', async () => {
  const { page, release } = await openWithout('**/assets/*.js', '/Odysee?channel=gaming');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.locator('h1').waitFor({ state: 'attached' });
  expect(await heading.count()).toBe(0);
  release();
  await expect.poll(() => heading.textContent()).toBe('Gaming');
});

describe('a person of an earlier visit', () => {
  it.each([
    ['/gamp', 'data-connect:gamp:visit', 'Your seat is waiting. Bring thumbs.', 'Upcoming Tournaments'],
    ['/gamp/rewards', 'data-connect:gamp:visit', 'Your seat is waiting. Bring thumbs.', 'Rewards'],
    ['/toona', 'data-connect:toona:visit', 'Next issue starts here', 'Characters'],
    ['/toona/discover', 'data-connect:toona-discover:person', 'Look up.', 'Discover Toonas'],
    ['/gigi', 'data-connect:gigi:profile', 'Gigi', 'Worth meeting'],
    ['/prograd', 'data-connect:prograd:answers', 'How much would you like to earn?', 'Activities'],
    ['/copus', 'data-connect:copus:person', 'The Repair Issue', 'The Night Issue'],
    ['/profile', 'data-connect:dcode:signed-in', 'Skills', 'Skills'],
  ] as const)('finds no other page at %s before its own', async (path, key, before, after) => {
    const { page, release } = await openWithout('**/assets/*.js', path);
    const heading = (name: string) => page.getByRole('heading', { name }).first();
    await heading(before).waitFor();
    await page.evaluate(
      ([name = '', value = '']) => localStorage.setItem(name, value),
      [key, EARLIER_VISITS[key]],
    );
    await page.reload({ waitUntil: 'commit' });
    await page.locator('#root h1').first().waitFor({ state: 'attached' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    expect(await heading(before).count()).toBe(0);
    release();
    await heading(after).waitFor();
  });
});

it('a link to a view of the community shows no other view before the scripts', async () => {
  const { page, release } = await openWithout('**/assets/*.js', '/copus?view=channel');
  await page.locator('h1').waitFor({ state: 'attached' });
  expect(await page.locator('.copus main').isVisible()).toBe(false);
  release();
  await expect.poll(() => page.locator('.copus main').isVisible()).toBe(true);
});

it('asks for the scripts after the content, also on a slow processor', async () => {
  const page = await (await visit()).newPage();
  // Before the page's own scripts, a slow processor needs this time for the document.
  await page.addInitScript(() => {
    for (const start = performance.now(); performance.now() - start < 400; );
  });
  await page.goto(`${inject('baseUrl')}/copus`);
  await isLive(page);
  const { asked, complete } = await page.evaluate(() => ({
    asked: Math.min(...performance.getEntriesByType('resource').map(({ startTime }) => startTime)),
    complete: performance.getEntriesByType('navigation')[0]?.toJSON().domInteractive,
  }));
  expect(asked).toBeGreaterThan(complete);
});

it('does not ask a known reader to sign up if the rest of the HTML comes after eight seconds', async () => {
  const html = readFileSync('dist/pages/copus.html', 'utf8');
  const half = html.indexOf('<dialog');
  let sendRest = () => {};
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, half));
    sendRest = () => response.end(html.slice(half));
  });
  const port = await freePort();
  server.listen(port);
  try {
    const context = await visit();
    await context.addInitScript(() => localStorage.setItem('data-connect:copus:person', '{"reader":"noor"}'));
    const page = await context.newPage();
    await page.clock.install();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`http://localhost:${port}`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.clock.fastForward(8000);
    // Any content is better than none by now.
    await page.getByRole('heading', { level: 1 }).waitFor();
    sendRest();
    await page.waitForLoadState('domcontentloaded');
    expect(await page.locator('dialog[data-opens]').count()).toBe(1);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
