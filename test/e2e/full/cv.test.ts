import type { Page } from 'playwright-core';
import { beforeEach, expect, inject, it } from 'vitest';
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

it('a CV is read in the browser, by a reader that loads when a file is chosen: its words are reasons, and its text goes nowhere', async () => {
  const errors = collectErrors(page);
  const sent = collectSent(page);
  await openLive(page, base);
  await page.getByRole('button', { name: 'CV', exact: true }).click();
  const readers = () => sent.filter((each) => /worker/.test(each));
  expect(readers()).toEqual([]);
  await choose('cv.pdf', pdfOf(LINES));
  await term('Nutrition').waitFor();
  await term('Machine learning').waitFor();
  expect(readers()).toHaveLength(1);
  expect(await stored()).not.toMatch(/Quux|Vroomfondel/);
  await page.getByRole('button', { name: 'Complete Onboarding' }).click();
  await page.getByRole('heading', { level: 1, name: 'Personalized Internships' }).waitFor();
  const reason = cards(page).getByText(/^From your CV: Nutrition$/i);
  await reason.first().waitFor();
  expect(await reason.count()).toBe(1);
  await page.getByText(/^\d+ of 20 here fit you$/).waitFor();
  expect(sent.join('\n')).not.toMatch(/Quux|Vroomfondel/i);
  expect(errors).toEqual([]);
});

it('a CV that cannot be read is refused with a reason, and nothing is lost', async () => {
  const errors = collectErrors(page);
  await openLive(page, `${base}/answers`);
  await page.getByLabel('Primary skill').fill('SQL');
  await choose('good.docx', docxOf(LINES));
  await term('Nutrition').waitFor();
  for (const [name, file, reason] of [
    ['locked.pdf', lockedPdf(), CV_PROBLEMS.locked],
    ['scan.pdf', pdfOf([]), CV_PROBLEMS.textless],
    ['book.pdf', pdfOf(['Page'], 31), CV_PROBLEMS.long],
    ['half.pdf', Buffer.from('%PDF-1.4\nnothing else'), CV_PROBLEMS.broken],
    ['bad.docx', zipOf({ 'word/document.xml': '<w:p>' }), CV_PROBLEMS.broken],
  ] as const) {
    await choose(name, file);
    await page.getByText(`${name}: ${reason}`).waitFor();
    expect(JSON.parse(await stored())).toMatchObject({ skill: 'SQL', cv: { name: 'good.docx' } });
    expect(await term('Nutrition').count()).toBe(1);
  }
  expect(errors).toEqual([]);
});
