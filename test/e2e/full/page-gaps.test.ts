import { expect, it } from 'vitest';
import { onboarded } from '../../support/open-flow.ts';
import { useChromium } from '../support/chromium.ts';
import { IS_FRAMED, modeAttributes } from '../support/host-page.ts';
import { openHostilePage, walkWholeFlow } from '../support/hostile-page.ts';
import { NOT_LOADED, newAddress, textOf } from '../support/person.ts';

const { visit } = useChromium();

/**
 * Features that a page, a setting of the browser or an old browser removes, as scripts of a page. A page combines gaps
 * that do not hide one another, because a whole flow takes seconds.
 */
const GAPS = [
  {
    title: 'performance, ResizeObserver, MutationObserver, BroadcastChannel, structuredClone and randomUUID',
    scripts: [
      `Object.defineProperty(window, 'performance', { value: undefined })`,
      'window.ResizeObserver = undefined',
      'window.MutationObserver = undefined',
      'window.BroadcastChannel = undefined',
      'window.structuredClone = undefined',
      'crypto.randomUUID = undefined',
    ],
  },
  {
    title:
      'performance.now, a real ResizeObserver, IntersectionObserver, matchMedia, idle times, replaceSync and checkVisibility',
    scripts: [
      'Performance.prototype.now = undefined',
      'window.ResizeObserver = class {}',
      'window.IntersectionObserver = undefined',
      'window.matchMedia = undefined',
      'window.requestIdleCallback = undefined',
      'CSSStyleSheet.prototype.replaceSync = undefined',
      'Element.prototype.checkVisibility = undefined',
    ],
  },
  {
    title: 'a console, frames of the screen, localStorage, locks and Segmenter',
    scripts: [
      'window.console = undefined',
      'window.requestAnimationFrame = () => 0',
      `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('Denied', 'SecurityError'); } })`,
      `Object.defineProperty(navigator, 'locks', { value: undefined })`,
      'Intl.Segmenter = undefined',
    ],
  },
  {
    title:
      'Intl, URL.canParse, queueMicrotask, new promises and signals, a clock that goes and, for a dialog in the page, MessageChannel',
    scripts: [
      'window.Intl = undefined',
      'URL.canParse = undefined',
      'window.queueMicrotask = undefined',
      'AbortSignal.any = AbortSignal.timeout = undefined',
      'Promise.withResolvers = Promise.try = undefined',
      'Date.now = ((at) => () => at)(Date.now())',
      // The frame needs `MessageChannel` to communicate with its page.
      IS_FRAMED ? '' : 'window.MessageChannel = undefined',
    ],
  },
];

it.each(GAPS)('on a page without $title, a person signs in and shares', async ({ scripts }) => {
  const head = `<script>${scripts.join(';\n')}</script>`;
  const { person, trouble } = await openHostilePage(await visit(), { head });
  await walkWholeFlow(person);
  expect(trouble).toEqual([]);
});

it('on a page whose listeners are all passive, a person signs in and shares, and the address stays as it is', async () => {
  const head = `<script>
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const { capture, once, signal } = options === Object(options) ? options : { capture: !!options };
      addEventListener.call(this, type, listener, { capture, once, signal, passive: true });
    };
  </script>`;
  const { page, person, trouble } = await openHostilePage(await visit(), { head });
  const address = page.url();
  await walkWholeFlow(person);
  expect(page.url()).toBe(address);
  // Chromium reports each listener that would have prevented something.
  expect(trouble.filter((line) => !line.includes('Unable to preventDefault'))).toEqual([]);
});

it.skipIf(IS_FRAMED)('a form of the page in a slot of the dialog is submitted as elsewhere', async () => {
  const body = `<data-connect-button api-key="sandbox-demo-key" ${modeAttributes()}>
    <form slot="legal" action="?sent"><button name="kind" value="news">Subscribe</button></form>
  </data-connect-button>`;
  const { page, person } = await openHostilePage(await visit(), { body });
  await person.openAt('email');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.waitForURL(/\?kind=news$/);
});

it('on a page without a console, a button with a wrong attribute and content opens its dialog in German', async () => {
  const head = '<script>window.console = undefined</script>';
  const body = `<data-connect-button api-key="sandbox-demo-key" locale="de" theme="blue" ${modeAttributes()}><p>Shop</p></data-connect-button>`;
  const { person, trouble } = await openHostilePage(await visit(), { head, body });
  await expect.poll(() => person.trigger.textContent()).toBe('Mit Mosaic anmelden');
  await person.trigger.click();
  await person.dialog.getByRole('heading', { name: 'Mit Mosaic anmelden' }).waitFor();
  expect(trouble).toEqual([]);
});

it.skipIf(!IS_FRAMED)(
  'on a page without MessageChannel, the button and the console say why no frame shows',
  async () => {
    const head = '<script>window.MessageChannel = undefined</script>';
    const { page, person, trouble } = await openHostilePage(await visit(), { head });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    for (const times of [1, 2]) {
      await person.trigger.click();
      await page.getByText(NOT_LOADED).waitFor();
      await expect
        .poll(() => said.filter((text) => text.includes('needs MessageChannel')).length)
        .toBe(times);
    }
    expect(trouble).toEqual([]);
  },
);

it.skipIf(IS_FRAMED).each([
  ['WebCrypto, as over plain HTTP', `Object.defineProperty(crypto, 'subtle', { value: undefined })`],
  ['TextEncoder', 'window.TextEncoder = undefined'],
])('on a page without %s, the PIN step says that it cannot protect a PIN there', async (_, script) => {
  const context = await visit({ user: { ...onboarded, email: newAddress('gaps') } });
  const { page, person } = await openHostilePage(context, { head: `<script>${script}</script>` });
  await person.openAt('pin');
  await person.choosePin();
  await person.dialog.getByText(textOf('pin.encrypt')).first().waitFor();
  await page.keyboard.press('Escape');
  await person.isGone();
});
