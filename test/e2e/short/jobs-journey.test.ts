import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { cards, signInAndShare, skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { isLive, openLive } from '../support/live-page.ts';

const base = inject('baseUrl');
const chromium = useChromium();
let page: Page;

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const titles = () => cards(page).getByRole('heading').allTextContents();
const widths = () =>
  page
    .getByRole('list', { name: 'Internships' })
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns);

describe('the way of a job seeker', () => {
  const keptPage = useKeptPage(chromium);
  beforeEach(() => {
    page = keptPage();
  });

  it('keeps the answers while the person navigates and over a reload', async () => {
    await openLive(page, base);
    await page.getByRole('button', { name: 'Personal Data' }).click();
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('E-mail').fill('half@typed');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Primary skill').fill('Looms');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada');
    await page.getByRole('button', { name: 'CV' }).click();
    await page
      .getByLabel('Choose your CV')
      .setInputFiles({ name: 'ada.txt', mimeType: 'text/plain', buffer: Buffer.alloc(2048, 'Looms. ') });
    await page.getByText('2.0 KB').waitFor();
    await page.reload();
    await isLive(page);
    await page.getByRole('button', { name: 'Skill Data' }).click();
    expect(await page.getByLabel('Primary skill').inputValue()).toBe('Looms');
    await page.getByRole('button', { name: 'CV' }).click();
    await page.getByText('2.0 KB').waitFor();
    await page.getByRole('button', { name: 'Complete Onboarding' }).click();
    await heading('Personalized Internships').waitFor();
  });

  it('continues to the requested posting', async () => {
    await openLive(page, `${base}/job/nowhere`);
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await heading('This internship is no longer listed').waitFor();
  });
});

describe('the board', () => {
  const keptPage = useKeptPage(chromium);
  beforeAll(() => skipOnboarding(keptPage().context()));
  beforeEach(() => {
    page = keptPage();
  });

  it.each([
    [360, 1],
    [800, 2],
    [1280, 3],
  ])('is %i pixels wide with %i columns', async (width, columns) => {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, base);
    await cards(page).first().waitFor();
    expect((await widths()).split(' ')).toHaveLength(columns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it('shows the first three cards on a small phone to a person whose interests are known', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openLive(page, base);
    await page.evaluate(() =>
      localStorage.setItem('data-connect:jobs:interests', JSON.stringify({ names: ['input1', 'input4'] })),
    );
    await openLive(page, base);
    await page.getByText(/^\d+ of 220 fit you$/).waitFor();
    await page.locator('[aria-label="Internships"][aria-busy="false"]').waitFor();
    const bottom = () =>
      cards(page)
        .nth(2)
        .evaluate((card) => card.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(664);
  });

  it('returns to the same place and the same card after Back', async () => {
    await openLive(page, base);
    const card = cards(page).nth(16);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(300);
    await card.click();
    await page.getByRole('link', { name: /Apply Now/ }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    const hasFocus = (link: Element) => link === document.activeElement;
    await expect.poll(() => card.evaluate(hasFocus)).toBe(true);
  });

  it('keeps the way to apply in view on a phone, and describes no sample to search engines', async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openLive(page, base);
    await cards(page).first().click();
    const apply = page.getByRole('link', { name: /Apply Now/ });
    await apply.waitFor();
    const bottom = () => apply.evaluate((link) => link.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(664);
    expect(await page.locator('[itemtype="https://schema.org/JobPosting"]').count()).toBe(0);
  });

  it('describes a live posting to search engines', async () => {
    await page.route(/\/v1\/api\/jobs\//, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-jobs-source': 'adzuna' } });
    });
    await openLive(page, base);
    await cards(page).first().click();
    const data = page.locator('[itemtype="https://schema.org/JobPosting"]');
    await data.waitFor({ state: 'attached' });
    const value = (name: string) => data.locator(`> meta[itemprop=${name}]`).getAttribute('content');
    expect(await value('title')).toBe(await page.locator('h1').textContent());
    expect(await value('datePosted')).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await data.locator('[itemprop=hiringOrganization] meta, [itemprop=addressLocality]').count()).toBe(
      2,
    );
  });

  it('has the posting in the HTML of its page, for readers of links, which run no script', async () => {
    await openLive(page, base);
    const path = (await cards(page).first().getAttribute('href')) ?? '';
    const title = (await titles())[0] ?? '';
    const html = await (await page.request.get(`${base}${path}`)).text();
    expect(html).toContain(`<meta property="og:title" content="${title}">`);
    expect(html).toContain(`<meta property="og:image" content="${base}/social.png">`);
    expect(html).not.toContain('JobPosting');
    await openLive(page, `${base}${path}`);
    await page.getByRole('link', { name: /Apply Now/ }).waitFor();
    expect(await page.title()).toBe(`${title} · Internship Job Board`);
  });

  it('saves a posting and exports the saved ones', async () => {
    await openLive(page, base);
    await cards(page).first().waitFor();
    const [title = ''] = await titles();
    await page.getByRole('button', { name: `Save ${title}`, exact: true }).click();
    await page.getByRole('link', { name: 'Saved 1' }).click();
    await heading('Saved Internships').waitFor();
    await page
      .getByRole('list', { name: 'Saved internships' })
      .getByRole('link', { name: title, exact: true })
      .waitFor();
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export for a spreadsheet' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('saved-internships.csv');
    expect(await readFile(await download.path(), 'utf8')).toContain(`"${title}"`);
  });

  it('shows the saved list, marked as such, if the search fails', async () => {
    await openLive(page, base);
    await cards(page).first().waitFor();
    const titlesBefore = await titles();
    await page.evaluate(() => localStorage.setItem('cachedTimestamp', '1000'));
    await openLive(page, `${base}/?fault=status%3D503`);
    await page.getByText('These postings were saved on').waitFor();
    expect(await titles()).toEqual(titlesBefore);
  });

  it('offers another try if there is nothing to show, and it works', async () => {
    const pattern = '**/v1/api/jobs/**';
    await page.route(pattern, (route) => route.abort());
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Error fetching general jobs'),
    );
    await openLive(page, base);
    await logged;
    await page.getByText('The internships could not be loaded').waitFor();
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Retry' }).click();
    await cards(page).first().waitFor();
  });

  it('follows the system theme until the person chooses, remembers the choice, and prints light', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openLive(page, base);
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await background();
    await page.emulateMedia({ media: 'print' });
    const paper = await background();
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('main').getByRole('button').count()).toBe(0);
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: 'Use the light theme' }).click();
    const light = await background();
    expect(light).not.toBe(dark);
    expect(paper).toBe(light);
    await page.reload();
    await page.getByRole('button', { name: 'Use the dark theme' }).waitFor();
    expect(await background()).toBe(light);
  });

  it('ignores a forged window message and one whose token would leave the API', async () => {
    await openLive(page, base);
    await cards(page).first().waitFor();
    const asked: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
    await page.evaluate(() => {
      const message = {
        source: 'content-script',
        type: 'API_URL_RESPONSE',
        unique: 'Mosaic-Response',
        APIurl: 'https://elsewhere.example/steal',
        approved: [{ data: 'Large' }],
        accessToken: 'token',
      };
      window.postMessage(message, window.origin);
      window.postMessage(
        { ...message, APIurl: `${window.origin}/api/inference`, unique: 'Other' },
        window.origin,
      );
      window.postMessage(
        { ...message, APIurl: `${window.origin}/api/inference`, approved: [{ data: 'Huge' }] },
        '*',
      );
    });
    await page.getByRole('button', { name: 'Use the dark theme' }).click();
    expect(asked).toEqual([]);
    await heading('Featured Internships').waitFor();
  });

  it('stays usable when the inference fails', async () => {
    await openLive(page, base);
    await page.route('**/api/inference', (route) => route.fulfill({ status: 500 }));
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Error processing Mosaic data'),
    );
    await signInAndShare(page, 'existing-failing@example.com');
    expect((await logged).text()).toContain('HTTP error! Status: 500');
    await page.getByText('Your interests could not be read').waitFor();
    await expect.poll(() => cards(page).count()).toBe(20);
  });
});
