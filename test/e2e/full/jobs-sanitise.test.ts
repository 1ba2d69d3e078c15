import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { cards, skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';
import { HOSTILE_PAYLOADS } from '../support/hostile-payloads.ts';

const PAYLOADS = Object.entries(HOSTILE_PAYLOADS).flatMap(([kind, list]) =>
  list.map((html, index) => ({ id: `${kind.replaceAll(' ', '-')}-${index}`, kind, html })),
);
const ALLOWED = 'p,br,strong,b,em,i,u,ul,ol,li,h2,h3,h4,blockquote,a';
const ALLOWED_ATTRIBUTES = ['href', 'target', 'rel'];
const HOSTILE_TEXT = '<img src=x onerror=hit()>';
/** The board removes tags from these fields, and then decodes characters. */
const HOSTILE_FIELD = `${HOSTILE_TEXT} ${HOSTILE_TEXT.replace('<', '&lt;').replace('>', '&#62;')}`;

const base = inject('baseUrl');
const results = PAYLOADS.map(({ id, html }) => ({
  id,
  title: `${id} ${HOSTILE_FIELD}`,
  description: `<p>Before</p>${html}`,
  redirect_url: 'javascript:hit()',
  company: { display_name: HOSTILE_FIELD },
  location: { display_name: HOSTILE_FIELD },
  category: { label: HOSTILE_FIELD },
}));

const chromium = useChromium();
let context: BrowserContext;
let page: Page;
const foreign: string[] = [];

beforeAll(async () => {
  // Without the page's policy, which would block a script too: this test checks the sanitiser alone.
  context = await chromium.open({ bypassCSP: true });
  await skipOnboarding(context);
  await context.exposeFunction('hit', () => foreign.push('a script ran'));
  await context.route('**/v1/api/jobs/**', (route) => route.fulfill({ json: { results } }));
  context.on('request', (request) => {
    if (!request.url().startsWith(base) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  context.on('dialog', (dialog) => foreign.push(dialog.message()));
  page = await context.newPage();
  await page.goto(base);
  await cards(page).first().waitFor();
});
beforeEach(() => void foreign.splice(0));

/** Returns the description's state after pressing and hovering everything in it and a short wait. */
const inspect = () =>
  page.evaluate(
    async ({ allowed, attributes }) => {
      const place = document.querySelector('[data-description]');
      if (!place) throw new Error('There is no description');
      const elements = [...place.querySelectorAll('*')];
      // A normal link may be followed. Every other default action is kept, so that the test can detect it.
      const stay = (event: Event) => {
        const link = event.target instanceof Element && event.target.closest('a');
        if (link && /^https?:/.test(link.protocol)) event.preventDefault();
      };
      place.addEventListener('click', stay);
      for (const element of elements) {
        for (const type of ['click', 'mouseover', 'focus', 'pointermove']) {
          element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
        }
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
      return {
        elements: elements.filter((element) => !element.matches(allowed)).map(({ outerHTML }) => outerHTML),
        attributes: elements
          .flatMap((element) => [...element.attributes])
          .map(({ name }) => name)
          .filter((name) => !attributes.includes(name)),
        links: elements
          .map((element) => element.getAttribute('href'))
          .filter((href) => href !== null && !/^https?:\/\//.test(href)),
        isFirstThere: place.querySelector('p')?.textContent?.startsWith('Before') ?? false,
      };
    },
    { allowed: ALLOWED, attributes: ALLOWED_ATTRIBUTES },
  );

const openJob = async (id: string) => {
  await page.evaluate((address) => {
    window.history.pushState({ key: address, idx: 1 }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: address, idx: 1 } }));
  }, `/job/${id}`);
  await page.getByRole('heading', { level: 1, name: id }).waitFor();
  // The first posting waits for the sanitiser's file.
  await page.locator('[data-description] p').first().waitFor({ state: 'attached' });
};

describe('a hostile description', () => {
  it('covers at least 80 attacks', () => expect(PAYLOADS.length).toBeGreaterThanOrEqual(80));

  it.each(PAYLOADS)('never runs: $id', async ({ id }) => {
    await openJob(id);
    expect(await inspect()).toEqual({ elements: [], attributes: [], links: [], isFirstThere: true });
    expect(foreign).toEqual([]);
  });
});

describe('the trap', () => {
  it('detects a script that does run', async () => {
    await openJob('scripts-0');
    await page.evaluate((html) => {
      document.querySelector('[data-description]')?.insertAdjacentHTML('beforeend', html);
    }, HOSTILE_TEXT);
    await expect.poll(() => foreign).toContain('a script ran');
  });
});

describe('the other fields', () => {
  it('are shown as plain text', async () => {
    await openJob('scripts-0');
    expect(await page.getByText(HOSTILE_TEXT).count()).toBeGreaterThanOrEqual(4);
  });

  it('are not linked if the address is not http(s)', async () => {
    await openJob('scripts-0');
    expect(await page.getByRole('link', { name: /Apply Now/ }).count()).toBe(0);
    await page.getByText('This posting has no address to apply at.').waitFor();
  });
});

describe('an honest description', () => {
  it('keeps its paragraphs, lists and links', async () => {
    const description =
      '<p>One <strong>two</strong></p><ul><li>three</li></ul><a href="https://jobs.example/x">four</a>';
    const honest = await context.newPage();
    await honest.route('**/v1/api/jobs/**', (route) =>
      route.fulfill({ json: { results: [{ ...results[0], id: 'honest', title: 'Honest', description }] } }),
    );
    await honest.addInitScript(() => localStorage.removeItem('cachedJobs'));
    await honest.goto(`${base}/job/honest`);
    await honest.locator('[data-description] ul').waitFor();
    expect(await honest.locator('[data-description]').innerHTML()).toBe(
      '<p>One <strong>two</strong></p><ul><li>three</li></ul><a href="https://jobs.example/x" target="_blank" rel="noopener noreferrer nofollow">four</a>',
    );
  });
});
