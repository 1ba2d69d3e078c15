import { expect, it, onTestFinished } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { APP_NAME } from '../support/host-page.ts';
import {
  ELEMENT,
  type HostilePage,
  openHostilePage,
  strictPolicy,
  walkWholeFlow,
} from '../support/hostile-page.ts';
import { serveHost } from '../support/origins.ts';
import { PIN, textOf } from '../support/person.ts';

const chromium = useChromium();

/** Conditions of different parts share a page, because a whole flow takes seconds. */
const HOSTILE: readonly { readonly title: string; readonly shape: HostilePage }[] = [
  {
    title: 'in the host’s own modal dialog, with additions to Array.prototype',
    shape: {
      head: `<script>
        Array.prototype.last = function () { return this[this.length - 1]; };
        Array.prototype.toJSON = undefined;
      </script>`,
      body: `<dialog id="host">${ELEMENT}<input aria-label="Host"></dialog><script>host.showModal()</script>`,
    },
  },
  {
    title: 'with a script that drags the focus back to itself, and a fetch that the host has wrapped',
    shape: {
      head: `<script>
        const original = window.fetch;
        window.fetch = async function (...request) {
          const response = await original.apply(this, request);
          return new Response(response.clone().body, response);
        };
      </script>`,
      body: `<div id="trap"><input id="first" aria-label="Host"></div>${ELEMENT}<script>
        document.addEventListener('focusin', ({ target }) => { if (!trap.contains(target)) first.focus(); });
      </script>`,
    },
  },
  {
    title: 'with CSS that takes everything off everything',
    shape: {
      head: `<style>* { all: unset !important }
        button, input, dialog, h2, p { display: none !important; font-size: 0 !important }
        dialog::backdrop { display: block }</style>`,
    },
  },
  {
    title:
      'in editable text, below a base with a target, where the prototypes of built-ins are frozen, as by SES',
    shape: {
      head: '<base target="_blank">',
      body: `<div contenteditable>${ELEMENT}</div><script>
        document.designMode = 'on';
        for (const { prototype } of [Object, Function, Array, String, Number, Promise, Map, Set, WeakMap, RegExp, Error])
          Object.freeze(prototype);
      </script>`,
    },
  },
];

it('a whole flow works under the strictest policy, in a sandbox without forms, with Trusted Types, without one violation', async () => {
  const context = await chromium.visit();
  const headers = { 'Content-Security-Policy': strictPolicy() };
  const { page, person, trouble } = await openHostilePage(context, { headers });

  await walkWholeFlow(person);

  expect(trouble).toEqual([]);
  // The policy applied: markup by a script failed.
  const write = page.evaluate(() => Reflect.set(document.body, 'innerHTML', '<b>markup</b>'));
  await expect(write).rejects.toThrow('TrustedHTML');
});

it.each(HOSTILE)('a whole flow works with $title', async ({ shape }) => {
  const context = await chromium.visit();
  const { person, trouble } = await openHostilePage(context, shape);

  await walkWholeFlow(person);

  expect(trouble).toEqual([]);
});

// The storage has no entry of another service, because full storage is not read again.
it('a whole flow works in quirks mode, where storage is full', async () => {
  const context = await chromium.visit();
  const html = `<title>Quirks</title><script>
        Storage.prototype.setItem = () => { throw new DOMException('The quota has been exceeded', 'QuotaExceededError'); };
      </script><script type="module" src="/widget/data-connect.js"></script>${ELEMENT}`;
  const { page, person, trouble } = await openHostilePage(context, { html });
  expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');

  await walkWholeFlow(person);

  expect(trouble).toEqual([]);
});

it('a sandboxed frame without storage signs a person in and shares, with the record in memory', async () => {
  const element = '<data-connect-button test-mode></data-connect-button>';
  const pages: Record<string, string> = {
    '/': '<!doctype html><iframe sandbox="allow-scripts" src="/inner" width="1000" height="800"></iframe>',
    '/inner': `<!doctype html><script type="module" src="/widget/data-connect.js"></script>${element}`,
  };
  const host = await serveHost('127.0.0.1', (path) => pages[path]);
  onTestFinished(() => host.close());
  const page = await (await chromium.visit()).newPage();
  await page.goto(host.url);
  const frame = page.frames().find((one) => one.url() === `${host.url}/inner`);
  if (!frame) throw new Error('There is no frame');
  await expect(frame.evaluate(() => localStorage.length)).rejects.toThrow('SecurityError');

  await frame.getByRole('button', { name: 'Sign In with Mosaic' }).click();
  await frame.getByLabel('E-mail address').fill('ada@example.org');
  await frame.getByRole('button', { name: 'Send code' }).click();
  await frame.getByLabel('Verification code').fill('123456');
  await frame.getByRole('button', { name: 'Skip for now' }).click();
  await frame.getByLabel('PIN', { exact: true }).fill(PIN);
  await frame.getByRole('button', { name: 'Create PIN' }).click();
  await frame.getByRole('button', { name: 'Share', exact: true }).click();
  await frame.getByRole('dialog').waitFor({ state: 'detached' });

  await frame.getByRole('button', { name: 'Sign In with Mosaic' }).click();
  const title = textOf('data.title', { appName: APP_NAME });
  await frame.getByRole('heading', { name: title, exact: true }).waitFor();
});
