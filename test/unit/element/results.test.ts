// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox } from '../../../showcase/sandbox/app.ts';
import { clearPage, type PlacedButton, putButton, remember } from '../../support/button.ts';
import { newUser, returning } from '../../support/open-flow.ts';
import { until } from '../../support/until.ts';

const logged = vi.spyOn(console, 'error');
const messages: unknown[] = [];
const hear = ({ data }: MessageEvent) => messages.push(data);

/** Hex SHA-256 of "ada@example.org". */
const ADA = 'cfe00dde46ef942601ffafb9e2825e802858b460e586b8305b344c1eb826357d';

beforeEach(() => {
  logged.mockReset().mockImplementation(() => {});
  messages.length = 0;
  window.addEventListener('message', hear);
});
afterEach(() => {
  window.removeEventListener('message', hear);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  clearPage();
});

const openFor = async (setting: Parameters<typeof putButton>[0] = {}) => {
  remember(returning);
  const button = putButton(setting);
  await button.element.open();
  return button;
};

const closed = (button: PlacedButton) => until(() => button.toldNames().includes('close'), 'close');

describe('sharing', () => {
  it('fires open, each stepchange, complete and close, in this order', async () => {
    const button = await openFor();
    button.press('Share');
    await closed(button);
    expect(button.told).toEqual([
      ['open', null],
      ['stepchange', { step: 'dataRequest', previous: null }],
      ['complete', expect.objectContaining({ approvedData: ['basic'] })],
      ['close', { reason: 'complete' }],
    ]);
    expect(button.dialog()).toBeNull();
  });

  it('completes with the fields of the data request result', async () => {
    const button = await openFor({ attributes: { 'app-name': 'Jobs' } });
    button.press('Share');
    await closed(button);
    expect(button.detailsOf('complete')).toEqual([
      {
        userHash: ADA,
        appName: 'Jobs',
        approvedData: ['basic'],
        apiUrl: 'http://localhost:3000/api/getAPIurlMobile',
        testMode: false,
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ]);
  });

  it('names the app of the opening in the consent, as in the result', async () => {
    const button = await openFor({ attributes: { 'app-name': 'Jobs' } });
    const consent = button.text();
    button.element.setAttribute('app-name', 'Another');
    button.element.setAttribute('theme', 'dark');
    await until(() => button.root.querySelector('[data-theme=dark]') !== null, 'the dark theme');
    expect(button.text()).toBe(consent);
    expect(consent).toContain('Jobs');
    button.press('Share');
    await closed(button);
    expect(button.detailsOf('complete')).toMatchObject([{ appName: 'Jobs' }]);
  });

  it('shares what the person switched on, and nothing else', async () => {
    const button = await openFor({ properties: { requestData: ['personality', 'preferences'] } });
    button.find<HTMLInputElement>('#dc-preferences').click();
    button.press('Share');
    await closed(button);
    expect(button.detailsOf('complete')).toMatchObject([{ approvedData: ['basic', 'preferences'] }]);
  });

  it("completes as rejected on Don't share", async () => {
    const button = await openFor();
    button.press("Don't share");
    await closed(button);
    expect(button.detailsOf('complete')).toMatchObject([{ approvedData: [], rejected: true }]);
  });

  it('bubbles complete out of the shadow tree it stands in', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    const heard: Event[] = [];
    document.addEventListener('complete', (event) => heard.push(event), { once: true });
    remember(returning);
    const button = putButton({ holder: host.attachShadow({ mode: 'open' }) });
    await button.element.open();
    button.press('Share');
    await closed(button);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ bubbles: true, composed: true });
  });

  it('posts no window message where the answer carries no address', async () => {
    const button = await openFor();
    button.press('Share');
    await closed(button);
    await new Promise((resolve) => setImmediate(resolve));
    expect(messages).toEqual([]);
  });
});

describe('onComplete', () => {
  it('is called just before complete, with the same object', async () => {
    const order: unknown[] = [];
    const button = await openFor({ properties: { onComplete: (result: unknown) => order.push(result) } });
    button.element.addEventListener('complete', (event) => order.push(event));
    button.press('Share');
    await closed(button);
    const [result, event] = order;
    expect(order).toHaveLength(2);
    expect(event instanceof CustomEvent && event.detail).toBe(result);
  });

  it('logs a promise of the callback that rejects', async () => {
    const failure = new Error('host bug');
    const onComplete = async () => {
      throw failure;
    };
    const button = await openFor({ properties: { onComplete } });
    button.press('Share');
    await closed(button);
    expect(logged).toHaveBeenCalledExactlyOnceWith('The onComplete callback failed', failure);
  });

  it('may throw: that is logged, and complete and close still come', async () => {
    const mistake = new Error('the host made a mistake');
    const onComplete = () => {
      throw mistake;
    };
    const button = await openFor({ properties: { onComplete } });
    button.press('Share');
    await closed(button);
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(String), mistake);
    expect(button.toldNames().slice(-2)).toEqual(['complete', 'close']);
  });

  it('is the function set last; a value that is not a function removes it', async () => {
    const first = vi.fn();
    const button = await openFor({ properties: { onComplete: first } });
    Reflect.set(button.element, 'onComplete', 'nothing to call');
    expect(button.element.onComplete).toBeNull();
    button.press('Share');
    await closed(button);
    expect(first).not.toHaveBeenCalled();
    expect(button.detailsOf('complete')).toHaveLength(1);
  });
});

describe('with auto-fetch', () => {
  /** The page's network is the sandbox. */
  const serve = (fault?: string) => {
    const sandbox = createSandbox({ origin: location.origin });
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(new URL(String(input), location.href), init);
      if (fault) request.headers.set('x-sandbox-fault', fault);
      return sandbox.fetch(request);
    });
  };
  const sharing = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const button = await openFor({
      attributes: { 'auto-fetch': '', 'test-mode': '', 'api-key': 'sandbox-demo-key' },
    });
    button.press('Share');
    return button;
  };

  it('shows the outcome for 1.5 s, then completes with the answer', async () => {
    serve();
    const button = await sharing();
    await button.shows('Shared with My App');
    vi.advanceTimersByTime(1499);
    expect(button.detailsOf('complete')).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(button.detailsOf('complete')).toMatchObject([
      { success: true, testMode: true, apiUrl: 'http://localhost:3000/api/inference' },
    ]);
  });

  it('posts the window message after complete, to its own window', async () => {
    serve();
    const post = vi.spyOn(window, 'postMessage');
    const button = await sharing();
    await button.shows('Shared with My App');
    vi.advanceTimersByTime(1500);
    expect(post).toHaveBeenCalledExactlyOnceWith(
      {
        source: 'content-script',
        type: 'API_URL_RESPONSE',
        unique: 'Mosaic-Response',
        APIurl: 'http://localhost:3000/api/inference',
        approved: [{ data: 'Medium' }],
        accessToken: expect.any(String),
        username: 'ada',
      },
      '/',
    );
    expect(button.toldNames().slice(-2)).toEqual(['complete', 'close']);
    post.mockRestore();
  });

  it('after a failed call fires failure with what the person saw, and calls back after 2 s', async () => {
    serve('status=503');
    const button = await sharing();
    await button.shows('API request failed: 503');
    expect(button.detailsOf('failure')).toEqual([
      { code: 'share.http', message: 'API request failed: 503', step: 'dataRequest' },
    ]);
    vi.advanceTimersByTime(2000);
    expect(button.detailsOf('complete')).toMatchObject([
      { success: false, error: 'API request failed: 503' },
    ]);
  });
});

describe('failure', () => {
  it('has the code, the text the person saw and the step, and does not bubble', async () => {
    const heard: Event[] = [];
    const listen = (event: Event) => heard.push(event);
    document.addEventListener('failure', listen);
    const button = putButton();
    await button.element.open();
    button.type('#dc-email', 'a@b');
    button.submit();
    await button.shows('Please enter a valid email address');
    document.removeEventListener('failure', listen);
    expect(button.detailsOf('failure')).toEqual([
      { code: 'email.invalid', message: 'Please enter a valid email address', step: 'email' },
    ]);
    expect(heard).toEqual([]);
  });

  it('has a stable code where the host overrides the text', async () => {
    const button = putButton({ properties: { messages: { 'email.invalid': 'Das ist keine Adresse' } } });
    await button.element.open();
    button.submit();
    await button.shows('Das ist keine Adresse');
    expect(button.detailsOf('failure')).toMatchObject([
      { code: 'email.invalid', message: 'Das ist keine Adresse' },
    ]);
  });
});

describe('signing out', () => {
  const saved = () => localStorage.getItem('data-connect:mosaic:user');

  it('by signOut() forgets the record and names the person', async () => {
    remember(returning);
    const button = putButton();
    await button.element.signOut();
    expect(saved()).toBeNull();
    expect(button.told).toEqual([['signout', { username: 'ada' }]]);
  });

  it('has the detail null where nobody was signed in', async () => {
    const button = putButton();
    await button.element.signOut();
    expect(button.told).toEqual([['signout', null]]);
  });

  it('takes an open dialog back to the e-mail step', async () => {
    const button = await openFor();
    await button.element.signOut();
    expect(button.text()).toContain('Sign in with Mosaic');
    expect(button.element.step).toBe('email');
    expect(button.told.slice(-2)).toEqual([
      ['signout', { username: 'ada' }],
      ['stepchange', { step: 'email', previous: 'dataRequest' }],
    ]);
  });

  it.each([
    ['signOut()', (button: PlacedButton) => button.element.signOut()],
    ['the dialog', async (button: PlacedButton) => button.press('Sign out')],
  ])('by %s takes every other open dialog of the provider back too', async (_, signOut) => {
    remember(newUser);
    const [here, there] = [putButton(), putButton()];
    const elsewhere = putButton({ attributes: { provider: 'Acme' } });
    for (const { element } of [here, there, elsewhere]) await element.open();
    await signOut(here);
    await there.shows('Sign in with Mosaic');
    expect([here, there, elsewhere].map(({ element }) => element.step)).toEqual(['email', 'email', 'email']);
    expect(here.detailsOf('signout')).toEqual([{ username: 'ada' }]);
    expect([...there.detailsOf('signout'), ...elsewhere.detailsOf('signout')]).toEqual([]);
    expect(elsewhere.detailsOf('stepchange')).toHaveLength(1);
  });

  it('in the dialog does the same', async () => {
    remember(newUser);
    const button = putButton();
    await button.element.open();
    button.press('Sign out');
    await button.shows('Sign in with Mosaic');
    expect(saved()).toBeNull();
    expect(button.detailsOf('signout')).toEqual([{ username: 'ada' }]);
  });

  it('is what a press does with login-type signOut, and no dialog opens', async () => {
    remember(returning);
    const button = putButton({ attributes: { 'login-type': 'signOut' } });
    button.pressTrigger();
    await until(() => button.told.length > 0, 'an event');
    expect(button.told).toEqual([['signout', { username: 'ada' }]]);
    expect(button.dialog()).toBeNull();
    expect(saved()).toBeNull();
  });

  it('does not bubble', async () => {
    const heard: Event[] = [];
    document.addEventListener('signout', (event) => heard.push(event), { once: true });
    await putButton().element.signOut();
    expect(heard).toEqual([]);
  });
});
