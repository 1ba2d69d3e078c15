import { expect, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import {
  detailsOf,
  IS_FRAMED,
  MODULE_SCRIPT,
  modeAttributes,
  notifiedBy,
  openHostPage,
} from '../support/host-page.ts';
import { addLibrary } from '../support/page-libraries.ts';
import { personOn } from '../support/person.ts';

interface Morph {
  readonly name: string;
  readonly libraries: readonly string[];
  readonly attributes?: string;
  /** Whether the library moves the element, so that browsers load its frame anew. */
  readonly isMoved?: boolean;
  readonly area?: string;
  /** A script that replaces `#area` by that of the next page. `next` is the new markup, `inner` that of its content. */
  readonly change: string;
}

const HTMX = ['htmx.org/dist/htmx.min.js'];
const HTMX_2 = ['htmx-2/dist/htmx.min.js', 'idiomorph/dist/idiomorph-ext.min.js'];
const ALPINE = ['@alpinejs/morph/dist/cdn.min.js', 'alpinejs/dist/cdn.min.js'];
const TURBO = ['@hotwired/turbo/dist/turbo.es2017-umd.js'];
const AREA = "document.querySelector('#area')";

const swap = (style: string) =>
  `htmx.ajax('GET', '/next-page', { target: '#area', swap: '${style}', select: '#area' })`;

/** A script that performs an action of Turbo's streams. `content` is a JavaScript expression for its markup. */
const stream = (action: string, content: string) =>
  `Turbo.renderStreamMessage('<turbo-stream ${action} target="area"><template>' + ${content} + '</template></turbo-stream>')`;

const visitFrame = `${AREA}.src = '/next-page'`;

const KEEPING: readonly Morph[] = [
  {
    name: 'Idiomorph',
    libraries: ['idiomorph/dist/idiomorph.min.js'],
    change: `Idiomorph.morph(${AREA}, next)`,
  },
  {
    name: 'morphdom',
    libraries: ['morphdom/dist/morphdom-umd.min.js'],
    isMoved: true,
    change: `morphdom(${AREA}, next)`,
  },
  {
    name: 'a refresh by Turbo',
    libraries: TURBO,
    change: "Turbo.session.refresh(location.href, { method: 'morph' })",
  },
  {
    name: 'a stream of Turbo that morphs the part around it',
    libraries: TURBO,
    change: stream('action="replace" method="morph"', 'next'),
  },
  {
    name: 'a visit of the frame of Turbo around it, with data-turbo-permanent',
    libraries: TURBO,
    area: 'turbo-frame',
    attributes: 'data-turbo-permanent',
    isMoved: true,
    change: visitFrame,
  },
  { name: 'a morph by htmx', libraries: HTMX, change: swap('outerMorph') },
  {
    name: 'a swap by htmx with hx-preserve',
    libraries: HTMX,
    attributes: 'hx-preserve',
    change: swap('outerHTML'),
  },
  {
    name: 'the Idiomorph extension of htmx 2',
    libraries: HTMX_2,
    change: `document.body.setAttribute('hx-ext', 'morph'); ${swap('morph:outerHTML')}`,
  },
  {
    name: 'a morph by Alpine',
    libraries: ALPINE,
    attributes: 'key="connect"',
    isMoved: true,
    change: `Alpine.morph(${AREA}, next)`,
  },
];

const boosted = `
  document.body.insertAdjacentHTML('beforeend', '<p hx-boost:inherited="true" hx-boost="true"><a href="/next-page">Next</a></p>');
  htmx.process(document.body);
  document.querySelector('a').click()`;

const REPLACING: readonly Morph[] = [
  { name: 'a swap by htmx', libraries: HTMX, change: swap('outerHTML') },
  { name: 'a boosted link of htmx', libraries: HTMX, change: boosted },
  {
    name: 'a page visit by Turbo',
    libraries: TURBO,
    change: "Turbo.visit(new URL('/next-page', location).href)",
  },
  {
    name: 'a stream of Turbo that replaces the part around it',
    libraries: TURBO,
    change: stream('action="replace"', 'next'),
  },
  {
    // Turbo inserts a clone of the element.
    name: 'a stream of Turbo that replaces the part around it, with data-turbo-permanent',
    libraries: TURBO,
    attributes: 'data-turbo-permanent',
    change: stream('action="replace"', 'next'),
  },
];

const { visit } = useChromium();

const elementWith = (attributes = '') =>
  `<data-connect-button id="connect" api-key="sandbox-demo-key" ${modeAttributes()} ${attributes}></data-connect-button>`;

/** Opens the dialog with a part of an address; then the library changes the page around the element. */
const changeWhileOpen = async ({ libraries, attributes, area = 'div', change }: Morph) => {
  const element = elementWith(attributes);
  const areaWith = (inner: string) => `<${area} id="area">${inner}</${area}>`;
  const page = await openHostPage(await visit(), '', {
    body: areaWith(`<p id="first">First</p>${element}<p id="last">Last</p>`),
  });
  for (const library of libraries) await addLibrary(page, library);
  const person = personOn(page);
  await person.openAt('email');
  await person.email.pressSequentially('ada@exam');
  await page.locator('data-connect-button').evaluate((one) => {
    one.addEventListener('close', (event) =>
      Object.assign(window, { closeDetail: Reflect.get(event, 'detail') }),
    );
  });
  const inner = `<h2>The next page</h2><p id="last">Last</p>${element}<p id="first">First</p>`;
  const next = areaWith(inner);
  const source = `<!doctype html><html lang="en"><head><title>The next page</title>${MODULE_SCRIPT}</head><body><main>${next}</main></body></html>`;
  for (const address of ['**/next-page', '**/host-page*']) {
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: source }),
    );
  }
  await page.evaluate(`{ const [next, inner] = ${JSON.stringify([next, inner])}; ${change}; }`);
  await page
    .getByRole('heading', { name: 'The next page', includeHidden: true })
    .waitFor({ state: 'attached' });
  return { page, person };
};

it.each(KEEPING)('$name keeps the element, its open dialog, the focus and what is typed', async (morph) => {
  const { page, person } = await changeWhileOpen(morph);
  await expect.poll(() => person.dialog.evaluate((one) => one.matches(':modal'))).toBe(true);
  await expect.poll(() => person.email.evaluate((one) => one.matches(':focus'))).toBe(true);
  // Browsers load a moved frame anew, so typed text in it is lost.
  await page.keyboard.type(IS_FRAMED && morph.isMoved ? 'ada@example.org' : 'ple.org');
  expect(await person.email.inputValue()).toBe('ada@example.org');
  expect((await notifiedBy(page)).map(([type]) => type)).toEqual(['open', 'stepchange']);
  await page.keyboard.press('Escape');
  await person.isGone();
  expect(await detailsOf(page, 'close')).toEqual([{ reason: 'escape' }]);
});

it.each(REPLACING)(
  '$name, which replaces the element, closes its dialog, and the new button works',
  async (morph) => {
    const { page, person } = await changeWhileOpen(morph);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'closeDetail')))
      .toEqual({ reason: 'removed' });
    await person.openAt('email');
  },
);
