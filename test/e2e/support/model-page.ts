import type { BrowserContext, Page, Route } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { ConnectError } from '../../../widget/errors.ts';
import {
  type ConnectEvent,
  MODEL_NOW,
  type ModelCall,
  type ModelEvent,
  visibleElements,
} from '../../../widget/machine.ts';
import type { Path, PathStep } from '../../model/paths.ts';
import { missingFrom, readScreen, type Screen } from '../../model/screen.ts';
import type { Visit } from './chromium.ts';

const RECORD_KEY = 'data-connect:mosaic:user';
const ATTEMPT_KEY = 'data-connect:mosaic:oauth';
const RETURN_STATE = 'dc.youtube.of-a-redirect';
const PROVIDER = 'https://provider.example';
/** A phone: the page itself goes to the provider (specification §9). */
const PHONE = { width: 600, height: 800 };
const DESK = { width: 1200, height: 800 };

const CALL_OF_PATH: readonly (readonly [RegExp, ModelCall])[] = [
  [/\/email\/verify$/, 'sendCode'],
  [/\/email\/verify\/confirm$/, 'confirmCode'],
  [/\/authorize$/, 'authorize'],
  [/\/complete$/, 'complete'],
  [/\/pin$/, 'setPin'],
  [/\/getAPIurlMobile$/, 'share'],
];

/** The statuses by which a server brings about the model's failures. */
const FAILURES: Partial<Record<ModelCall, number>> = {
  sendCode: 503,
  confirmCode: 401,
  authorize: 503,
  complete: 503,
  setPin: 503,
  share: 503,
};

const body = (
  autoFetch: boolean,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Model</title>
<meta name="viewport" content="width=device-width"><script type="module" src="/widget/data-connect.js"></script></head>
<body><data-connect-button api-key="k" connectors="youtube,github" ${autoFetch ? 'auto-fetch' : ''}></data-connect-button></body></html>`;

/** Lets the test decide when WebCrypto is ready, and whether. Runs in the page. */
const holdCrypto = ({
  key,
  record,
  attempt,
  attemptKey,
}: Record<'key' | 'record' | 'attempt' | 'attemptKey', string>) => {
  const told: string[] = [];
  const held: ((reason: string) => void)[] = [];
  Object.assign(window, { told, settleCrypto: (reason: string) => held.shift()?.(reason) });
  for (const type of ['open', 'complete', 'close'])
    document.addEventListener(type, () => told.push(type), true);
  for (const name of ['encrypt', 'digest'] as const) {
    const original: unknown = Reflect.get(SubtleCrypto.prototype, name);
    if (typeof original !== 'function') continue;
    Reflect.set(SubtleCrypto.prototype, name, function (this: SubtleCrypto, ...args: unknown[]) {
      return new Promise((resolve, reject) => {
        held.push((reason) =>
          reason ? reject(new Error(reason)) : resolve(Reflect.apply(original, this, args)),
        );
      });
    });
  }
  if (record) localStorage.setItem(key, record);
  if (attempt) localStorage.setItem(attemptKey, attempt);
};

/** The built widget on a page where a stub server, WebCrypto and the clock wait for the test. */
class ModelPage {
  readonly #held = new Map<ModelCall, Route>();
  #popup: Page | undefined;
  #state = '';

  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly host: string,
  ) {
    page.on('popup', (popup) => {
      this.#popup = popup;
    });
  }

  hold(route: Route): void {
    const { pathname } = new URL(route.request().url());
    const call = CALL_OF_PATH.find(([path]) => path.test(pathname))?.[1];
    if (!call) return void route.fulfill({ status: 404 });
    if (call === 'authorize') this.#state = JSON.parse(route.request().postData() ?? '{}').session.state;
    this.#held.set(call, route);
  }

  screen(): Promise<Screen | null> {
    return this.page.evaluate(`(${readScreen})(document.querySelector('data-connect-button').shadowRoot)`);
  }

  async play(event: ModelEvent, next: ModelEvent | undefined): Promise<void> {
    if ('output' in event) return this.#answer(event.call, event.output);
    if ('error' in event) return this.#fail(event.call, event.error);
    if ('ms' in event) return this.#wait(event);
    // A page that comes back from a redirect opens the flow itself.
    if (next?.type === 'oauth.returned') return;
    if (event.type === 'platform.press') await this.#blockPopups(next?.type === 'oauth.blocked');
    await this.#act(event);
  }

  async #blockPopups(blocks: boolean): Promise<void> {
    await this.page.evaluate((isBlocking) => {
      const realOpen: unknown = Reflect.get(window, 'realOpen') ?? window.open;
      Object.assign(window, { realOpen, open: isBlocking ? () => null : realOpen });
    }, blocks);
  }

  async #wait({ delay, ms }: Extract<ModelEvent, { ms: number }>): Promise<void> {
    if (delay !== 'codeDelay') return this.page.clock.runFor(ms);
    // Nothing on the screen says that the answer is in; the delay itself is none outside test mode.
    const hasLeft = async () => {
      await this.page.clock.runFor(1);
      return (await this.screen())?.seen.some(({ name }) => name === 'Verify');
    };
    await expect.poll(hasLeft, { interval: 10 }).toBe(true);
  }

  async #heldCall(call: ModelCall): Promise<Route> {
    await expect.poll(() => this.#held.has(call), { interval: 5 }).toBe(true);
    const route = this.#held.get(call);
    this.#held.delete(call);
    if (!route) throw new Error(`${call} was not called`);
    return route;
  }

  async #settleCrypto(reason: string): Promise<void> {
    await this.page.evaluate((why) => {
      const settle: unknown = Reflect.get(window, 'settleCrypto');
      if (typeof settle === 'function') settle(why);
    }, reason);
  }

  async #answer(call: ModelCall, output: unknown): Promise<void> {
    if (call === 'encryptPin' || call === 'prepareResult') return this.#settleCrypto('');
    const route = await this.#heldCall(call);
    const answers = {
      sendCode: { sent: true },
      authorize: { url: `${PROVIDER}/allow` },
      confirmCode: output,
      complete: { connected: true },
      setPin: { pinSet: true },
      share: { apiUrl: 'https://api.example/inference', accessToken: 'sample-access' },
    };
    await route.fulfill({ json: answers[call] });
    if (call === 'authorize') await this.#popup?.waitForURL(`${PROVIDER}/**`);
  }

  async #fail(call: ModelCall, { problem, message }: ConnectError): Promise<void> {
    const isOver = problem.code === 'session.expired';
    const status = isOver ? 401 : FAILURES[call];
    if (status === undefined) return this.#settleCrypto(message.replace(/^.*: /, ''));
    await (await this.#heldCall(call)).fulfill({ status, json: isOver ? { code: 'session.unknown' } : {} });
  }

  async #press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
  }

  /** The provider sends the person back to the callback page, in their window or, if that is gone, in another. */
  async #comeBack(answer: Record<string, string>): Promise<void> {
    const query = new URLSearchParams({ state: this.#state, platform: 'youtube', ...answer });
    const address = `${inject('baseUrl')}/oauth/callback?${query}`;
    const popup = this.#popup && !this.#popup.isClosed() ? this.#popup : await this.context.newPage();
    // The widget closes the window as soon as it has the result.
    await popup.goto(address).catch(() => {});
  }

  async #close(): Promise<void> {
    if (await this.screen()) return this.#press('Close');
    await this.page.evaluate(() => document.querySelector('data-connect-button')?.close());
  }

  async #leaveInAnotherTab(): Promise<void> {
    const tab = await this.context.newPage();
    await tab.route('**/other-tab', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await tab.goto(`${inject('baseUrl')}/other-tab`);
    await tab.evaluate((key) => localStorage.removeItem(key), RECORD_KEY);
    await tab.close();
  }

  async #signOutInVain(): Promise<void> {
    await this.page.evaluate(() => {
      const { removeItem } = Storage.prototype;
      Object.assign(window, { allowRemoval: () => Object.assign(Storage.prototype, { removeItem }) });
      Storage.prototype.removeItem = () => {
        throw new DOMException('Removal refused');
      };
    });
    await this.#press('Sign out');
    await this.page.evaluate('allowRemoval()');
  }

  async #act(event: ConnectEvent): Promise<unknown> {
    const { page } = this;
    switch (event.type) {
      case 'open':
        if (event.step)
          return page.evaluate(() => document.querySelector('data-connect-button')?.startTraining());
        return this.#press('Sign In with Mosaic');
      case 'close':
        return this.#close();
      case 'email.submit':
        await page.getByLabel('E-mail address').fill(event.email);
        return this.#press('Send code');
      case 'email.change':
        return this.#press('Use another e-mail');
      case 'code.submit':
        await page.getByLabel('Verification code').fill('');
        return event.code === ''
          ? page.getByLabel('Verification code').press('Enter')
          : page.getByLabel('Verification code').fill(event.code);
      case 'code.resend':
        return this.#press('Send again');
      case 'code.tick':
        return page.clock.runFor(1000);
      case 'platform.press':
        return this.#press(event.platform === 'youtube' ? 'YouTube' : 'GitHub');
      case 'platform.cancel':
        return this.#press('Cancel');
      case 'onboarding.continue':
        return this.#press('Continue');
      case 'onboarding.skip':
        return this.#press('Skip for now');
      case 'pin.submit':
        await page.getByLabel('PIN', { exact: true }).fill(event.pin);
        // As a password manager does, whatever the button allows.
        return page
          .locator('form')
          .evaluate((form) => form instanceof HTMLFormElement && form.requestSubmit());
      case 'data.toggle':
        return page.getByRole('checkbox', { name: 'Personality' }).click();
      case 'data.share':
        return page.getByRole('button', { name: /^(Share|Try again)$/ }).click();
      case 'data.decline':
        return this.#press(/^Don.t share$/);
      case 'user.signOut':
        return this.#press('Sign out');
      case 'user.kept':
        return this.#signOutInVain();
      case 'user.gone':
        return this.#leaveInAnotherTab();
      case 'oauth.connected':
        return this.#comeBack(event.ticket ? { ticket: event.ticket } : { code: 'c' });
      case 'oauth.refused':
        return this.#comeBack({ error: 'server_error' });
      case 'oauth.closed':
        await this.#popup?.close();
        return page.clock.runFor(1000);
      case 'oauth.restored':
        return page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      // Each came with the step before it.
      case 'user.forgotten':
      case 'oauth.blocked':
      case 'oauth.leaving':
      case 'oauth.returned':
        return undefined;
    }
  }
}

const has = (steps: readonly PathStep[], type: string) => steps.some(({ event }) => event.type === type);

/** Walks a path in the browser; each step must bring the screen that the model promises. */
export const walkInBrowser = async (visit: Visit, { input, steps }: Path): Promise<void> => {
  const context = await visit({ viewport: has(steps, 'oauth.leaving') ? PHONE : DESK });
  await context.clock.install({ time: MODEL_NOW });
  const page = await context.newPage();
  const returned = steps[1]?.event;
  const isReturn = returned?.type === 'oauth.returned';
  const error = isReturn && returned.problem ? '&error=server_error' : '';
  const ticket = isReturn && returned.ticket ? `&ticket=${returned.ticket}` : '';
  const host = `${inject('baseUrl')}/model-page`;
  const model = new ModelPage(page, context, host);
  await context.route(`${PROVIDER}/**`, (route) =>
    // A provider's page in its window; for the page itself an answer that leaves it where it is.
    route.request().frame().page() === page
      ? route.fulfill({ status: 204 })
      : route.fulfill({ contentType: 'text/html', body: 'Allow?' }),
  );
  await page.route('**/model-page*', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: body(input.options.autoFetch) }),
  );
  await page.route('**/api/**', (route) => model.hold(route));
  const attempt = {
    platform: 'youtube',
    state: RETURN_STATE,
    startedAt: Date.parse(MODEL_NOW),
    returnTo: host,
  };
  await page.addInitScript(holdCrypto, {
    key: RECORD_KEY,
    record: input.user ? JSON.stringify(input.user) : '',
    attempt: isReturn ? JSON.stringify(attempt) : '',
    attemptKey: ATTEMPT_KEY,
  });
  const pause = () => context.clock.pauseAt(Date.parse(MODEL_NOW) + 60_000);
  // A return begins its call as the page loads: a jump after that would outlast the call's 20 s.
  if (isReturn) await pause();
  await page.goto(isReturn ? `${host}?state=${RETURN_STATE}${error}${ticket}` : host);
  await page.waitForFunction(() => customElements.get('data-connect-button'));
  if (!isReturn) await pause();
  for (const [index, { event, after }] of steps.entries()) {
    const next = steps[index + 1]?.event;
    await model.play(event, next);
    // What is over within the same task nobody can see.
    if (next?.type === 'oauth.blocked' || next?.type === 'oauth.returned') continue;
    await expect
      .poll(async () => missingFrom(await model.screen(), visibleElements(after)), { interval: 10 })
      .toEqual([]);
  }
  const told: string[] = await page.evaluate(() => Reflect.get(window, 'told'));
  const isRetry = ({ event }: PathStep, index: number) =>
    event.type === 'data.share' && steps[index - 1]?.after.matches({ dataRequest: 'reported' });
  const openings = (has(steps, 'open') ? 1 : 0) + steps.filter(isRetry).length;
  const isOpen = has(steps, 'open') && !steps.at(-1)?.after.matches('closed');
  expect(told.filter((type) => type === 'open')).toHaveLength(openings);
  expect(told.filter((type) => type === 'close')).toHaveLength(isOpen ? openings - 1 : openings);
};
