import { describe, expect, it } from 'vitest';
import { archive as german } from '../../../provider/account/locales/archive/de.ts';
import { archive as english } from '../../../provider/account/locales/archive/en.ts';
import { zipOf } from '../../../showcase/sandbox/archives/pack.ts';
import { SAMPLE_ARCHIVES } from '../../../showcase/sandbox/archives/samples.ts';
import { violationsOn } from '../support/axe.ts';
import { useChromium } from '../support/chromium.ts';
import { framedPlatforms, PHONE, readerOf } from '../support/framed-reader.ts';
import { isSeen } from '../support/person.ts';

const atPlatforms = framedPlatforms(useChromium().visit);

const HISTORY = 'Takeout/YouTube and YouTube Music/history/watch-history.json';
const { files: YOUTUBE } = SAMPLE_ARCHIVES.youtube;
const bytes = (text: string) => Buffer.from(text);

/** Files that a person may choose by mistake, and the sentence that the dialog shows. */
const PROBLEMS: readonly (readonly [
  problem: keyof typeof english,
  name: string,
  content: () => Promise<Buffer>,
])[] = [
  ['archive.empty', 'takeout.zip', async () => bytes('')],
  ['archive.empty', 'takeout.zip', async () => Buffer.from(await zipOf({ [HISTORY]: '[]' }))],
  ['archive.foreign', 'holiday.zip', async () => Buffer.from(await zipOf({ 'beach.txt': 'sand' }))],
  ['archive.foreign', 'cat.png', async () => bytes('no picture')],
  ['archive.broken', 'takeout.zip', async () => Buffer.from(await zipOf(YOUTUBE)).subarray(0, 400)],
  ['archive.encrypted', 'takeout.zip', async () => Buffer.from(await zipOf(YOUTUBE, 'secret'))],
  ['archive.unsupported', 'takeout.7z', async () => Buffer.from('377abcaf271c0004', 'hex')],
  ['archive.split', 'takeout.zip.001', async () => Buffer.from(await zipOf(YOUTUBE)).subarray(0, 400)],
  [
    'archive.bomb',
    'takeout.zip',
    async () => Buffer.from(await zipOf({ [HISTORY]: `[${' '.repeat(18 * 1024 * 1024)}]` })),
  ],
];

/**
 * Each layout, theme and kind of language appears once, because a theme changes only colours and a language only texts.
 */
const VARIANTS = [
  ['wide, light, in English', {}, 'en', english],
  ['a phone, dark, in German', { ...PHONE, colorScheme: 'dark' }, 'de', german],
] as const;

describe('a download that gives nothing, in the dialog of the frame', () => {
  it.each(VARIANTS)('says why, and takes another one: %s', async (_, options, locale, texts) => {
    const { context, page, person, offer } = await atPlatforms(
      `connectors="youtube,github" locale="${locale}"`,
      options,
    );
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/signals')) sent.push(request.url());
    });
    await person.canPress();
    await offer.press('Enter');
    const reader = readerOf(person, texts['archive.open']);
    await reader.waitFor();
    const input = reader.locator('.file-choice input');
    for (const [problem, name, content] of PROBLEMS) {
      await input.setInputFiles({ name, mimeType: 'application/zip', buffer: await content() });
      await reader.getByText(texts[problem]).first().waitFor();
      expect(await input.getAttribute('aria-describedby')).not.toBeNull();
    }
    expect(await violationsOn(page)).toEqual([]);
    const isInside = await reader.evaluate((one) => one.scrollWidth <= one.clientWidth);
    expect(isInside).toBe(true);
    await input.setInputFiles({
      name: 'takeout.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(await zipOf(YOUTUBE)),
    });
    await reader.getByRole('checkbox', { name: 'Bread School', exact: true }).waitFor();
    // The reader names the platform of the download, even if the person pressed another platform.
    await reader.getByText(texts['archive.of'].replace('{platforms}', 'YouTube')).waitFor();
    expect(await reader.getByText(texts['archive.bomb']).count()).toBe(0);
    expect(sent).toEqual([]);
  });

  it('is ended while it is read, and nothing is lost', async () => {
    const { context, page, person, offer } = await atPlatforms('connectors="youtube,github"', PHONE);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await context.route('**/account/assets/worker-*', async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await person.canPress();
    await offer.press('Enter');
    const reader = readerOf(person, english['archive.open']);
    const takeout = {
      name: 'takeout.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(await zipOf(YOUTUBE)),
    };
    await reader.locator('.file-choice input').setInputFiles(takeout);
    await reader.getByRole('progressbar').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await isSeen(reader);
    await reader.getByRole('button', { name: 'Cancel' }).press('Enter');
    await reader.getByText(english['archive.lead']).waitFor();
    letGo();
    expect(await reader.getByRole('alert').count()).toBe(0);
    await reader.locator('.file-choice input').setInputFiles(takeout);
    await reader.getByRole('checkbox', { name: 'Bread School', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await reader.waitFor({ state: 'detached' });
    await isSeen(person.dialog);
    await offer.waitFor();
  });
});
