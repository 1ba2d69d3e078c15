import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { SAMPLE_ARCHIVES } from '../../../showcase/sandbox/archives/samples.ts';
import { openAccount, signIn } from '../support/account.ts';
import { violationsOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { youtube } from '../support/youtube-archive.ts';

const chromium = useChromium();

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Read a download', disabled: false }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Read a download' });
  await dialog.locator('.file-choice').waitFor();
  return { dialog, file: dialog.locator('.file-choice input') };
};

it('a download is read in the browser, by a worker that may send no request, and only ticked entries leave it', async () => {
  const { page, provider, url, wrong } = await openAccount(chromium.visit);
  await signIn(page, provider);
  const { dialog, file } = await openDialog(page);
  expect(await dialog.getByText('or drop them here').isVisible()).toBe(true);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.postData() ?? '');
  });
  const [worker] = await Promise.all([page.waitForEvent('worker'), file.setInputFiles(await youtube())]);
  expect(new URL(worker.url()).origin).toBe(url);
  const { headers } = await provider.fetch(new Request(worker.url()));
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  await dialog.getByRole('checkbox', { name: 'Night Sky Diary' }).uncheck();
  expect(await dialog.getByRole('checkbox', { name: /YouTube · Searched/ }).isChecked()).toBe(false);
  await dialog.getByRole('checkbox', { name: 'cello bow hold' }).check();
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Add (9)' }).click();
  await page.getByText('Added entries: 9.').first().waitFor();
  await page.getByText(/From a download added .*, entries: 9/).waitFor();

  expect(sent).toHaveLength(1);
  const { platform, signals } = JSON.parse(sent[0] ?? '');
  expect(platform).toBe('youtube');
  const texts = [
    ['follows', 'Bread School'],
    ['follows', 'Open Robotics Lab'],
    ['follows', 'Cello at Home'],
    ['follows', 'Tidy Compiler'],
    ['saves', 'Slow evenings'],
    ['saves', 'Robot arms'],
    ['likes', 'Bread School, part 1'],
    ['likes', 'Bread School, part 2'],
    ['views', 'cello bow hold'],
  ];
  expect(signals).toEqual(texts.map(([kind, text]) => ({ kind, text, at: null })));
  expect(sent[0]).not.toMatch(/Night Sky|sourdough hydration|youtube\.com|UCBread/);

  await page.getByRole('button', { name: 'Remove your YouTube download' }).click();
  await page.getByText('What was read from your YouTube download was removed.').first().waitFor();
  expect(wrong).toEqual([]);
});

it('a download that cannot be read says why, and another can be chosen, on a phone, by the keyboard and with axe', async () => {
  const { page, provider, wrong } = await openAccount(chromium.visit, {
    viewport: { width: 375, height: 700 },
    colorScheme: 'dark',
    hasTouch: true,
    isMobile: true,
  });
  await signIn(page, provider);
  const { dialog, file } = await openDialog(page);
  expect(await dialog.getByText('or drop them here').isVisible()).toBe(false);
  const { buffer, ...facts } = await youtube();
  await file.setInputFiles({ ...facts, buffer: buffer.subarray(0, 300) });
  await dialog.getByText('This file is damaged or incomplete.').first().waitFor();
  await file.setInputFiles({ name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('not an image') });
  await dialog.getByText('This is not a download that is known here.').first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await file.setInputFiles({ ...facts, buffer });
  const first = dialog.getByRole('checkbox', { name: 'Bread School', exact: true });
  await first.press('Space');
  expect(await first.isChecked()).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Read a download');
  expect(wrong).toEqual([]);
});

it('a download is read from a folder that the browser unpacked, and a folder of another kind is said to be none', async () => {
  const { page, provider } = await openAccount(chromium.visit);
  await signIn(page, provider);
  const { dialog } = await openDialog(page);
  const folder = await mkdtemp(join(tmpdir(), 'unpacked-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(SAMPLE_ARCHIVES.youtube.files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const input = dialog.getByLabel('Choose an unpacked folder');
  await mkdir(join(folder, 'photos'));
  await writeFile(join(folder, 'photos/beach.jpg'), 'a photo');
  await input.setInputFiles(join(folder, 'photos'));
  await dialog.getByText('This is not a download that is known here.').first().waitFor();
  await input.setInputFiles(join(folder, 'Takeout'));
  await dialog.getByRole('checkbox', { name: 'Night Sky Diary' }).waitFor();
  await dialog.getByRole('checkbox', { name: 'Bread School, part 1' }).waitFor();
});
