import { compactVerify, decodeJwt, decodeProtectedHeader } from 'jose';
import { expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { createClock, ORIGIN, SECRET, startProvider, type TestProvider } from '../support/provider.ts';
import { approving, keySet, startSharer } from '../support/share.ts';
import { signIn } from '../support/sign-in.ts';

const notice = {
  language: 'de',
  version: '2.1.7',
  offered: [
    { data: 'Medium', text: 'Grunddaten' },
    { data: 'Large', text: 'Persönlichkeit' },
  ],
};

it('a receipt contains the person, the app, the time, and what was shown, approved and declined', async () => {
  const { provider, id, share } = await startSharer();
  const { body } = await share({ body: { Info: { ...approving('Medium').Info, notice } } });
  const { payload } = await compactVerify(String(body.receipt), await keySet(provider, 'receipt-keys'));
  expect(JSON.parse(new TextDecoder().decode(payload))).toMatchObject({
    schemaVersion: 'ISO/IEC TS 27560:2023',
    recordId: expect.stringMatching(/^receipt_/),
    piiPrincipalId: decodeJwt(String(body.accessToken)).sub,
    piiProcessing: {
      collection: 'page',
      privacyNotice: { language: 'de', version: '2.1.7', offered: [{ data: 'medium' }, { data: 'large' }] },
      purposes: [{ approved: ['Grunddaten (Medium)'], declined: ['Persönlichkeit (Large)'] }],
      globalPrivacyControl: false,
      jurisdiction: null,
      accessEnds: body.expiresAt,
    },
    partyIdentification: [
      { partyId: id, partyName: 'Bookshop', partyUrl: ORIGIN },
      { partyName: 'Mosaic', partyUrl: 'http://localhost:4174' },
    ],
    events: [{ eventTime: new Date(provider.clock.now()).toISOString(), eventState: 'consent given' }],
  });
});

it('a receipt says why the app asked, how long it keeps what it gets, when access ends, and what the browser signalled', async () => {
  const { provider, id, share } = await startSharer();
  const terms = {
    purposes: { en: 'Shows books', de: 'Zeigt Bücher' },
    privacyUrl: 'https://shop.example/privacy',
    keepDays: 30,
    contact: 'privacy@shop.example',
    accessDays: 7,
  };
  await provider.apps.set(id, { name: 'Bookshop', terms });
  const asked = { Info: { ...approving('Medium').Info, notice } };
  const { body } = await share({ body: asked, headers: { 'sec-gpc': '1' } });
  const ends = new Date(provider.clock.now() + 7 * 86_400_000).toISOString();
  expect(body.expiresAt).toBe(ends);
  expect(decodeJwt(String(body.receipt))).toMatchObject({
    piiProcessing: {
      purposes: [
        {
          description: 'Zeigt Bücher',
          privacyPolicy: 'https://shop.example/privacy',
          retentionDays: 30,
        },
      ],
      globalPrivacyControl: true,
      accessEnds: ends,
    },
    partyIdentification: [{ partyContact: 'privacy@shop.example' }, {}],
  });
});

it.each([
  ['leaves out the row', [{ data: 'Small', text: 'One score' }], ['Large', 'Reasons'], ['One score (Small)']],
  ['shows no row', [], ['Large', 'Reasons'], []],
  ['says that the row is a tier', [{ data: 'Large', text: 'Gold', tier: true }], ['Large', 'Reasons'], []],
])(
  'a receipt names each approval by its label if the page %s',
  async (_name, offered, approved, declined) => {
    const { share } = await startSharer();
    const Info = { ...approving('Large', 'Reasons').Info, notice: { ...notice, offered } };
    const { body } = await share({ body: { Info } });
    const { piiProcessing } = Object(decodeJwt(String(body.receipt)));
    expect(piiProcessing.purposes).toMatchObject([{ approved, declined }]);
  },
);

it('a receipt says nothing is declined that a tier opens, and adds nothing to the words of a tier that no row contradicts', async () => {
  const { share } = await startSharer();
  const wordsAfter = async (offered: readonly unknown[]) => {
    const confirmations = [{ data: 'Large', date: '2026-11-22', tier: true }];
    const { body } = await share({ body: { Info: { confirmations, notice: { ...notice, offered } } } });
    const [{ approved, declined }] = Object(decodeJwt(String(body.receipt))).piiProcessing.purposes;
    return { approved, declined };
  };
  const rows = ['Medium', 'Large', 'Traits'].map((data) => ({ data, text: `Row ${data}` }));
  expect(await wordsAfter(rows)).toEqual({
    approved: ['Row Large (Large)', 'Traits'],
    declined: ['Row Medium (Medium)'],
  });
  expect(await wordsAfter([{ data: 'Large', text: 'Gold', tier: true }])).toEqual({
    approved: ['Gold (Large)'],
    declined: [],
  });
});

it('a receipt names the operator as the processor, by the name and the contact that people see', async () => {
  const variables = {
    PROVIDER_NAME: 'Meadow',
    PROVIDER_CONTACT: 'help@meadow.example',
    PROVIDER_JURISDICTION: 'DE',
  };
  const { share } = await startSharer({ variables });
  const { body } = await share();
  const { partyIdentification, piiProcessing } = Object(decodeJwt(String(body.receipt)));
  expect(partyIdentification[1]).toMatchObject({
    partyName: 'Meadow',
    partyContact: 'help@meadow.example',
  });
  expect(piiProcessing.jurisdiction).toBe('DE');
});

it('a receipt stays the person’s when its application is removed, and loses its personal data when they are deleted', async () => {
  const { provider, id, share } = await startSharer();
  const { body } = await share();
  await provider.apps.remove(id);
  const other = await provider.addApp();
  const { token } = await signIn(provider, other.key);
  const person = (call: string) => ask(provider, `/api/person/${call}`, { key: other.key, token, body: {} });
  expect((await person('export')).body).toMatchObject({
    grants: [],
    formerReceipts: [body.receipt],
  });
  expect((await person('delete')).body).toEqual({ receiptsKept: 1 });
  const [kept] = await provider.database.query.selectFrom('receipts').selectAll().execute();
  const { payload } = await compactVerify(kept?.jws ?? '', await keySet(provider, 'receipt-keys'));
  const content = JSON.parse(new TextDecoder().decode(payload));
  expect(content).not.toHaveProperty('piiPrincipalId');
  expect(content.partyIdentification[0].partyId).toBe(id);
  expect(content.events.at(-1).eventState).toBe('consent withdrawn');
});

it('a receipt can be verified after its secret is gone; a token of that secret cannot', async () => {
  const { provider, share, infer } = await startSharer();
  const { body } = await share();
  const { database } = provider.config;
  const restart = (PROVIDER_SECRET: string) =>
    startProvider({
      clock: createClock(provider.clock.now()),
      variables: {
        DATABASE_URL: `file:${database.kind === 'sqlite' ? database.file : ''}`,
        PROVIDER_SECRET,
      },
    });
  const next = 'the secret that comes next and is also long enough';
  const both = await restart(`${next},${SECRET}`);
  const ask5 = (on: TestProvider) =>
    ask(on, '/api/inference', { token: String(body.accessToken), origin: null, body: { Input: [] } });
  expect((await ask5(both)).status).toBe(200);
  const rotated = await restart(next);
  expect((await ask5(rotated)).body.code).toBe('access.unknown');
  const { kid } = decodeProtectedHeader(String(body.receipt));
  await expect(compactVerify(String(body.receipt), await keySet(rotated, 'jwks'))).rejects.toThrow();
  const verified = await compactVerify(String(body.receipt), await keySet(rotated, 'receipt-keys'));
  expect(verified.protectedHeader.kid).toBe(kid);
  expect((await infer(String(body.accessToken))).status).toBe(200);
});
