import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { detailsOf, hostPageUrl, MODULE_SCRIPT, openHostPage } from '../support/host-page.ts';
import { walkWholeFlow } from '../support/hostile-page.ts';
import { framedPersonOn, personOn, textOf } from '../support/person.ts';

const { visit } = useChromium();

const library = (path: string) => `<script>${readFileSync(`/usr/share/javascript/${path}`, 'utf8')}</script>`;

const NAMES = `<script>
  for (const name of ['each', 'extend', 'clone', 'keys', 'get', 'key', 'type', 'toJSON', 'children'])
    Object.prototype[name] = function () { return this; };
</script>`;

interface Altered {
  readonly head?: string;
  readonly body?: string;
  readonly attributes?: string;
  readonly apiKey?: string;
  /** Whether the API is a host's own server, without the provider's pages. */
  readonly isOwnServer?: boolean;
}

const openAltered = async (context: BrowserContext, shape: Altered) => {
  const { head = '', body = '', apiKey = 'sandbox-demo-key' } = shape;
  const { attributes = `api-base="${inject('baseUrl')}/api"` } = shape;
  await context.grantPermissions(['local-network-access'], { origin: new URL(hostPageUrl('other')).origin });
  if (shape.isOwnServer) await context.route('**/frame?*', (route) => route.fulfill({ status: 404 }));
  const warnings: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const button = `<data-connect-button api-key="${apiKey}" ${attributes}></data-connect-button>`;
  const page = await openHostPage(
    context,
    '',
    { script: head + MODULE_SCRIPT, body: body + button },
    hostPageUrl('other'),
  );
  return { page, warnings };
};

it.each([
  ['Prototype 1.7', 'Array.from', { head: library('prototype/prototype.js') }],
  ['MooTools', 'Array.from, Function.prototype.bind', { head: library('mootools/mootools.js') }],
  ['names on Object.prototype', 'Object.prototype', { head: NAMES }],
  ['a form called "body"', 'document.body', { body: '<form name="body"></form>' }],
])('a person signs in and shares by the frame on a page with %s', async (_, replaced, shape) => {
  const { page, warnings } = await openAltered(await visit(), shape);
  await walkWholeFlow(framedPersonOn(page));
  const [warning = '', ...others] = warnings.filter((text) =>
    text.startsWith('data-connect-button: a script'),
  );
  expect(warning).toContain(`replaces ${replaced}`);
  expect(warning).toContain('slots, messages and ::part()');
  expect(others).toEqual([]);
});

it('a person on an altered page is signed out in the frame, also right after a reload', async () => {
  const context = await visit();
  const { page } = await openAltered(context, { head: NAMES });
  await walkWholeFlow(framedPersonOn(page));
  await page.reload();
  await page.evaluate(() => {
    const button = document.querySelector('data-connect-button');
    return button && Reflect.get(button, 'signOut').call(button);
  });
  expect(await detailsOf(page, 'signout')).toEqual([{ username: expect.any(String) }]);
  await framedPersonOn(page).openAt('email');
});

const failureOf = async (shape: Altered) => {
  const { page, warnings } = await openAltered(await visit(), shape);
  await personOn(page).trigger.click();
  const notice = page.getByRole('alert');
  await notice.waitFor();
  const [failure] = await detailsOf(page, 'failure');
  return { failure, notice: await notice.textContent(), warnings };
};

it.each([
  ['in test mode without a server', { attributes: 'test-mode', isOwnServer: true }],
  ['of a host with its own server', { isOwnServer: true }],
])('an altered page %s says that nobody can sign in there', async (_, shape) => {
  const { failure, notice, warnings } = await failureOf({ head: NAMES, ...shape });
  expect(failure).toEqual({ code: 'page.altered', message: textOf('page.altered'), step: null });
  expect(notice).toBe(textOf('page.altered'));
  expect(warnings.join()).toContain('replaces Object.prototype, and no frame can show the dialog');
});

it('an altered page whose key is not registered gives the refusal of the provider', async () => {
  const { failure } = await failureOf({ head: NAMES, apiKey: 'unknown' });
  expect(failure).toMatchObject({ code: 'element.load', message: expect.stringContaining('(app.unknown)') });
});
