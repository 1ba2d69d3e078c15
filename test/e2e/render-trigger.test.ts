import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, vi } from 'vitest';
import { fillText } from '../../widget/errors.ts';
import { catalogue as ar } from '../../widget/locales/ar.ts';
import { catalogue as de } from '../../widget/locales/de.ts';
import { TRIGGERS } from '../../widget/locales/triggers.ts';
import type { RenderTriggerOptions } from '../../widget/server.ts';
import { useChromium } from './support/chromium.ts';
import { personOn } from './support/person.ts';
import { watchPolicy } from './support/policy.ts';

const chromium = useChromium();

const server: typeof import('../../widget/server.ts') = await import(resolve('dist/widget/module/server.js'));
const { renderTrigger, triggerStyleHash } = server;

const SCRIPT = '/widget/data-connect.js';
// A second try has a query.
const LANGUAGES = '/widget/data-connect.languages-*';

const ROWS: readonly RenderTriggerOptions[] = [
  {},
  { provider: '<b>"Acme" & Söhne', loginType: 'signUp' },
  { loginType: 'signOut', textColor: 'white' },
  { buttonType: 'icon', textLayout: 'below' },
  { visualType: 'icon', textLayout: 'left', theme: 'dark' },
  { disabled: true, attributes: { 'button-type': 'PILL ', 'text-layout': 'above' } },
  { locale: 'ar' },
  { attributes: { lang: 'de-AT' } },
];

/** A page of plain HTML under the policy that the widget's README names, with one source for styles. */
const openPage = async (
  body: string,
  { hasScript = true, styles = '' }: { hasScript?: boolean; styles?: string } = {},
) => {
  const context = await chromium.visit({ javaScriptEnabled: hasScript });
  const stopped = hasScript ? await watchPolicy(context) : [];
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.toJSON().value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const url = `${inject('baseUrl')}/plain-page`;
  const source = styles || (await triggerStyleHash());
  await page.route(url, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'content-security-policy': `default-src 'none'; script-src 'self'; style-src ${source}; connect-src 'self'; img-src data:; base-uri 'none'; require-trusted-types-for 'script'`,
      },
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bookshop</title><link rel="icon" href="data:,">
<h1>Bookshop</h1><p>Before ${body} after</p><p>Below</p><script type="module" src="${SCRIPT}"></script></html>`,
    }),
  );
  return { page, stopped, open: () => page.goto(url, { waitUntil: 'commit' }) };
};

/** The file arrives when the result is called: the browser has painted the page without it by then. */
const hold = async (page: Page, file: string) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(`**${file}`, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
};

const holdScript = (page: Page) => hold(page, SCRIPT);

/** Keeps what the button says, with its `lang` and `dir`, each time that changes from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('data-connect-button')?.shadowRoot;
    const said: string[] = [];
    const note = () => {
      const button = root?.querySelector('button');
      const now = button ? `${button.lang} ${button.dir} ${button.textContent}` : 'no button';
      if (now !== said.at(-1)) said.push(now);
    };
    note();
    Object.assign(window, { said });
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    if (root) new MutationObserver(note).observe(root, all);
  });

const saidOn = (page: Page) => page.evaluate((): string[] => Reflect.get(window, 'said'));

const boxOf = (page: Page) =>
  page
    .locator('p')
    .last()
    .evaluate((below) => {
      const button = document.querySelector('data-connect-button')?.shadowRoot?.querySelector('button');
      return [button, below].map((element) => element?.getBoundingClientRect().toJSON());
    });

/** Each trigger as the browser has it: its attributes, and what stands in it. */
const triggersOf = (page: Page) =>
  page.locator('data-connect-button').evaluateAll((elements) =>
    elements.map((element) => {
      const button = element.shadowRoot?.querySelector('button');
      // Unseen: in it a server hands the texts of its language to the element.
      const seen = [...(button?.attributes ?? [])].filter(({ name }) => name !== 'value');
      return [seen.map(({ name, value }) => `${name}=${value}`).sort(), button?.innerHTML];
    }),
  );

const isDefined = (page: Page) =>
  page.evaluate(() => customElements.whenDefined('data-connect-button').then(() => {}));

const shiftsOf = (page: Page) =>
  // A frame later, because the observer is told after the paint.
  page.evaluate(
    () =>
      new Promise<number[]>((done) =>
        requestAnimationFrame(() => setTimeout(() => done(Reflect.get(window, 'shifts')))),
      ),
  );

describe('a trigger that a server rendered, in plain HTML', () => {
  it('shows with its styles where there is no JavaScript, by the hash or by a nonce', async () => {
    for (const [nonce, styles] of [
      [undefined, ''],
      ['r4nd0m', "'nonce-r4nd0m'"],
    ] as const) {
      const { page, open } = await openPage(renderTrigger({ nonce }), { hasScript: false, styles });
      await open();
      const trigger = page.getByRole('button', { name: 'Sign In with Mosaic' });
      await trigger.waitFor();
      const { height = 0 } = (await trigger.boundingBox()) ?? {};
      expect(height).toBe(44);
      expect(await trigger.evaluate((button) => getComputedStyle(button).borderRadius)).toBe('99px');
    }
  });

  it('becomes the element without a shift or a changed pixel, and opens the dialog', async () => {
    const { page, stopped, open } = await openPage(
      renderTrigger({ attributes: { 'api-key': 'sandbox-demo-key' } }),
    );
    const release = await holdScript(page);
    await open();
    await personOn(page).trigger.waitFor();
    const before = { boxes: await boxOf(page), picture: await page.screenshot() };
    release();
    await isDefined(page);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await boxOf(page)).toEqual(before.boxes);
    expect((await page.screenshot()).equals(before.picture)).toBe(true);
    await personOn(page).openAt('email');
    expect(stopped).toEqual([]);
  });

  it('opens the dialog for a press before the script, where the page keeps it: early-press.js', async () => {
    const button = renderTrigger({ attributes: { 'api-key': 'sandbox-demo-key' } });
    const { page, open } = await openPage(`<script src="/early-press.js"></script>${button}`);
    await page.route('**/early-press.js', (route) =>
      route.fulfill({ path: resolve('showcase/docs/samples/server/early-press.js') }),
    );
    const release = await holdScript(page);
    await open();
    await personOn(page).trigger.click();
    release();
    await page.getByRole('dialog').waitFor();
  });

  it('spares the shift of an element that waits for its script', async () => {
    const { page, open } = await openPage('<data-connect-button></data-connect-button>');
    const release = await holdScript(page);
    await open();
    // Only what was drawn once can shift.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    release();
    await isDefined(page);
    expect(await shiftsOf(page)).not.toEqual([]);
  });

  it('is drawn as the element draws itself, for every option', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { page, open } = await openPage(ROWS.map(renderTrigger).join('\n'));
    warn.mockRestore();
    const release = await holdScript(page);
    await open();
    await page.getByText('Below').waitFor();
    const drawn = await triggersOf(page);
    release();
    await isDefined(page);
    await expect.poll(() => triggersOf(page)).toEqual(drawn);
  });
});

describe.each([
  ['de', 'ltr', de],
  ['ar', 'rtl', ar],
] as const)('a trigger that a server rendered in the language %s', (locale, dir, catalogue) => {
  const signIn = fillText(TRIGGERS[locale]['button.signIn'], { provider: 'Mosaic' });
  const signUp = fillText(TRIGGERS[locale]['button.signUp'], { provider: 'Acme' });
  const drawn = `${locale} ${dir} ${signIn}`;

  /** The page as the server sent it; the script and then the languages wait. */
  const openDrawn = async (shape: { isLost?: boolean } = {}) => {
    const html = renderTrigger({ locale, attributes: { 'api-key': 'sandbox-demo-key' } });
    const { page, stopped, open } = await openPage(html);
    if (shape.isLost) await page.route(`**${LANGUAGES}`, (route) => route.fulfill({ status: 404 }));
    const release = await holdScript(page);
    const releaseLanguages = await hold(page, LANGUAGES);
    await open();
    await page.getByText('Below').waitFor();
    await listen(page);
    const before = { boxes: await boxOf(page), picture: await page.screenshot() };
    return {
      page,
      stopped,
      defineElement: async () => {
        release();
        await isDefined(page);
      },
      answerLanguages: async () => {
        // A file that is not there ends in a warning.
        const answered = shape.isLost
          ? page.waitForEvent('console', (message) => message.type() === 'warning')
          : page.waitForResponse(`**${LANGUAGES}`);
        releaseLanguages();
        await answered;
      },
      isUnchanged: async () => {
        expect(await shiftsOf(page)).toEqual([]);
        expect(await boxOf(page)).toEqual(before.boxes);
        expect((await page.screenshot()).equals(before.picture)).toBe(true);
        expect(await saidOn(page)).toEqual([drawn]);
      },
    };
  };

  it('keeps its text and its place while the language is fetched, and opens the dialog in it', async () => {
    const { page, stopped, defineElement, answerLanguages, isUnchanged } = await openDrawn();
    await defineElement();
    await isUnchanged();
    await answerLanguages();
    await isUnchanged();
    await page.locator('data-connect-button >> button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: catalogue['email.submit'], exact: true }).waitFor();
    expect(await dialog.getAttribute('lang')).toBe(locale);
    expect(await saidOn(page)).toEqual([drawn]);
    expect(stopped).toEqual([]);
  });

  it('follows an attribute that changes before the language is there, in its language', async () => {
    const { page, defineElement, answerLanguages } = await openDrawn();
    await defineElement();
    await page.locator('data-connect-button').evaluate((element) => {
      element.setAttribute('login-type', 'signUp');
      element.setAttribute('provider', 'Acme');
    });
    const changed = [drawn, `${locale} ${dir} ${signUp}`];
    expect(await saidOn(page)).toEqual(changed);
    await answerLanguages();
    await shiftsOf(page);
    expect(await saidOn(page)).toEqual(changed);
  });

  it('keeps its text where the language cannot be fetched, and opens the dialog in English', async () => {
    const { page, defineElement, answerLanguages, isUnchanged } = await openDrawn({ isLost: true });
    await defineElement();
    await isUnchanged();
    await answerLanguages();
    await isUnchanged();
    await page.locator('data-connect-button >> button').click();
    await personOn(page).isAt('email');
    expect(await page.getByRole('dialog').getAttribute('lang')).toBe('en');
    expect(await saidOn(page)).toEqual([drawn]);
  });
});
