import { expect, it, vi } from 'vitest';
import { CLOSED_GRACE_MS } from '../../../widget/constants.ts';
import { en } from '../../../widget/locales/en.ts';
import { Flow } from '../../../widget/ui/Flow.tsx';
import { GMAIL_APP, newUser } from '../../support/open-flow.ts';
import { type Shown, showFlow } from './show-flow.tsx';

const tiles = '.platform-press';
const atOnboarding = () => showFlow({ user: newUser });

const doubt = async (flow: Shown) => {
  await flow.play(() => flow.pending.authorize.resolve('https://provider.example/allow'));
  await flow.play(() => flow.windows[0]?.report({ type: 'oauth.closed', blank: false }));
};

it('the onboarding step lists the platforms, each with its state, as step 1 of 3', async () => {
  const flow = await atOnboarding();
  expect(flow.all(tiles)).toEqual([
    'YouTube Tap to connect',
    'GitHub Tap to connect',
    'Gmail Tap to connect',
  ]);
  expect(flow.focused()).toBe(flow.find('h2'));
  expect(flow.find('.set-up').getAttribute('aria-label')).toBe('Step 1 of 3');
});

it('a connecting platform shows "Connecting...", and the others say why they wait', async () => {
  const flow = await atOnboarding();
  await flow.press('YouTube Tap to connect');
  expect(flow.all(tiles)[0]).toBe('YouTube Connecting...');
  const other = flow.button('GitHub Tap to connect');
  expect(other.getAttribute('aria-disabled')).toBe('true');
  expect(flow.describes(other)).toBe('Finish signing in to YouTube in the window that opened.');
  // The sheet of the empty box stays in the page, and sizes everything of this class.
  expect(flow.has('.waiting')).toBe(false);
});

it('Cancel is offered once the platform’s window appears closed', async () => {
  const flow = await atOnboarding();
  await flow.press('YouTube Tap to connect');
  expect(flow.has('.platform-cancel')).toBe(false);
  await doubt(flow);
  await flow.press('Cancel YouTube');
  expect(flow.all(tiles)[0]).toBe('YouTube Failed Connection was cancelled');
});

it.each<[string, (flow: Shown) => Promise<void>]>([
  ['is pressed', (flow) => flow.press('Cancel YouTube')],
  ['goes away by itself', (flow) => flow.play(() => flow.wait(CLOSED_GRACE_MS))],
])('the focus moves to the platform’s tile when Cancel %s', async (_, end) => {
  const flow = await atOnboarding();
  await flow.press('YouTube Tap to connect');
  await doubt(flow);
  flow.button('Cancel YouTube').focus();
  await end(flow);
  expect(flow.focused()).toBe(flow.button('YouTube Failed Connection was cancelled'));
});

it('a connected platform is shown and announced, and offers Continue', async () => {
  const flow = await atOnboarding();
  expect(flow.button('Continue').disabled).toBe(true);
  await flow.press('YouTube Tap to connect');
  await flow.play(() => flow.windows[0]?.report({ type: 'oauth.connected' }));
  expect(flow.button('YouTube Connected').getAttribute('aria-pressed')).toBe('true');
  expect(flow.said()).toBe('YouTube: Connected');
  await flow.press('Continue');
  expect(flow.step()).toBe('pin');
});

it('a failed platform shows "Failed" and the message', async () => {
  const flow = await atOnboarding();
  await flow.press('YouTube Tap to connect');
  await flow.play(() => flow.windows[0]?.report({ type: 'oauth.blocked' }));
  expect(flow.all(tiles)[0]).toBe('YouTube Failed Popup blocked. Please allow popups and try again.');
  expect(flow.said()).toBe('YouTube: Failed – Popup blocked. Please allow popups and try again.');
});

const PAGE = 'https://shop.example/basket';
const inApp = async () => {
  const flow = await atOnboarding();
  await flow.render(<Flow view={{ ...flow.view, pageAddress: PAGE }} />);
  return flow;
};

it('the dialog inside another app names what Google refuses there, and leads to the person’s own browser', async () => {
  expect((await inApp()).has('.note')).toBe(false);
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('(Linux; Android 15; wv)');
  const flow = await inApp();
  agent.mockRestore();
  expect(flow.find('.note').textContent).toContain('Google allows no sign-in here.');
  expect(flow.find<HTMLAnchorElement>('.note a').href).toBe(PAGE);
});

it('an app that opens no window is named, with the way out of it', async () => {
  const flow = await inApp();
  await flow.press('GitHub Tap to connect');
  const problem = { code: 'popup.inApp' } as const;
  await flow.play(() => flow.windows[0]?.report({ type: 'oauth.refused', problem }));
  expect(flow.find('.note').textContent).toContain(en['popup.inApp']);
  expect(flow.find<HTMLAnchorElement>('.note a').href).toBe(PAGE);
});

const withReader = async (readDownload: () => Promise<void>) => {
  const flow = await showFlow({ user: newUser });
  await flow.play(() => flow.send({ type: 'app.loaded', app: GMAIL_APP }));
  await flow.render(<Flow view={{ ...flow.view, readDownload }} />);
  return flow;
};

it('the reader of downloads opens by the tile of a platform that cannot be connected, and by the line below', async () => {
  let opened = 0;
  const flow = await withReader(async () => {
    opened += 1;
  });
  const tile = flow.button('YouTube Use a download');
  expect([tile.getAttribute('aria-haspopup'), tile.getAttribute('aria-pressed')]).toEqual(['dialog', null]);
  await flow.press('YouTube Use a download');
  await flow.press('Have a download? Read it here.');
  expect(opened).toBe(2);
  expect(flow.has('a[target]')).toBe(false);
  expect(flow.step()).toBe('onboarding');
  expect(flow.button('Gmail Tap to connect').getAttribute('aria-pressed')).toBe('false');
});

it('a reader of downloads that could not be loaded says so, and can be tried again', async () => {
  let tries = 0;
  const flow = await withReader(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
  });
  await flow.press('Have a download? Read it here.');
  const sentence = 'The service could not be reached.';
  expect(flow.text()).toContain(sentence);
  await flow.press('Have a download? Read it here.');
  expect(flow.text()).not.toContain(sentence);
  expect(tries).toBe(2);
});
