import { expect, it } from 'vitest';
import { resultFor } from '../../support/controlled-ports.ts';
import { returning } from '../../support/open-flow.ts';
import { type Shown, showFlow } from './show-flow.tsx';

const atRequest = (options = {}) => showFlow({ user: returning, options: { autoFetch: true, ...options } });

const TIERS = {
  tiers: { Small: { type: 'Personality', descriptions: 'Sixteen scores', reward: '10% Discount' } },
} as const;

const prepare = (flow: Shown) =>
  flow.play(() =>
    flow.pending.prepareResult.resolve(
      resultFor({
        user: null,
        appName: 'Jobs',
        requestData: TIERS,
        approved: ['basic'],
        limits: {},
        encryptedPin: '',
      }),
    ),
  );

const failed = async () => {
  const flow = await atRequest();
  await flow.press('Share');
  await prepare(flow);
  await flow.play(() => flow.pending.share.fail({ code: 'share.http', params: { status: 503 } }));
  return flow;
};

it('basic data is always shared, and the rest only if switched on', async () => {
  const flow = await atRequest();
  const basic = flow.input('Basic data');
  expect([basic.checked, basic.disabled]).toEqual([true, true]);
  expect(flow.describes(basic)).toContain('Always shared');
  expect(flow.input('Personality').checked).toBe(false);
  await flow.play(() => flow.input('Personality').click());
  expect(flow.input('Personality').checked).toBe(true);
  expect(flow.context().selected).toEqual(['basic', 'personality']);
});

it('each type of data links to its privacy text, in a separate page', async () => {
  const flow = await atRequest();
  const link = flow.find<HTMLAnchorElement>('a[href="/api/privacy#personality"]');
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
});

it('a type is explained on focus; Escape hides that and leaves the dialog open', async () => {
  const flow = await atRequest();
  const about = flow.button('About Personality');
  expect(flow.describes(about)).toContain('Scores only.');
  await flow.play(() => about.focus());
  const tip = flow.find('#dc-personality-tip');
  expect(tip.hidden).toBe(false);
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  await flow.play(() => about.dispatchEvent(press));
  expect(tip.hidden).toBe(true);
  expect(press.defaultPrevented).toBe(true);
});

it('sizes show name, description and reward, and none is shared by default', async () => {
  const flow = await atRequest({ requestData: TIERS });
  expect(flow.all('.row-name')).toEqual(['Personality']);
  // Otherwise, beside Arabic, a text that begins with a number would appear as "Discount 10%".
  expect(flow.all('.row bdi')).toEqual(['10% Discount']);
  expect(flow.all('.row-line')).toEqual(['Gives: scores for up to 16 topics, your username']);
  expect(flow.all('.more')).toEqual(['What Jobs does with itJobs says: “\u2068Sixteen scores\u2069”']);
  expect(flow.button('Share').disabled).toBe(true);
  await flow.play(() => flow.input('Personality').click());
  expect(flow.button('Share').disabled).toBe(false);
});

it('the data request shows the connected platforms that the host lists, and leads to the platforms and back with the choice', async () => {
  const connectors = ['github', 'youtube'] as const;
  const user = { ...returning, connectedAccounts: ['youtube', 'reddit', 'github'] } as const;
  const flow = await showFlow({ user, options: { connectors, autoFetch: true } });
  expect(flow.all('.connected')).toEqual(['Connected: GitHub and YouTubeConnect a platform']);
  await flow.play(() => flow.input('Personality').click());
  await flow.press('Connect a platform');
  expect(flow.title()).toBe('Connect your data');
  await flow.press('Skip for now');
  expect(flow.input('Personality').checked).toBe(true);
  expect(flow.context().user?.connectedAccounts).toEqual(user.connectedAccounts);
});

it('the data request claims no platform before one is connected, and has no way to platforms if none is offered', async () => {
  expect((await atRequest()).all('.connected')).toEqual(['Connect a platform']);
  expect((await atRequest({ connectors: [] })).has('.connected')).toBe(false);
});

it('the data request does not lead to the platforms during a share or after a failed one', async () => {
  const flow = await atRequest();
  await flow.press('Share');
  expect(flow.button('Connect a platform').getAttribute('aria-disabled')).toBe('true');
  await flow.press('Connect a platform');
  expect(flow.step()).toBe('dataRequest');
  expect((await failed()).has('.connected')).toBe(false);
});

it('a failed share shows a banner, announces it once, and can be tried again', async () => {
  const flow = await failed();
  expect(flow.all('.banner')).toEqual(['API request failed: 503']);
  expect(flow.said()).toBe('API request failed: 503');
  await flow.press('Try again');
  expect(flow.calls.map(({ name }) => name)).toEqual(['prepareResult', 'share', 'prepareResult']);
});

it('the pressed button keeps the focus during a share, and no button works twice', async () => {
  const flow = await atRequest();
  for (const name of ["Don't share", 'Sign out']) {
    expect(flow.button(name).getAttribute('aria-disabled')).toBe(null);
  }
  flow.button("Don't share").focus();
  await flow.press("Don't share");
  expect(flow.focused()).toBe(flow.button("Don't share"));
  for (const name of ["Don't share", 'Sign out']) {
    expect([name, flow.button(name).disabled, flow.button(name).getAttribute('aria-disabled')]).toEqual([
      name,
      false,
      'true',
    ]);
    await flow.press(name);
  }
  expect(flow.calls).toHaveLength(1);
  expect(flow.step()).toBe('dataRequest');
});
