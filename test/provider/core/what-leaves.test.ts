import { expect, it } from 'vitest';
import { overview } from '../../../provider/api/account-shapes.ts';
import { ACCESS_DAYS } from '../../../provider/facts/terms.ts';
import { signInToAccount } from '../support/account.ts';
import { ask } from '../support/ask.ts';
import {
  type Choice,
  COMBINATIONS,
  connectGitHub,
  expectedOf,
  itemsOf,
  labelsOf,
  partsOf,
  ROW_IDS,
  ROWS,
  type Row,
} from '../support/choices.ts';
import { createPkce, exchange } from '../support/code.ts';
import { startApp } from '../support/provider.ts';
import { approving, receiptIn, startSharer, startSharing } from '../support/share.ts';
import { framedBy, shareInWindow } from '../support/share-window.ts';
import { EMAIL, signIn, textOf } from '../support/sign-in.ts';

const start = async () => {
  const { provider, key, id } = await startApp();
  const { token } = await signIn(provider, key);
  const inFrame = await signIn(provider, key, EMAIL, framedBy(provider));
  await connectGitHub(provider, EMAIL);
  const { account } = await signInToAccount(provider);

  const offered = (choice: Choice) => [
    ...ROW_IDS.map((row) => ({ data: ROWS[row].label, text: `Row ${row}`, tier: false })),
    ...(choice.tier === null ? [] : [{ data: choice.tier, text: `Tier ${choice.tier}`, tier: true }]),
  ];
  const share = async (choice: Choice, way: 'page' | 'frame' | 'code') => {
    const confirmations = labelsOf(choice).map((label) => ({ ...label, date: '2026-11-22' }));
    const Info = {
      confirmations,
      notice: { language: 'en', version: '1', offered: offered(choice) },
    };
    const { verifier, challenge } = createPkce();
    if (way === 'frame') {
      const body = { Info };
      const { given } = await shareInWindow(provider, { key, token: inFrame.token, body });
      return { shared: given, access: String(given.body.accessToken) };
    }
    const coded = way === 'code' ? { responseType: 'code', codeChallenge: challenge } : {};
    const shared = await ask(provider, '/api/getAPIurlMobile', {
      key,
      token,
      body: { Info: { ...Info, ...coded } },
    });
    if (shared.status !== 200 || way !== 'code') return { shared, access: String(shared.body.accessToken) };
    expect(shared.body.accessToken).toBeUndefined();
    const code = textOf(shared, 'code');
    const answer = await exchange(provider, { client_id: id, code, code_verifier: verifier });
    return { shared, access: textOf(answer, 'access_token') };
  };
  const infer = (access: string, Input: readonly string[]) =>
    ask(provider, '/api/inference', { token: access, origin: null, body: { Input } });
  return { provider, id, account, share, infer };
};

it.each<['page' | 'frame' | 'code', Choice['tier']]>([
  ['page', null],
  ['page', 'Small'],
  ['page', 'Medium'],
  ['page', 'Large'],
  ['frame', null],
  ['code', 'Large'],
])('what leaves by %s is what approvals and tier %s open, as receipt and account say', async (way, tier) => {
  const { provider, id, account, share, infer } = await start();
  for (const rows of COMBINATIONS) {
    const choice = { rows, tier };
    const { items, parts } = expectedOf(choice);
    const { shared, access } = await share(choice, way);
    const name = `${rows.join('+')} ${tier}`;
    if (labelsOf(choice).length === 0) {
      expect([name, shared.status, shared.body.code]).toEqual([name, 400, 'request.shape']);
      continue;
    }
    const tooMany = await infer(access, itemsOf(items + 1));
    expect([name, tooMany.status, tooMany.body.code]).toEqual([name, 403, 'share.items']);
    expect(tooMany.body.InferenceResult).toBeUndefined();
    if (items > 0) {
      const { status, body } = await infer(access, itemsOf(items));
      expect([name, status, partsOf(body.InferenceResult)]).toEqual([name, 200, parts]);
    }
    const labels: string[] = labelsOf(choice).map(({ data }) => data);
    const scope = [...new Set([...labels, ...(tier === 'Large' ? ['Traits'] : [])])];
    const { piiProcessing } = await receiptIn(provider, textOf(shared, 'receipt'));
    const [purpose] = piiProcessing.purposes;
    expect([name, piiProcessing.collection]).toEqual([name, way === 'frame' ? 'frame' : 'page']);
    // Each text of the receipt ends with the label in brackets. An approval that comes with a tier is not a
    // pressed row.
    const wordOf = (row: Row) => `Row ${row} (${ROWS[row].label})`;
    expect([name, purpose.approved]).toEqual([
      name,
      [
        ...rows.map(wordOf),
        ...(tier === null ? [] : [`Tier ${tier} (${tier})`]),
        ...(tier === 'Large' && !rows.includes('preferences') ? ['Traits'] : []),
      ],
    ]);
    const declined = ROW_IDS.filter((row) => !scope.includes(ROWS[row].label)).map(wordOf);
    expect([name, purpose.declined]).toEqual([name, declined]);

    const { apps } = overview.parse((await account('overview')).body);
    const [app] = apps.filter((each) => each.id === id);
    if (app === undefined) throw new Error('The account does not show the application');
    expect([name, [...app.scope].sort()]).toEqual([name, scope.map((label) => label.toLowerCase()).sort()]);
    expect(app.until).toBe(shared.body.expiresAt);
    expect(app.grants.filter(({ withdrawn }) => withdrawn === null)).toHaveLength(1);
    provider.clock.pass(1_000);
  }
});

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Robotics ${at}`);

it.each([
  ['Small', 16],
  ['Medium', 32],
  ['Large', 64],
])('an approval %s covers %i different items in its life, each of them repeatedly', async (label, size) => {
  const { infer, share } = await startSharer();
  const token = textOf(await share({ body: approving(label) }), 'accessToken');
  const asked = (Input: readonly unknown[]) => infer(token, { body: { Input } });
  expect((await asked(numbered(size + 1))).body.code).toBe('share.items');
  expect((await asked(numbered(size - 1))).status).toBe(200);
  expect((await asked([...numbered(1), 'one', 'two'])).body.code).toBe('share.items');
  expect((await asked(['one'])).status).toBe(200);
  const { status, text } = await asked(['another']);
  expect([status, text.includes('output')]).toEqual([403, false]);
  expect((await asked(numbered(size - 1))).status).toBe(200);
});

it('an approval of the largest tier includes the topics, but the data type of the same label does not', async () => {
  const { infer, share } = await startSharer();
  const date = '2026-11-22';
  const opens = async (confirmations: readonly unknown[]) => {
    const token = textOf(await share({ body: { Info: { confirmations } } }), 'accessToken');
    return (await infer(token)).text.includes('"topics"');
  };
  expect(await opens([{ data: 'large', date, tier: true }])).toBe(true);
  expect(await opens([{ data: 'Large', date }])).toBe(false);
  expect(await opens([{ data: 'medium', date, tier: true }])).toBe(false);
});

it('a page that shares again by itself gets no answers about more items, until the longest period is over', async () => {
  const { provider, key, infer, share } = await startSharer();
  const shareAndAsk = async (...items: readonly string[]) => {
    provider.clock.pass(60_000);
    const token = textOf(await share({ body: approving('Medium') }), 'accessToken');
    return Promise.all(items.map(async (item) => (await infer(token, { body: { Input: [item] } })).status));
  };
  let answered = 0;
  for (const round of ['a', 'b', 'c', 'd', 'e'])
    answered += (await shareAndAsk(...numbered(32).map((item) => `${item} ${round}`))).filter(
      (status) => status === 200,
    ).length;
  expect(answered).toBe(32);
  expect(await shareAndAsk('Robotics 0 a', 'Another')).toEqual([200, 403]);
  provider.clock.pass(60_000);
  const small = textOf(await share({ body: approving('Small') }), 'accessToken');
  const askSmall = async (item: string) => (await infer(small, { body: { Input: [`${item} a`] } })).status;
  expect((await Promise.all(numbered(32).map(askSmall))).filter((status) => status === 200)).toHaveLength(16);
  provider.clock.pass(ACCESS_DAYS.default * 86_400_000);
  await provider.questionItems.purge();
  const anew = await startSharing(provider, key);
  expect((await infer(await anew.accessToken(), { body: { Input: ['Another'] } })).status).toBe(200);
});

it('an approval covers no more items even if many calls come at once', async () => {
  const { provider, infer, share } = await startSharer();
  const token = textOf(await share({ body: approving('Small') }), 'accessToken');
  const answers = await Promise.all(numbered(40).map((item) => infer(token, { body: { Input: [item] } })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(16);
  const rows = await provider.rows('asked_items');
  // Each for the grant, and for the person.
  expect(rows).toHaveLength(32);
  expect(JSON.stringify(rows)).not.toContain('Robotics');
});

it('an approval allows 60 calls in a minute, including refused ones', async () => {
  const { provider, infer, share } = await startSharer();
  const token = textOf(await share({ body: approving('Small') }), 'accessToken');
  for (let count = 0; count < 60; count += 1) await infer(token, { body: { Input: numbered(17) } });
  const { status, body, headers } = await infer(token);
  expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'access.limit', '60']);
  provider.clock.pass(60_000);
  expect((await infer(token)).status).toBe(200);
});

const ITEMS = Array.from({ length: 16 }, (_, at) => `Robotics ${at}`);

const startAsking = async () => {
  const { provider, infer, share } = await startSharer();
  const token = textOf(await share({ body: approving('Small') }), 'accessToken');
  const ask = async (items: readonly string[]) => {
    const { status, body } = await infer(token, { body: { Input: items } });
    return status === 200 ? status : body.code;
  };
  const stored = async () =>
    (await provider.database.query.selectFrom('asked_items').select('item').execute()).length;
  const days = () => provider.database.query.selectFrom('asked_days').select('items').execute();
  return { provider, ask, stored, days };
};

it('the items of a grant are stored once, however often and in whatever order they are asked', async () => {
  const { ask, stored, days } = await startAsking();
  for (const items of [ITEMS, ITEMS, ITEMS.toReversed(), ITEMS.slice(3), ITEMS])
    expect(await ask(items)).toBe(200);
  expect(await stored()).toBe(32);
  expect(await days()).toEqual([{ items: 77 }]);
  expect(await ask([...ITEMS.slice(1), 'Another'])).toBe('share.items');
  expect(await ask(ITEMS)).toBe(200);
  expect(await stored()).toBe(32);
});
