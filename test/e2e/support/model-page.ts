import type { BrowserContext, Page, Route } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { ConnectError } from '../../../widget/errors.ts';
import type { ConnectEvent, ModelCall, ModelEvent } from '../../../widget/machine.ts';
import type { OpenOptions } from '../../../widget/types.ts';
import { readScreen, type Screen } from '../../model/screen.ts';
import { passkeyCall } from './model-passkeys.ts';

export const RECORD_KEY = 'data-connect:mosaic:user';
export const PROVIDER = 'https://provider.example';

const CALL_OF_PATH: readonly (readonly [RegExp, ModelCall])[] = [
  [/\/email\/verify$/, 'sendCode'],
  [/\/email\/verify\/confirm$/, 'confirmCode'],
  [/\/authorize$/, 'authorize'],
  [/\/complete$/, 'complete'],
  [/\/pin$/, 'setPin'],
  [/\/getAPIurlMobile$/, 'share'],
];

const openAt = (step: OpenOptions['step']) => document.querySelector('data-connect-button')?.open({ step });

/** Calls that the browser's own cryptography answers. */
const isCrypto = (call: ModelCall) => call === 'encryptPin' || call === 'prepareResult';

/** The built widget on a page where a stub server, WebCrypto and the clock wait for the test. */
export class ModelPage {
  readonly #held = new Map<ModelCall, Route>();
  #app: Route | undefined;
  #popup: Page | undefined;
  #state = '';

  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly host: string,
    /** Whether the answer of `GET /api/app` waits for the test; otherwise the server does not have this call. */
    readonly isAppHeld = false,
  ) {
    page.on('popup', (popup) => {
      this.#popup = popup;
    });
    // A cancelled request must not be answered in place of the next call of its kind.
    page.on('requestfailed', (request) => {
      for (const [call, route] of this.#held) if (route.request() === request) this.#held.delete(call);
    });
  }

  hold(route: Route): void {
    const { pathname } = new URL(route.request().url());
    if (this.isAppHeld && pathname.endsWith('/app')) {
      this.#app = route;
      return;
    }
    const passkey = passkeyCall(route);
    if (passkey === 'answered') return;
    const call = passkey ?? CALL_OF_PATH.find(([path]) => path.test(pathname))?.[1];
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
    // A page that returns from a redirect opens the flow itself.
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
    // The screen does not show the arrival of the answer, because there is no delay outside test mode.
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
    if (isCrypto(call)) return this.#settleCrypto('');
    const route = await this.#heldCall(call);
    const answers: Partial<Record<ModelCall, unknown>> = {
      sendCode: { sent: true },
      authorize: { url: `${PROVIDER}/allow` },
      complete: { connected: true },
      setPin: { pinSet: true },
      share: { apiUrl: 'https://api.example/inference', accessToken: 'sample-access' },
      addPasskey: { id: 'passkey_sample' },
    };
    const leaving = call === 'authorize' && !this.#popup && this.page.waitForRequest(`${PROVIDER}/**`);
    await route.fulfill({ json: answers[call] ?? output });
    if (call === 'authorize') await (leaving || this.#popup?.waitForURL(`${PROVIDER}/**`));
  }

  async #fail(call: ModelCall, { problem, message }: ConnectError): Promise<void> {
    const isOver = problem.code === 'session.expired';
    if (isCrypto(call)) return this.#settleCrypto(message.replace(/^.*: /, ''));
    await (await this.#heldCall(call)).fulfill({
      status: problem.hint === 'expired' ? 410 : isOver || call === 'confirmCode' ? 401 : 503,
      headers: { 'retry-after': String(problem.retryAfterS ?? '') },
      json: isOver ? { code: 'session.unknown' } : {},
    });
  }

  async #press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
  }

  /** The provider redirects the person to the callback page, in their window or, if it is gone, in another. */
  async #comeBack(answer: Record<string, string>): Promise<void> {
    const query = new URLSearchParams({ state: this.#state, platform: 'youtube', ...answer });
    const popup = this.#popup && !this.#popup.isClosed() ? this.#popup : await this.context.newPage();
    // The widget closes the window as soon as it has the result.
    await popup.goto(`${inject('baseUrl')}/oauth/callback?${query}`).catch(() => {});
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
        if (event.step) return page.evaluate(openAt, event.step);
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
      case 'passkey.use':
        // The press cancels the autofill's call, which must not be mistaken for that of the press.
        await this.#heldCall('usePasskey');
        return this.#press('Sign in with a passkey');
      case 'passkey.add':
        return this.#press('Add a passkey');
      case 'passkey.skip':
        return this.#press('Not now');
      case 'platform.press':
        return this.#press(event.platform === 'youtube' ? 'YouTube' : 'GitHub');
      case 'platform.cancel':
        return this.#press('Cancel');
      case 'platform.add':
        return this.#press('Connect a platform');
      case 'onboarding.continue':
        return this.#press('Continue');
      case 'onboarding.skip':
        return this.#press('Skip for now');
      case 'pin.submit':
        await page.getByLabel('PIN', { exact: true }).fill(event.pin);
        // Like a password manager, independent of the button.
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
      case 'app.loaded':
        await expect.poll(() => this.#app !== undefined, { interval: 5 }).toBe(true);
        return this.#app?.fulfill(event.app ? { json: event.app } : { status: 404 });
      case 'oauth.connected':
        return this.#comeBack(event.ticket ? { ticket: event.ticket } : { code: 'c' });
      case 'oauth.refused':
        return this.#comeBack({ error: 'server_error' });
      case 'oauth.closed':
        await this.#popup?.close();
        return page.clock.runFor(1000);
      case 'oauth.restored':
        return page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      // Each of these occurred with the previous step.
      case 'user.forgotten':
      case 'oauth.blocked':
      case 'oauth.leaving':
      case 'oauth.returned':
        return undefined;
    }
  }
}
