import { compactVerify, decodeJwt, decodeProtectedHeader } from 'jose';
import { expect, it } from 'vitest';
import { erasePerson } from '../../../provider/api/person.ts';
import { createGrantRows } from '../../../provider/consent/grant-rows.ts';
import { ended, type Receipt } from '../../../provider/consent/receipts.ts';
import { ask } from '../support/ask.ts';
import { type Browser, locationOf, signInOnPage, startOpenId } from '../support/open-id.ts';
import { TERMS } from '../support/operator.ts';
import { createClock, ORIGIN, SECRET, startProvider, type TestProvider } from '../support/provider.ts';
import { approving, keySet, receiptIn, startSharer } from '../support/share.ts';
import { signIn, textOf } from '../support/sign-in.ts';

const notice = {
  language: 'de',
  version: '2.1.7',
  offered: [
    { data: 'Medium', text: 'Grunddaten' },
    { data: 'Large', text: 'Persönlichkeit' },
  ],
};

it('a receipt contains the person, the app, the time, and what was shown, approved and declined', async () => {
  const variables = { PROVIDER_CONTACT: 'help@meadow.example', PROVIDER_JURISDICTION: 'DE' };
  const { provider, id, share } = await startSharer({ variables });
  const { body } = await share({ body: { Info: { ...approving('Medium').Info, notice } } });
  expect(await receiptIn(provider, body.receipt)).toMatchObject({
    schemaVersion: 'ISO/IEC TS 27560:2023',
    recordId: expect.stringMatching(/^receipt_/),
    piiPrincipalId: decodeJwt(String(body.accessToken)).sub,
    piiProcessing: {
      collection: 'page',
      privacyNotice: { language: 'de', version: '2.1.7', offered: [{ data: 'medium' }, { data: 'large' }] },
      purposes: [{ approved: ['Grunddaten (Medium)'], declined: ['Persönlichkeit (Large)'] }],
      globalPrivacyControl: false,
      jurisdiction: 'DE',
      accessEnds: body.expiresAt,
    },
    partyIdentification: [
      { partyId: id, partyName: 'Bookshop', partyUrl: ORIGIN },
      {
        partyName: 'Mosaic',
        partyUrl: 'http://localhost:4174',
        partyContact: 'help@meadow.example',
      },
    ],
    events: [{ eventTime: new Date(provider.clock.now()).toISOString(), eventState: 'consent given' }],
  });
});

it('a receipt says why the app asked, how long it keeps what it gets, when access ends, and what the browser signalled', async () => {
  const { provider, id, share } = await startSharer();
  const terms = {
    ...TERMS,
    purposes: { en: 'Shows books', de: 'Zeigt Bücher' },
    accessDays: 7,
  };
  await provider.apps.set(id, { name: 'Bookshop', terms });
  const asked = { Info: { ...approving('Medium').Info, notice } };
  const { body } = await share({ body: asked, headers: { 'sec-gpc': '1' } });
  expect((await ask(provider, '/.well-known/gpc.json', { origin: null })).body).toMatchObject({ gpc: true });
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
])('a receipt names an approval by its label if the page %s', async (_name, offered, approved, declined) => {
  const { share } = await startSharer();
  const Info = { ...approving('Large', 'Reasons').Info, notice: { ...notice, offered } };
  const { body } = await share({ body: { Info } });
  const { piiProcessing } = Object(decodeJwt(String(body.receipt)));
  expect(piiProcessing.purposes).toMatchObject([{ approved, declined }]);
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
  const [kept] = await provider.rows('receipts');
  const content = await receiptIn(provider, kept?.jws);
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

const ROW = 'Also give Bookshop my e-mail address';
const NOTICE = {
  language: 'en',
  version: '2.1.7',
  offered: [
    { data: 'Medium', text: 'Basic data' },
    { data: 'Reasons', text: 'Why it fits' },
    { data: 'Email', text: ROW },
  ],
};
const KEPT = { approved: ['Basic data (Medium)'], declined: ['Why it fits (Reasons)', `${ROW} (Email)`] };
const GIVEN = { approved: ['Basic data (Medium)', `${ROW} (Email)`], declined: ['Why it fits (Reasons)'] };

const start = async () => {
  const started = await startOpenId();
  const { provider, addressWith } = started;
  const read = async (jws: string) => {
    const receipt: Receipt = await receiptIn(provider, jws);
    const [purpose] = receipt.piiProcessing.purposes;
    return {
      approved: purpose?.approved,
      declined: purpose?.declined,
      events: receipt.events.map(({ eventState }) => eventState),
    };
  };
  const kept = async () => {
    const rows = await provider.database.query
      .selectFrom('receipts')
      .innerJoin('grants', 'grants.id', 'receipts.grant_id')
      .select('jws')
      .orderBy('grants.created_at')
      .execute();
    return Promise.all(rows.map(({ jws }) => read(jws)));
  };
  const again = async (browser: Browser, email: boolean) =>
    signInOnPage(provider, browser, locationOf(await browser.go(addressWith({ prompt: 'consent' }))), {
      email,
      notice: NOTICE,
    });
  return { ...started, read, kept, again };
};

it('the receipt of a sign-in that may give the address says that the address is given, in the words of the switch, and of no application that may not ask', async () => {
  const { signInWith, read, kept } = await start();
  const { shared } = await signInWith({}, { notice: NOTICE });
  expect(await read(textOf(shared, 'receipt'))).toMatchObject(KEPT);
  expect(await kept()).toEqual([{ ...GIVEN, events: ['consent given'] }]);
  const other = await start();
  await other.signInWith({ scope: 'openid interests' }, { notice: NOTICE });
  expect(await other.kept()).toEqual([{ ...KEPT, events: ['consent given'] }]);
});

it('the receipt of a sign-in that may give the address keeps the row when another grant replaces it, which says its own', async () => {
  const { provider, signInWith, again, kept } = await start();
  const { browser } = await signInWith({}, { notice: NOTICE });
  provider.clock.pass(1_000);
  expect((await again(browser, false)).finished.status).toBe(200);
  expect(await kept()).toEqual([
    { ...GIVEN, events: ['consent given', 'consent replaced'] },
    { ...KEPT, events: ['consent given'] },
  ]);
});

it('the receipt of a sign-in that may give the address keeps the row if the grant ends while the receipt with its end is already signed', async () => {
  const { provider, signInWith, kept } = await start();
  await signInWith({}, { notice: NOTICE, email: false });
  const [person] = await provider.rows('people');
  const [grant] = await provider.rows('grants');
  const id = grant?.id ?? '';
  const keep = await provider.grants.addressWriter(person?.id ?? '', id);
  const jws = await provider.grants.receiptOf(person?.id ?? '', id);
  const withdrawn = await provider.receipts.changed([jws], (receipt) =>
    ended(receipt, 'consent withdrawn', provider.clock.now()),
  );
  const rows = createGrantRows(provider.database, provider.clock.now);
  await provider.database.transaction(keep);
  await provider.database.transaction((trx) => rows.end(trx, id, withdrawn));
  expect(await kept()).toEqual([{ ...GIVEN, events: ['consent given', 'consent withdrawn'] }]);
});

it('the receipt of a sign-in that may give the address changes no receipt whose grant has ended meanwhile', async () => {
  const { provider, app, signInWith, kept } = await start();
  await signInWith({}, { notice: NOTICE, email: false });
  const [person] = await provider.rows('people');
  const [grant] = await provider.rows('grants');
  const keep = await provider.grants.addressWriter(person?.id ?? '', grant?.id ?? '');
  await provider.grants.revoke(person?.id ?? '', app.id, grant?.id ?? '');
  await provider.database.transaction(keep);
  expect(await kept()).toEqual([{ ...KEPT, events: ['consent given', 'consent withdrawn'] }]);
});

it('the receipt of a sign-in that may give the address names no words of the switch after the person is deleted', async () => {
  const { provider, signInWith, read } = await start();
  await signInWith({}, { notice: NOTICE });
  const [person] = await provider.rows('people');
  await erasePerson(provider, person?.id ?? '');
  const [last] = await provider.rows('receipts');
  expect(await read(last?.jws ?? '')).toMatchObject({
    approved: ['Medium', 'Email'],
    declined: ['Reasons'],
  });
});
