import { compactVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { overview } from '../../provider/api/account-shapes.ts';
import { signInToAccount } from './support/account.ts';
import { ask } from './support/ask.ts';
import { createPkce, exchange } from './support/code.ts';
import { startProvider, type TestProvider } from './support/provider.ts';
import { keySet } from './support/share.ts';
import { EMAIL, signIn, textOf } from './support/sign-in.ts';

const OWN_ORIGIN = 'http://localhost:4174';
const HOUR = 3_600_000;

type Row = 'basic' | 'personality' | 'preferences' | 'reasons';
type Tier = 'Small' | 'Medium' | 'Large' | null;

/** What each approval opens (contract §8), written down again: the provider's own table is what is tested. */
const ROWS = {
  basic: { label: 'Medium', items: 32, parts: [] },
  personality: { label: 'Large', items: 64, parts: ['traits'] },
  preferences: { label: 'Traits', items: 0, parts: ['topics'] },
  reasons: { label: 'Reasons', items: 0, parts: ['reasons'] },
} as const;
const TIERS = {
  Small: { items: 16, parts: [] },
  Medium: { items: 32, parts: [] },
  Large: { items: 64, parts: ['traits', 'topics'] },
} as const;

const ROW_IDS = ['basic', 'personality', 'preferences', 'reasons'] as const;
const COMBINATIONS: readonly (readonly Row[])[] = Array.from({ length: 16 }, (_, bits) =>
  ROW_IDS.filter((_id, index) => (bits >> index) % 2 === 1),
);

interface Choice {
  readonly rows: readonly Row[];
  readonly tier: Tier;
}

const expectedOf = ({ rows, tier }: Choice) => {
  const opened = [...rows.map((row) => ROWS[row]), ...(tier === null ? [] : [TIERS[tier]])];
  return {
    items: Math.max(0, ...opened.map(({ items }) => items)),
    parts: [...new Set<string>(opened.flatMap(({ parts }) => parts))].sort(),
  };
};

const labelsOf = ({ rows, tier }: Choice) => [
  ...rows.map((row) => ({ data: ROWS[row].label })),
  ...(tier === null ? [] : [{ data: tier, tier: true }]),
];

/** A person who connected a platform: each part of an answer has something to show. */
const connectGitHub = async ({ database, people }: TestProvider, now: number) => {
  const own = { person_id: (await people.find(EMAIL)) ?? '', connector: 'github' } as const;
  await database.query
    .insertInto('accounts')
    .values({ ...own, sealed: '', scope: null, connected_at: now })
    .execute();
  const reading = { fault: null, list: null, read: 1, total: 1, position: null, due_at: null };
  await database.query
    .insertInto('readings')
    .values({ ...own, ...reading, state: 'done', changed_at: now, tries: 0, leased_until: 0 })
    .execute();
  const about = 'Computer vision and machine learning';
  await database.query
    .insertInto('signals')
    .values({ ...own, kind: 'works-on', text: 'opencv', about, weight: 1, at: null })
    .execute();
};

const start = async () => {
  const provider = await startProvider();
  const { key, id } = await provider.addApp();
  const { token } = await signIn(provider, key);
  const frame = { origin: OWN_ORIGIN, headers: { 'x-embedder': 'https://shop.example' } };
  const inFrame = await signIn(provider, key, EMAIL, frame);
  await connectGitHub(provider, provider.clock.now());
  const { account } = await signInToAccount(provider);

  const offered = (choice: Choice) => [
    ...ROW_IDS.map((row) => ({ data: ROWS[row].label, text: `Row ${row}` })),
    ...(choice.tier === null ? [] : [{ data: choice.tier, text: `Tier ${choice.tier}` }]),
  ];
  const share = async (choice: Choice, way: 'page' | 'frame' | 'code') => {
    const confirmations = labelsOf(choice).map((label) => ({ ...label, date: '2026-11-22' }));
    const Info = {
      confirmations,
      notice: { language: 'en', version: '1', offered: offered(choice) },
    };
    const { verifier, challenge } = createPkce();
    const asked = way === 'frame' ? { token: inFrame.token, ...frame } : { token };
    const coded = way === 'code' ? { responseType: 'code', codeChallenge: challenge } : {};
    const shared = await ask(provider, '/api/getAPIurlMobile', {
      key,
      ...asked,
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

const itemsOf = (count: number) => [
  'Computer vision',
  ...Array.from({ length: count - 1 }, (_, index) => `Topic ${index}`),
];

/** The optional parts of an answer. Reasons count if one is there. */
const partsOf = (result: unknown): string[] => {
  const { traits, traitResult, topics, reasons } = Object(result);
  expect(traits === undefined).toBe(traitResult === undefined);
  const hasReason = Array.isArray(reasons) && reasons.some((each) => each.length > 0);
  return [
    ...(hasReason ? ['reasons'] : []),
    ...(topics === undefined ? [] : ['topics']),
    ...(traits === undefined ? [] : ['traits']),
  ];
};

const receiptIn = async (provider: TestProvider, jws: string) => {
  const { payload } = await compactVerify(jws, await keySet(provider, 'receipt-keys'));
  return JSON.parse(new TextDecoder().decode(payload));
};

describe.each(['page', 'frame', 'code'] as const)(
  'what leaves after a choice on the way of the %s',
  (way) => {
    it.each([null, 'Small', 'Medium', 'Large'] as const)(
      'is what the approvals and the tier %s open, as receipt and account say',
      async (tier) => {
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
          // One item too many is answered with nothing. It also leaves the right of the grant whole.
          const tooMany = await infer(access, itemsOf(items + 1));
          expect([name, tooMany.status, tooMany.body.code]).toEqual([name, 403, 'share.items']);
          expect(tooMany.body.InferenceResult).toBeUndefined();
          if (items > 0) {
            const { status, body } = await infer(access, itemsOf(items));
            expect([name, status, partsOf(body.InferenceResult)]).toEqual([name, 200, parts]);
          }
          const labels: string[] = labelsOf(choice).map(({ data }) => data);
          // The largest tier includes the topics (contract §8).
          const scope = [...new Set([...labels, ...(tier === 'Large' ? ['Traits'] : [])])];
          const { piiProcessing } = await receiptIn(provider, textOf(shared, 'receipt'));
          const [purpose] = piiProcessing.purposes;
          expect([name, piiProcessing.collection]).toEqual([name, way === 'frame' ? 'frame' : 'page']);
          // A word of the receipt ends with the size in brackets.
          for (const word of purpose.approved) expect(scope).toContain(/\((\w+)\)$/.exec(word)?.[1]);
          for (const row of rows) expect(purpose.approved.join()).toContain(`Row ${row}`);
          if (tier !== null) expect(purpose.approved.join()).toContain(`Tier ${tier}`);

          const { apps } = overview.parse((await account('overview')).body);
          const [app] = apps.filter((each) => each.id === id);
          if (app === undefined) throw new Error('The account does not show the application');
          expect([name, [...app.scope].sort()]).toEqual([
            name,
            scope.map((label) => label.toLowerCase()).sort(),
          ]);
          expect(app.until).toBe(shared.body.expiresAt);
          // Only one grant stands, and the answer to this one is what the application may see.
          expect(app.grants.filter(({ withdrawn }) => withdrawn === null)).toHaveLength(1);
          provider.clock.pass(1_000);
        }
      },
    );
  },
);

describe('a token of an earlier choice', () => {
  it('opens nothing once a smaller choice stands, and nothing after the hour', async () => {
    const { provider, share, infer } = await start();
    const large = await share({ rows: [...ROW_IDS], tier: null }, 'page');
    const small = await share({ rows: ['basic'], tier: null }, 'page');
    expect((await infer(large.access, ['Computer vision'])).body.code).toBe('access.revoked');
    expect(partsOf((await infer(small.access, ['Computer vision'])).body.InferenceResult)).toEqual([]);
    provider.clock.pass(HOUR);
    expect((await infer(small.access, ['Computer vision'])).body.code).toBe('access.expired');
  });
});
