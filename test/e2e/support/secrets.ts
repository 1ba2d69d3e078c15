import type { BrowserContext, Page } from 'playwright-core';
import { codeFor, notifiedBy } from './host-page.ts';

/** All readable places, with the texts written there. */
interface Seen {
  readonly place: string;
  readonly text: string;
}

/** Records every address, console line and storage write of a profile, for a later search for secrets. */
export const watchForSecrets = async (context: BrowserContext) => {
  const seen: Seen[] = [];
  const note = (place: string, text: string) => seen.push({ place, text });
  context.on('request', (request) => note('request address', request.url()));
  context.on('console', (message) => note('console', message.text()));
  context.on('page', (page) => page.on('framenavigated', (frame) => note('address', frame.url())));
  await context.exposeFunction('noteWritten', note);
  await context.addInitScript(() => {
    const notify = (place: string, text: string) => Reflect.get(window, 'noteWritten')(place, text);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      notify('storage', `${key} ${value}`);
      setItem.call(this, key, value);
    };
  });

  return {
    codeFor: (email: string) => codeFor(context, email),

    /** Records every value of every attribute in the element or its shadow root. */
    watchAttributes: (page: Page) =>
      page.evaluate(() => {
        const notify = (text: string) => Reflect.get(window, 'noteWritten')('attribute', text);
        const element = document.querySelector('data-connect-button');
        const root = element?.shadowRoot;
        if (!element || !root) throw new Error('There is no element to watch');
        const scan = () => {
          for (const part of [element, ...root.querySelectorAll('*')]) {
            for (const { name, value } of part.attributes) if (value) notify(`${name}=${value}`);
          }
        };
        const observer = new MutationObserver(scan);
        observer.observe(root, { attributes: true, childList: true, subtree: true });
        observer.observe(element, { attributes: true });
      }),

    /** Places that contain one of these texts. The window message may contain the access token (contract §2.5). */
    placesOf: async (page: Page, secrets: readonly string[]): Promise<string[]> => {
      for (const [type, detail] of await notifiedBy(page)) {
        if (type !== 'message') note(`event ${type}`, JSON.stringify(detail));
      }
      note(
        'storage',
        await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
      );
      note('page', await page.content());
      return seen.flatMap(({ place, text }) =>
        secrets.some((secret) => text.includes(secret)) ? [`${place}: ${text}`] : [],
      );
    },
  };
};
