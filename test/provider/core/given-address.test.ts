import { compactVerify } from 'jose';
import { expect, it } from 'vitest';
import { erasePerson } from '../../../provider/api/person.ts';
import { createGrantRows } from '../../../provider/consent/grant-rows.ts';
import { ended, type Receipt } from '../../../provider/consent/receipt.ts';
import { type Browser, locationOf, signInOnPage, silentIn, startOpenId } from '../support/open-id.ts';
import { keySet } from '../support/share.ts';
import { textOf } from '../support/sign-in.ts';

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
  const keys = await keySet(provider, 'receipt-keys');
  const read = async (jws: string) => {
    const receipt: Receipt = JSON.parse(new TextDecoder().decode((await compactVerify(jws, keys)).payload));
    const [purpose] = receipt.piiProcessing.purposes;
    return {
      approved: purpose?.approved,
      declined: purpose?.declined,
      events: receipt.events.map(({ eventState }) => eventState),
    };
  };
  /** The content of the stored receipts, oldest first. */
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

it('the receipt of a sign-in that may give the address says that the address is given, in the words of the switch', async () => {
  const { signInWith, read, kept } = await start();
  const { shared } = await signInWith({}, { notice: NOTICE });
  expect(await read(textOf(shared, 'receipt'))).toMatchObject(KEPT);
  expect(await kept()).toEqual([{ ...GIVEN, events: ['consent given'] }]);
});

it('the receipt of a sign-in that may give the address says so of an application that may not ask for it, whatever the page sends', async () => {
  const { signInWith, kept } = await start();
  await signInWith({ scope: 'openid interests' }, { notice: NOTICE });
  expect(await kept()).toEqual([{ ...KEPT, events: ['consent given'] }]);
});

it('the receipt of a sign-in that may give the address says it once, however often the same grant signs in', async () => {
  const started = await start();
  const { browser } = await started.signInWith({}, { notice: NOTICE });
  const written = () => started.provider.database.query.selectFrom('receipts').select('updated_at').execute();
  const first = await written();
  started.provider.clock.pass(1_000);
  expect(await silentIn(started, browser)).toHaveProperty('code');
  expect(await silentIn(started, browser)).toHaveProperty('code');
  expect(await written()).toEqual(first);
  expect(await started.kept()).toEqual([{ ...GIVEN, events: ['consent given'] }]);
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
  const [person] = await provider.database.query.selectFrom('people').select('id').execute();
  const [grant] = await provider.database.query.selectFrom('grants').select('id').execute();
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

it('the receipt of a sign-in that may give the address says after the person is deleted what was given while the deletion began', async () => {
  const { provider, signInWith, read } = await start();
  await signInWith({}, { notice: NOTICE, email: false });
  const [person] = await provider.database.query.selectFrom('people').select('id').execute();
  const [grant] = await provider.database.query.selectFrom('grants').select('id').execute();
  const keep = await provider.grants.addressWriter(person?.id ?? '', grant?.id ?? '');
  const finalReceiptsWriter = async (personId: string) => {
    const keepFinal = await provider.grants.finalReceiptsWriter(personId);
    await provider.database.transaction(keep);
    return keepFinal;
  };
  const grants = { ...provider.grants, finalReceiptsWriter };
  expect(await erasePerson({ ...provider, grants }, person?.id ?? '')).toBe(1);
  const rows = await provider.database.query.selectFrom('receipts').selectAll().execute();
  expect(rows).toMatchObject([{ person_id: null }]);
  expect(await read(rows[0]?.jws ?? '')).toEqual({
    approved: ['Medium', 'Email'],
    declined: ['Reasons'],
    events: ['consent given', 'consent withdrawn'],
  });
});
