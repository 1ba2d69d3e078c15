import { expect, it } from 'vitest';
import { overview } from '../../../provider/api/account-shapes.ts';
import { TOPICS } from '../../../provider/facts/topics.ts';
import { sampleSignals } from '../../../provider/interests/sample-people.ts';
import { signInToAccount } from '../support/account.ts';
import { type Asked, ask, refusalIn } from '../support/ask.ts';
import {
  type Choice,
  COMBINATIONS,
  connectGitHub,
  expectedOf,
  labelsOf,
  type Tier,
} from '../support/choices.ts';
import { DAY, HOUR, ORIGIN, startApp } from '../support/provider.ts';
import { receiptIn } from '../support/share.ts';
import { shareInWindow } from '../support/share-window.ts';
import { EMAIL, signIn, textOf } from '../support/sign-in.ts';

const FRAME = { origin: 'http://localhost:4174', headers: { 'x-embedder': ORIGIN } };
const LEFT_OUT = { platforms: ['youtube'], topics: ['tech', 'law'] };
const NOTHING = { platforms: [], topics: [] };

/** A person with entries on GitHub and YouTube, signed in on a page of the application and in its frame. */
const start = async () => {
  const { provider, key, id } = await startApp();
  const page = await signIn(provider, key);
  const frame = await signIn(provider, key, EMAIL, FRAME);
  await connectGitHub(provider, EMAIL);
  const person_id = (await provider.people.find(EMAIL)) ?? '';
  await provider.database.query
    .insertInto('accounts')
    .values({ person_id, connector: 'youtube', sealed: '', scope: null, connected_at: 0 })
    .execute();
  const texts = new Map(sampleSignals('engineer').map((signal) => [signal.text, signal]));
  await provider.database.query
    .insertInto('signals')
    .values(
      [...texts.values()].map(({ text, kind, weight }, at) => ({
        person_id,
        connector: at % 2 === 0 ? ('github' as const) : ('youtube' as const),
        ...{ kind, text, about: null, weight, at: null },
      })),
    )
    .execute();
  const call = (path: string, body: unknown, asked: Asked = {}) =>
    ask(provider, path, { key, token: frame.token, ...FRAME, body, ...asked });
  const confirmationsOf = (choice: Choice) =>
    labelsOf(choice).map((label) => ({ ...label, date: '2026-11-22' }));
  const preview = (choice: Choice, leftOut?: object) =>
    call('/api/preview', { confirmations: confirmationsOf(choice), leftOut });
  const share = async (choice: Choice, only: object, asked?: Asked) => {
    const body = { Info: { confirmations: confirmationsOf(choice), ...only } };
    if (asked) return call('/api/getAPIurlMobile', body, asked);
    return (await shareInWindow(provider, { key, token: frame.token, body })).given;
  };
  const infer = (shared: Awaited<ReturnType<typeof share>>, Input: readonly unknown[]) =>
    ask(provider, '/api/inference', { token: textOf(shared, 'accessToken'), origin: null, body: { Input } });
  const inFrame = { token: frame.token };
  const inPage = { token: page.token, origin: ORIGIN, headers: {} };
  return { provider, id, call, preview, share, infer, inPage, inFrame };
};

const TIERS: readonly Tier[] = [null, 'Small', 'Medium', 'Large'];
const BASIC: Choice = { rows: ['basic'], tier: null };
const ALL: Choice = { rows: ['basic', 'personality', 'preferences', 'reasons'], tier: null };

it.each(TIERS)(
  'a preview is what call 5 answers after the press, in part and in full, for each choice of rows and tier %s',
  async (tier) => {
    const { provider, preview, share, infer } = await start();
    let last: readonly string[] = TOPICS;
    for (const rows of COMBINATIONS) {
      const choice = { rows, tier };
      if (labelsOf(choice).length === 0) continue;
      for (const leftOut of [LEFT_OUT, NOTHING]) {
        const before = await provider.rows('asked_items');
        const shown = await preview(choice, leftOut);
        expect(await provider.rows('asked_items')).toEqual(before);
        const shared = await share(choice, { leftOut, shorter: 'hour' });
        const items = last.slice(0, expectedOf(choice).items);
        const answered = await infer(shared, items);
        if (items.length > 0) last = items;
        const said = (from: typeof shown) => JSON.stringify([choice, leftOut, from.body.InferenceResult]);
        expect(said(shown)).toBe(said(answered));
      }
      provider.clock.pass(HOUR);
    }
  },
);

it('a preview is of the items that the application asked last, and says each row in the person’s language', async () => {
  const { call, preview, share, infer } = await start();
  await infer(await share(ALL, {}), ['Computer vision', { text: 'Robotics', category: 'Engineering' }]);
  const { body } = await preview(ALL);
  expect(body.InferenceResult).toMatchObject({
    output: { output: [[[expect.any(Number)]], [[expect.any(Number)]]] },
  });
  const confirmations = labelsOf(ALL);
  const german = await call(
    '/api/preview',
    { confirmations },
    { headers: { ...FRAME.headers, 'accept-language': 'de' } },
  );
  const said = JSON.parse(german.text).rows.map((row: { said: string }) =>
    row.said.replace(/[\u2068\u2069\u00a0]/g, ''),
  );
  expect(said[0]).toMatch(/^(Computer vision|Robotics) ?\d+ ?%, /);
  expect(said.slice(1)).toEqual([
    expect.stringMatching(/^Typ: \w+$/),
    expect.stringMatching(/^Ihre stärksten Themen: .+, .+ und .+$/),
    expect.stringMatching(/^(Weil|Ihr|Sie) .+/),
  ]);
});

it('what a person leaves out does not count, and a page of the application cannot take that back', async () => {
  const { provider, id, call, preview, share, infer, inPage, inFrame } = await start();
  const scores = async (shared: Awaited<ReturnType<typeof share>>) =>
    (await infer(shared, ['tech', 'AI', 'Law'])).body.InferenceResult;
  const whole = JSON.stringify(await scores(await share(ALL, {})));
  const part = JSON.stringify(await scores(await share(ALL, { leftOut: LEFT_OUT })));
  expect(whole).toMatch(/"platform":"youtube"/);
  expect(part).toMatch(/"output":\[\[\[0\]\],\[\[0\.\d+\]\],\[\[0\]\]\]/);
  expect(part).not.toMatch(/"platform":"youtube"/);

  expect(refusalIn(await share(ALL, { leftOut: NOTHING }, inFrame))).toBe('403 share.window');
  const opened = await call('/api/share/window', { requestData: 'basic', selected: [], leftOut: NOTHING });
  const { window } = (await provider.authorizeRequests.byId(textOf(opened, 'id'))) ?? {};
  expect(window?.limits).toEqual({ leftOut: { platforms: ['youtube'], topics: ['law', 'tech'] } });
  expect(JSON.stringify(await scores(await share(ALL, {}, inFrame)))).toBe(part);
  const again = await share(ALL, { leftOut: NOTHING, shorter: 'month' }, inPage);
  expect(JSON.stringify(await scores(again))).toBe(part);
  const { piiProcessing } = await receiptIn(provider, textOf(again, 'receipt'));
  expect(piiProcessing.leftOut).toEqual({ platforms: 1, topics: 2 });
  expect(textOf(again, 'receipt')).not.toContain('youtube');
  expect(Date.parse(piiProcessing.accessEnds)).toBe(provider.clock.now() + 30 * DAY);
  const { account } = await signInToAccount(provider);
  const [app] = overview.parse((await account('overview')).body).apps;
  expect([app?.id, app?.leftOut]).toEqual([id, { platforms: ['youtube'], topics: ['law', 'tech'] }]);
  const { body } = await account('export', { body: {} });
  expect(body).toMatchObject({
    grants: expect.arrayContaining([expect.objectContaining({ leftOut: app?.leftOut })]),
  });

  const free = await share(ALL, { leftOut: NOTHING });
  expect(JSON.stringify(await scores(free))).toBe(whole);
  expect((await preview(BASIC)).body.leftOut).toEqual(NOTHING);
});

it('no page of an application gets a preview or strikes an entry out, and the provider’s own pages do', async () => {
  const { id, call, preview, inPage, provider } = await start();
  const entry = { platform: 'github', kind: 'works-on', text: 'opencv' };
  const confirmations = labelsOf(BASIC);
  for (const [path, body] of [
    ['/api/preview', { confirmations }],
    ['/api/signals/remove', entry],
  ] as const)
    for (const headers of [{}, FRAME.headers]) {
      const answer = await call(path, body, { ...inPage, headers });
      expect([refusalIn(answer), answer.text.includes('opencv')]).toEqual(['403 preview.frame', false]);
      const stolen = await call(path, body, { origin: ORIGIN, headers });
      expect(refusalIn(stolen)).toBe('401 session.origin');
    }
  expect((await preview(BASIC)).body.sources).toEqual([
    { id: 'youtube', name: 'YouTube' },
    { id: 'github', name: 'GitHub' },
  ]);
  const { account } = await signInToAccount(provider);
  const shown = await account('preview', { body: { confirmations, app: id } });
  expect(shown.body.rows).toEqual((await preview(BASIC)).body.rows);
  expect((await account('preview', { body: { confirmations, app: 'app_none' } })).body.code).toBe('app.none');
  expect((await call('/api/signals/remove', entry)).body).toEqual({ removed: 1 });
});
