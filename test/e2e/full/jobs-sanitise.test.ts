import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { cards, skipOnboarding } from '../support/board.ts';
import { useChromium } from '../support/chromium.ts';

/** Each description tries to call `hit()`, to load from `evil.example`, or to leave something that could. */
const HOSTILE: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('../support/hostile-payloads.json', import.meta.url), 'utf8'),
);
const DEEP = `${'<b>'.repeat(600)}<style><img title="</style><img src=x onerror=hit()>">`;

const ALLOWED = 'p,br,strong,b,em,i,u,ul,ol,li,h2,h3,h4,blockquote,a';
const ALLOWED_ATTRIBUTES = ['href', 'target', 'rel'];
const HOSTILE_TEXT = '<img src=x onerror=hit()>';
/** The board removes tags from these fields, and then decodes characters. */
const HOSTILE_FIELD = `${HOSTILE_TEXT} ${HOSTILE_TEXT.replace('<', '&lt;').replace('>', '&#62;')}`;

const base = inject('baseUrl');
const { visit } = useChromium();

const POSTINGS = [...Object.values(HOSTILE).flat(), DEEP].map((html, index) => ({
  id: `hostile-${index}`,
  title: `hostile-${index} ${HOSTILE_FIELD}`,
  description: `<p>Before</p>${html}`,
  redirect_url: 'javascript:hit()',
  company: { display_name: HOSTILE_FIELD },
  location: { display_name: HOSTILE_FIELD },
  category: { label: HOSTILE_FIELD },
}));

const HONEST = {
  ...POSTINGS[0],
  id: 'honest',
  title: 'honest',
  description:
    '<p>One <strong>two</strong></p><ul><li>three</li></ul><a href="https://jobs.example/x">four</a>',
};

const openBoard = async () => {
  const foreign: string[] = [];
  // Without the page's policy, which would block a script too: this test checks the sanitiser alone.
  const context = await visit({ bypassCSP: true });
  await skipOnboarding(context);
  await context.exposeFunction('hit', () => foreign.push('a script ran'));
  await context.route('**/v1/api/jobs/**', (route) =>
    route.fulfill({ json: { results: [...POSTINGS, HONEST] } }),
  );
  context.on('request', (request) => {
    if (!request.url().startsWith(base) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  context.on('dialog', (dialog) => foreign.push(dialog.message()));
  const page = await context.newPage();
  await page.goto(base);
  await cards(page).first().waitFor();
  return { page, foreign };
};

const openJob = async (page: Page, id: string) => {
  await page.evaluate((address) => {
    window.history.pushState({ key: address, idx: 1 }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: address, idx: 1 } }));
  }, `/job/${id}`);
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${id}\\b(?!-)`) }).waitFor();
  // The first posting waits for the sanitiser's file.
  await page.locator('[data-description] p').first().waitFor({ state: 'attached' });
};

const faultsOn = (page: Page) =>
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
      const names = elements.flatMap((element) => [...element.attributes]).map(({ name }) => name);
      const links = elements.map((element) => element.getAttribute('href') ?? 'https://');
      return [
        ...elements.filter((element) => !element.matches(allowed)).map(({ outerHTML }) => outerHTML),
        ...names.filter((name) => !attributes.includes(name)),
        ...links.filter((href) => !/^https?:\/\//.test(href)),
        ...(place.querySelector('p')?.textContent?.startsWith('Before') ? [] : ['The start is missing']),
      ];
    },
    { allowed: ALLOWED, attributes: ALLOWED_ATTRIBUTES },
  );

it('a description of a job runs no script, loads nothing and keeps its honest parts', async () => {
  const { page, foreign } = await openBoard();
  expect(POSTINGS.length).toBeGreaterThanOrEqual(120);
  for (const { id, description } of POSTINGS) {
    await openJob(page, id);
    expect([...(await faultsOn(page)), ...foreign], description.slice(0, 200)).toEqual([]);
  }
  // The other fields are plain text, and an address that is not http(s) is no link.
  expect(await page.getByText(HOSTILE_TEXT).count()).toBeGreaterThanOrEqual(4);
  expect(await page.getByRole('link', { name: /Apply Now/ }).count()).toBe(0);
  await page.getByText('This posting has no address to apply at.').waitFor();

  await openJob(page, 'honest');
  expect(await page.locator('[data-description]').innerHTML()).toBe(
    '<p>One <strong>two</strong></p><ul><li>three</li></ul><a href="https://jobs.example/x" target="_blank" rel="noopener noreferrer nofollow">four</a>',
  );

  // A script that does run is detected.
  await page.evaluate((html) => {
    document.querySelector('[data-description]')?.insertAdjacentHTML('beforeend', html);
  }, HOSTILE_TEXT);
  await expect.poll(() => foreign).toContain('a script ran');
});
