import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { widget as de, account as german } from '../../../common/locales/de.json';
import { account as english, frame as texts } from '../../../common/locales/en.json';
import { newUser } from '../../support/open-flow.ts';
import { violationsOn } from '../support/axe.ts';
import { useChromium, type VisitOptions } from '../support/chromium.ts';
import { openFramedPage, signInFrames } from '../support/framed.ts';
import { coverPage, uncoverPage } from '../support/framed-choice.ts';
import { notifiedBy } from '../support/host-page.ts';
import { isSeen, newAddress, type Person } from '../support/person.ts';
import { youtube } from '../support/youtube-archive.ts';

const { visit } = useChromium();
const PHONE = { viewport: { width: 390, height: 760 } } as const;
const connectOnlyGitHub = (context: BrowserContext) =>
  context.route('**/api/app', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), connectors: ['github'] } });
  });

const atPlatforms = async (attributes: string, options: VisitOptions = {}) => {
  const context = await visit(options);
  await connectOnlyGitHub(context);
  await signInFrames(context, { ...newUser, email: newAddress('frame-archive') });
  const { page, person } = await openFramedPage(context, attributes);
  await person.trigger.click();
  const offer = person.dialog.locator('button.download');
  await offer.waitFor();
  return { context, page, person, offer };
};

const readerOf = (person: Person, title: string) => person.root.getByRole('dialog', { name: title });

const recordBodies = (context: BrowserContext) => {
  const bodies: { readonly url: string; readonly body: string }[] = [];
  context.on('request', (request) => {
    const body = request.postDataBuffer()?.toString('latin1');
    if (body !== undefined) bodies.push({ url: request.url(), body });
  });
  return bodies;
};

const sentIn = (bodies: ReturnType<typeof recordBodies>) =>
  bodies
    .filter(({ url }) => url.endsWith('/api/signals'))
    .map(({ body }) => JSON.parse(Buffer.from(body, 'latin1').toString('utf8')))
    .map(({ platform, signals }) => ({ platform, texts: signals.map(({ text }: { text: string }) => text) }));

const loadedReader = (page: Page) =>
  page
    .frames()
    .at(-1)
    ?.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('framed-reader')),
    );

it('a download in the frame of the provider is read there, in German; only ticked texts leave, and the page around learns nothing', async () => {
  const { context, page, person, offer } = await atPlatforms(
    'connectors="youtube,github" locale="de"',
    PHONE,
  );
  expect(await loadedReader(page)).toBe(false);
  const bodies = recordBodies(context);
  const pages = context.pages().length;
  await person.canPress();
  await offer.press('Enter');
  const reader = readerOf(person, german['archive.open']);
  await reader.waitFor();
  await isSeen(reader);
  expect(await reader.evaluate((one) => [one.closest('[lang]')?.getAttribute('lang')])).toEqual(['de']);
  const file = await youtube();
  await reader.locator('.file-choice input').setInputFiles(file);
  await reader.getByRole('checkbox', { name: 'Night Sky Diary' }).press('Space');
  expect(await violationsOn(page)).toEqual([]);
  const count = reader.locator('.count').first();
  expect(await count.evaluate((one) => getComputedStyle(one).paddingInline)).toBe('9px');
  expect(bodies.filter(({ url }) => !url.endsWith('/api/readings'))).toEqual([]);
  await reader.getByRole('button', { name: 'Hinzufügen (8)' }).press('Enter');
  await reader.getByText('Hinzugefügte Einträge: 8.').waitFor();
  expect(sentIn(bodies)).toEqual([
    {
      platform: 'youtube',
      texts: [
        ...['Bread School', 'Open Robotics Lab', 'Cello at Home', 'Tidy Compiler'],
        ...['Slow evenings', 'Robot arms', 'Bread School, part 1', 'Bread School, part 2'],
      ],
    },
  ]);
  const all = bodies.map(({ body }) => body).join('\n');
  expect(all).not.toContain(file.buffer.subarray(0, 24).toString('latin1'));
  expect(all).not.toMatch(/Night Sky|sourdough hydration|youtube\.com/);
  await reader.getByRole('button', { name: 'Schließen' }).last().press('Enter');
  await reader.waitFor({ state: 'detached' });
  await person.seesPlatform('YouTube', de['platform.connected']);
  expect(context.pages()).toHaveLength(pages);
  const notified = JSON.stringify(await notifiedBy(page));
  for (const secret of ['Bread School', 'Night Sky', file.name]) expect(notified).not.toContain(secret);
  await isSeen(person.dialog);
  await person.button(de['onboarding.continue']).press('Enter');
  await person.dialog.getByLabel(de['pin.label'], { exact: true }).waitFor();
});

it('a download in the frame of the provider is sent by a press only, and by none in a reader that was not in view long enough', async () => {
  const { context, page, person, offer } = await atPlatforms('connectors="youtube"');
  const bodies = recordBodies(context);
  await person.canPress();
  await offer.press('Enter');
  const reader = readerOf(person, english['archive.open']);
  await reader.locator('.file-choice input').setInputFiles(await youtube());
  const add = reader.getByRole('button', { name: /^Add/ });
  await add.waitFor();
  await isSeen(reader);
  await coverPage(page, 'inset: 0; width: 100%; height: 100%');
  // Only a reader that has been hidden for a while says so.
  const isRefused = async () => {
    await add.press('Enter');
    return reader.getByText(texts.dropped).isVisible();
  };
  await expect.poll(isRefused).toBe(true);
  // Messages of the page cannot press a control.
  await page.evaluate(() => {
    const frame = document.querySelector('data-connect-button')?.shadowRoot?.querySelector('iframe');
    for (const type of ['platform.read', 'archive.add', 'add', 'click', 'done'])
      frame?.contentWindow?.postMessage({ type, platform: 'youtube', signals: [] }, '*');
  });
  await uncoverPage(page);
  await isSeen(reader);
  expect(sentIn(bodies)).toEqual([]);
  await add.press('Enter');
  await reader.getByText(/^Added entries: 9/).waitFor();
  expect(sentIn(bodies)).toHaveLength(1);
});
