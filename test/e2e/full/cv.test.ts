import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { CV_PROBLEMS } from '../../../showcase/jobs/cv/problems.ts';
import { docxOf, lockedPdf, pdfOf, zipOf } from '../../support/cv-files.ts';
import { cards, collectErrors } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { useKeptPage } from '../support/kept-page.ts';
import { openLive } from '../support/live-page.ts';

const base = inject('baseUrl');
const chromium = useChromium();
const keptPage = useKeptPage(chromium);
let page: Page;

/** Collects the addresses and bodies of the page's requests. */
const collectSent = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
};

const choose = (name: string, buffer: Buffer) =>
  page.getByLabel(/^Choose (your|another) CV$/).setInputFiles({ name, mimeType: '', buffer });
const term = (text: string) => page.getByRole('button', { name: `Remove ${text}`, exact: true });
const stored = () => page.evaluate(() => localStorage.getItem('data-connect:jobs:answers') ?? '');

const LINES = ['Zaphodine Quux, London', 'Nutrition and machine learning', 'Nutrition for Vroomfondel'];

beforeEach(() => {
  page = keptPage();
});

describe('a CV', () => {
  it.each([
    ['PDF', 'cv.pdf', pdfOf(LINES)],
    ['DOCX', 'cv.docx', docxOf(LINES)],
    ['TXT', 'cv.txt', Buffer.from(LINES.join('\n'))],
  ])(
    'as %s is read in the browser: its words are reasons, and its text goes nowhere',
    async (_, name, file) => {
      const errors = collectErrors(page);
      const sent = collectSent(page);
      await openLive(page, base);
      await page.getByRole('button', { name: 'CV', exact: true }).click();
      await choose(name, file);
      await term('Nutrition').waitFor();
      await term('Machine learning').waitFor();
      expect(await stored()).not.toMatch(/Quux|Vroomfondel/);
      await page.getByRole('button', { name: 'Complete Onboarding' }).click();
      await page.getByRole('heading', { level: 1, name: 'Personalized Internships' }).waitFor();
      const reason = cards(page).getByText(/^From your CV: Nutrition$/i);
      await reason.first().waitFor();
      expect(await reason.count()).toBe(1);
      await page.getByText(/^\d+ of 20 here fit you$/).waitFor();
      expect(sent.join('\n')).not.toMatch(/Quux|Vroomfondel/i);
      expect(errors).toEqual([]);
    },
  );

  it.each([
    ['with a password', 'locked.pdf', lockedPdf(), CV_PROBLEMS.locked],
    ['that is a scan', 'scan.pdf', pdfOf([]), CV_PROBLEMS.textless],
    ['of too many pages', 'book.pdf', pdfOf(['Page'], 31), CV_PROBLEMS.long],
    ['that is damaged', 'half.pdf', Buffer.from('%PDF-1.4\nnothing else'), CV_PROBLEMS.broken],
    ['whose DOCX is damaged', 'bad.docx', zipOf({ 'word/document.xml': '<w:p>' }), CV_PROBLEMS.broken],
    ['of another kind', 'cv.odt', zipOf({ 'content.xml': '<x/>' }), CV_PROBLEMS.kind],
    ['of 5 MB and more', 'large.txt', Buffer.alloc(5_000_001, 'a'), CV_PROBLEMS.large],
    ['without a byte', 'empty.txt', Buffer.alloc(0), CV_PROBLEMS.empty],
  ])('%s is refused with a reason, and nothing is lost', async (_, name, file, reason) => {
    const errors = collectErrors(page);
    await openLive(page, `${base}/answers`);
    await page.getByLabel('Primary skill').fill('SQL');
    await choose('good.txt', Buffer.from('Nutrition'));
    await term('Nutrition').waitFor();
    await choose(name, file);
    await page.getByText(`${name}: ${reason}`).waitFor();
    expect(JSON.parse(await stored())).toMatchObject({ skill: 'SQL', cv: { name: 'good.txt' } });
    expect(await term('Nutrition').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  it('loads its readers only when a file is chosen', async () => {
    const sent = collectSent(page);
    await openLive(page, `${base}/answers`);
    await page.getByLabel('Primary skill').waitFor();
    const readers = () => sent.filter((each) => /worker/.test(each));
    expect(readers()).toEqual([]);
    await choose('cv.pdf', pdfOf(LINES));
    await term('Nutrition').waitFor();
    expect(readers()).toHaveLength(1);
  });
});
