import { compactVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { overview } from '../../../provider/api/account-shapes.ts';
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
import { startProvider, type TestProvider } from '../support/provider.ts';
import { keySet } from '../support/share.ts';
import { EMAIL, signIn, textOf } from '../support/sign-in.ts';

const OWN_ORIGIN = 'http://localhost:4174';

const start = async () => {
  const provider = await startProvider();
  const { key, id } = await provider.addApp();
  const { token } = await signIn(provider, key);
  const frame = { origin: OWN_ORIGIN, headers: { 'x-embedder': 'https://shop.example' } };
  const inFrame = await signIn(provider, key, EMAIL, frame);
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
          // A call with one item too many gets no scores, and does not use up any item of the grant.
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
          expect([name, [...app.scope].sort()]).toEqual([
            name,
            scope.map((label) => label.toLowerCase()).sort(),
          ]);
          expect(app.until).toBe(shared.body.expiresAt);
          // Only the newest grant is valid.
          expect(app.grants.filter(({ withdrawn }) => withdrawn === null)).toHaveLength(1);
          provider.clock.pass(1_000);
        }
      },
    );
  },
);
