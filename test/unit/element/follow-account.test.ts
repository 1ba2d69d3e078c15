import { expect, it } from 'vitest';
import type { SendEntries, Sent } from '../../../widget/archive/found.ts';
import { DEFAULTS } from '../../../widget/element/attributes.ts';
import type { ReadDownload } from '../../../widget/element/flow-types.ts';
import { followAccount } from '../../../widget/element/follow-account.ts';
import { selectPlatforms } from '../../../widget/machine/selectors.ts';
import type { BrowserEnvironment } from '../../../widget/services/environment.ts';
import { GMAIL_APP, newUser, OPTIONS, openFlow } from '../../support/open-flow.ts';
import { until } from '../../support/until.ts';

const later = async () => {
  for (let turn = 0; turn < 1_000; turn += 1) await new Promise((done) => setImmediate(done));
};

const following = (answers: readonly unknown[], readDownload?: ReadDownload) => {
  const flow = openFlow(newUser, {}, undefined, 'none', GMAIL_APP);
  const tokens: (string | null)[] = [];
  const sent: unknown[] = [];
  const refusals: Response[] = [];
  const document = Object.assign(new EventTarget(), {
    baseURI: 'https://jobs.example/page',
    visibilityState: 'visible',
  });
  const window = Object.assign(new EventTarget(), { document, location: { origin: 'https://jobs.example' } });
  const environment = {
    window,
    now: () => 0,
    storage: () => {
      throw new Error('blocked');
    },
    fetch: async (url: string, init: RequestInit) => {
      if (url === 'https://id.example/api/signals') {
        sent.push(JSON.parse(String(init.body)));
        return refusals.pop() ?? Response.json({ kept: 2, withheld: 1 });
      }
      expect(url).toBe('https://id.example/api/readings');
      const answer = answers[tokens.length];
      tokens.push(new Headers(init.headers).get('authorization'));
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return Response.json(answer);
    },
  } as unknown as BrowserEnvironment;
  const ended = new AbortController();
  const api = { apiBase: 'https://id.example/api', apiKey: 'key-1', locale: 'de', readDownload };
  const owner = { ...DEFAULTS, ...OPTIONS, ...api };
  const open = followAccount(flow.actor, new EventTarget(), owner, ended.signal, environment);
  const statusOf = (name: string) =>
    selectPlatforms(flow.actor.getSnapshot()).find(({ connector }) => connector === name)?.status;
  return {
    flow,
    tokens,
    statusOf,
    sent,
    refusals,
    open,
    document,
    end: () => ended.abort(),
    comeBack: () => window.dispatchEvent(new Event('focus')),
    show: () => document.dispatchEvent(new Event('visibilitychange')),
  };
};

it('a download read at the provider’s page is noticed when the person comes back, and its tile counts as connected', async () => {
  const { flow, tokens, statusOf, comeBack } = following([{ archives: [] }, { archives: ['youtube'] }]);
  await until(() => tokens.length === 1);
  expect([statusOf('youtube'), statusOf('github'), statusOf('gmail')]).toEqual([
    'download',
    'download',
    'idle',
  ]);
  comeBack();
  await until(() => statusOf('youtube') === 'connected');
  expect(tokens).toEqual(['Bearer token-1', 'Bearer token-1']);
  expect(flow.saved.at(-1)).toMatchObject({ connectedAccounts: ['youtube'] });
});

it('a download read before counts at once, but not for a platform that can be connected', async () => {
  const { statusOf } = following([{ archives: ['youtube', 'gmail'] }]);
  await until(() => statusOf('youtube') === 'connected');
  expect(statusOf('gmail')).toBe('idle');
});

it.each([
  ['can be connected', 'gmail', 'idle'],
  ['cannot be connected', 'youtube', 'download'],
] as const)(
  'a download stays taken back once the person pressed the tile of a platform that %s',
  async (_, platform, open) => {
    const { flow, tokens, statusOf, comeBack } = following([
      { archives: [] },
      { archives: [platform] },
      { archives: [platform] },
      { archives: [platform] },
    ]);
    await until(() => tokens.length === 1);
    comeBack();
    await until(() => statusOf(platform) === 'connected');
    flow.send({ type: 'platform.press', platform });
    comeBack();
    await until(() => tokens.length === 3);
    await later();
    comeBack();
    await until(() => tokens.length === 4);
    await later();
    expect(statusOf(platform)).toBe(open);
  },
);

it('downloads are asked about again after a failure, and after an answer of another shape', async () => {
  const { tokens, statusOf, comeBack } = following([
    undefined,
    { archives: 'all' },
    { archives: ['github', 7] },
  ]);
  await until(() => tokens.length === 1);
  comeBack();
  await until(() => tokens.length === 2);
  comeBack();
  await until(() => statusOf('github') === 'connected');
});

it('downloads are not asked about while the page is hidden, at other steps, and after the dialog closed', async () => {
  const hidden = following([{ archives: [] }]);
  await until(() => hidden.tokens.length === 1);
  hidden.document.visibilityState = 'hidden';
  hidden.show();
  hidden.document.visibilityState = 'visible';
  hidden.flow.send({ type: 'onboarding.skip' });
  hidden.comeBack();
  hidden.end();
  hidden.comeBack();
  await later();
  expect(hidden.tokens).toHaveLength(1);
});

const chess = { kind: 'likes', text: 'Chess', at: null } as const;
const reading = (answers: readonly unknown[]) => {
  const asked: { readonly send: SendEntries; readonly signal: AbortSignal }[] = [];
  const page = following(answers, async (send, signal) => void asked.push({ send, signal }));
  return {
    ...page,
    asked,
    send: (platform: 'youtube' | 'gmail' | 'reddit') => asked[0]?.send(platform, [chess]),
  };
};

it('a download read in the frame sends the ticked entries with the person’s session, and its tile counts as connected', async () => {
  const { flow, tokens, statusOf, sent, open, send, comeBack } = reading([
    { archives: [] },
    { archives: ['youtube', 'gmail'] },
  ]);
  await until(() => tokens.length === 1);
  expect(sent).toEqual([]);
  await open?.();
  expect(await send('youtube')).toEqual({ ok: true, kept: 2, withheld: 1 } satisfies Sent);
  expect(await send('gmail')).toMatchObject({ ok: true });
  expect(sent).toEqual(['youtube', 'gmail'].map((platform) => ({ platform, signals: [chess] })));
  expect([statusOf('youtube'), statusOf('gmail')]).toEqual(['connected', 'connected']);
  expect(flow.saved.at(-1)).toMatchObject({ connectedAccounts: ['youtube', 'gmail'] });
  flow.send({ type: 'platform.press', platform: 'gmail' });
  comeBack();
  await until(() => tokens.length === 2);
  await later();
  expect(statusOf('gmail')).toBe('idle');
});

it('a download read in the frame changes no tile if its platform is not offered, or the provider refuses it', async () => {
  const { flow, tokens, statusOf, refusals, open, send } = reading([{ archives: [] }]);
  await until(() => tokens.length === 1);
  await open?.();
  expect(await send('reddit')).toMatchObject({ ok: true });
  refusals.push(Response.json({ code: 'archive.limit' }, { status: 429, headers: { 'Retry-After': '90' } }));
  expect(await send('youtube')).toEqual({
    ok: false,
    code: 'archive.limit',
    retryAfterS: 90,
  } satisfies Sent);
  expect(statusOf('youtube')).toBe('download');
  expect(flow.saved.at(-1)?.connectedAccounts ?? []).toEqual([]);
});

it('a reader sends nothing after the person left the platforms, and closes with the dialog', async () => {
  const { flow, tokens, sent, asked, open, send, end } = reading([{ archives: [] }]);
  await until(() => tokens.length === 1);
  await open?.();
  flow.send({ type: 'onboarding.skip' });
  expect(await send('youtube')).toMatchObject({ ok: false, code: 'session.missing' });
  expect(sent).toEqual([]);
  end();
  expect(asked[0]?.signal.aborted).toBe(true);
});
