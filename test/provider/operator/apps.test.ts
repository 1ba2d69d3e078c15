import { describe, expect, it } from 'vitest';
import type { Audit } from '../../../provider/operations/audit.ts';
import { createAppActions } from '../../../provider/operator/app-actions.ts';
import { ask } from '../support/ask.ts';
import { startOperator, TERMS } from '../support/operator.ts';
import { ORIGIN } from '../support/provider.ts';
import { startSharing } from '../support/share.ts';

const DAY = 86_400_000;

describe('an operator', () => {
  it('registers an application by the rules of the command line, and sees no key again', async () => {
    const { provider, call, addShop } = await startOperator();
    const { body: added } = await addShop({ redirects: [`${ORIGIN}/callback.html`] });
    expect(added).toEqual({ id: expect.stringMatching(/^app_/), key: expect.stringMatching(/^pk_/) });
    expect((await ask(provider, '/api/app', { key: String(added.key) })).status).toBe(200);
    const { body, text } = await call(`apps/${added.id}`);
    expect(body).toMatchObject({ ...TERMS, name: 'Shop', mode: 'live', suspended: null, webhook: null });
    expect(text).not.toContain(added.key);
    const refused = [
      await addShop({ origins: ['shop.example'] }),
      await addShop({ purposes: {} }),
      await addShop({ redirects: ['https://other.example/'] }),
      await addShop({ strange: 1 }),
    ];
    expect(refused.map((answer) => [answer.status, answer.body.detail])).toEqual([
      [400, expect.stringContaining('shop.example is no origin')],
      [400, 'A live app needs purpose'],
      [400, 'https://other.example/ is on no origin of the app'],
      [400, expect.stringContaining('Wrong or missing')],
    ]);
  });

  it('sets the address that gets the application’s logout tokens', async () => {
    const { provider, call } = await startOperator();
    const { id } = await provider.addApp('test');
    const set = (body: object) => call(`apps/${id}`, { body });
    const shown = async () => (await call(`apps/${id}`)).body;
    const backchannelLogoutUri = 'https://shop.example/logout';
    expect((await set({ backchannelLogoutSessionRequired: true })).status).toBe(400);
    const refused = await set({ backchannelLogoutUri: null, backchannelLogoutSessionRequired: true });
    expect([refused.status, refused.body.detail]).toEqual([
      400,
      'backchannelLogoutSessionRequired goes with backchannelLogoutUri',
    ]);
    expect((await set({ backchannelLogoutSessionRequired: false })).status).toBe(400);
    expect((await set({ backchannelLogoutUri: 'http://shop.example/logout#x' })).status).toBe(400);
    await set({ backchannelLogoutUri, backchannelLogoutSessionRequired: true });
    expect(await shown()).toMatchObject({ backchannelLogoutUri, backchannelLogoutSessionRequired: true });
    const { receivers } = JSON.parse((await call(`receivers?app=${id}`)).text);
    const receiver = {
      app: id,
      name: 'Bookshop',
      kind: 'logout',
      url: backchannelLogoutUri,
      waiting: 0,
      givenUp: 0,
    };
    expect(receivers).toEqual([receiver]);
    await set({ backchannelLogoutUri: `${backchannelLogoutUri}/2` });
    expect(await shown()).toMatchObject({ backchannelLogoutSessionRequired: true });
    const none = { backchannelLogoutUri: null, backchannelLogoutSessionRequired: false };
    expect((await set(none)).status).toBe(200);
    expect(await shown()).toMatchObject({
      backchannelLogoutUri: null,
      backchannelLogoutSessionRequired: false,
    });
    const actions = (await provider.audit.page(Number.MAX_SAFE_INTEGER, 3)).map(({ action }) => action);
    expect(actions).toEqual(['logout.removed', 'logout.set', 'logout.set']);
  });

  it('changes terms and webhook, and a refused value changes nothing', async () => {
    const { call, addShop } = await startOperator();
    const { id } = (await addShop()).body;
    const set = (body: object) => call(`apps/${id}`, { body });
    const redirects = [`${ORIGIN}/back`];
    const { body: first } = await set({
      name: 'Store',
      redirects,
      keepDays: 7,
      webhook: 'https://hooks.example/in',
    });
    expect(first).toEqual({ webhook: 'https://hooks.example/in', secret: expect.stringMatching(/^whsec_/) });
    expect((await set({ webhook: 'ftp://hooks.example', name: 'Other' })).status).toBe(400);
    expect((await set({ accessDays: 0, webhook: null })).status).toBe(400);
    expect((await set({ redirects: ['https://other.example/'], webhook: null })).status).toBe(400);
    expect((await call(`apps/${id}`)).body).toMatchObject({
      name: 'Store',
      keepDays: 7,
      redirects,
      webhook: 'https://hooks.example/in',
    });
    expect((await call('apps/app_none', { body: { name: 'X' } })).body.code).toBe('app.none');
    expect((await call('apps/app_none')).body.code).toBe('app.none');
  });

  it('changes addresses to return to with the entry of the audit log, or not at all', async () => {
    const { provider, addShop } = await startOperator();
    const redirects = [`${ORIGIN}/back`];
    const id = String((await addShop({ redirects })).body.id);
    const audit = { record: () => Promise.reject(new Error('The disk is full')) };
    const webhooks = () => Promise.reject(new Error('No webhook')) as never;
    const { set } = createAppActions({ apps: provider.apps, audit, webhooks }, 'cli:test');
    await expect(set(id, { redirect: [`${ORIGIN}/other`] })).rejects.toThrow('The disk is full');
    expect(await provider.apps.list([id])).toMatchObject([{ redirects }]);
  });

  it('stores no webhook, whose secret would be lost, if the other changes fail', async () => {
    const { provider, addShop } = await startOperator();
    const id = String((await addShop()).body.id);
    const audit: Pick<Audit, 'record'> = {
      record: async (_trx, _actor, { action }) => {
        if (action === 'app.changed') throw new Error('The disk is full');
      },
    };
    const { targets, logoutTargets } = provider;
    const webhooks = () => ({ targets, logoutTargets, allowsPrivate: false });
    const { set } = createAppActions({ apps: provider.apps, audit, webhooks }, 'cli:test');
    const change = { name: 'Store', webhook: 'https://hooks.example/in' };
    await expect(set(id, change)).rejects.toThrow('The disk is full');
    expect(await provider.targets.list(id)).toEqual([]);
    expect(await provider.apps.byId(id)).toMatchObject({ name: 'Shop' });
  });

  it('finds one of 500 applications by a part of its name, an origin or its id, and pages through all', async () => {
    const { provider, call } = await startOperator();
    const ids: string[] = [];
    for (let count = 0; count < 500; count += 1) {
      const origins = [`https://host-${count}.example`];
      provider.clock.pass(count % 3);
      const name = count === 7 ? '100% Wool_en' : `Shop ${count}`;
      ids.push((await provider.apps.add({ name, mode: 'test', origins, redirects: [] })).id);
    }
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: { apps: { id: string }[]; next: string | null } = JSON.parse(
        (await call(`apps?after=${after}`)).text,
      );
      seen.push(...page.apps.map(({ id }) => id));
      after = page.next;
    }
    expect([seen.length, new Set(seen)]).toEqual([500, new Set(ids)]);
    const found = async (search: string) => {
      const { text } = await call(`apps?search=${encodeURIComponent(search)}`);
      return JSON.parse(text).apps.map(({ name }: { name: string }) => name);
    };
    expect(await found('shop 499')).toEqual(['Shop 499']);
    expect(await found('host-33.')).toEqual(['Shop 33']);
    expect(await found(ids[44] ?? '')).toEqual(['Shop 44']);
    expect(await found('0% wool_')).toEqual(['100% Wool_en']);
    expect(await found("' or 1=1 --")).toEqual([]);
    expect((await found('shop')).length).toBe(50);
  });

  it('finds letters beyond ASCII in any case', async () => {
    const { call, addShop } = await startOperator();
    for (const name of ['Ärzte', 'Ёлка', 'Résumé'.normalize('NFD')]) await addShop({ name });
    const found = async (search: string) => {
      const { text } = await call(`apps?search=${encodeURIComponent(search)}`);
      return JSON.parse(text).apps.map(({ name }: { name: string }) => name.normalize('NFC'));
    };
    expect(await found('ärz')).toEqual(['Ärzte']);
    expect(await found('ÄRZ')).toEqual(['Ärzte']);
    expect(await found('ёлк')).toEqual(['Ёлка']);
    expect(await found('RÉSUMÉ')).toEqual(['Résumé']);
  });

  it('pages on when the last application of a page was removed meanwhile', async () => {
    const { provider, call } = await startOperator();
    for (let count = 0; count < 52; count += 1) {
      const origins = [`https://host-${count}.example`];
      await provider.apps.add({ name: `Shop ${count}`, mode: 'test', origins, redirects: [] });
      provider.clock.pass(1);
    }
    const first = JSON.parse((await call('apps')).text);
    await provider.apps.remove(first.apps.at(-1).id);
    const second = JSON.parse((await call(`apps?after=${first.next}`)).text);
    expect(second.apps.map(({ name }: { name: string }) => name)).toEqual(['Shop 1', 'Shop 0']);
    for (const after of ['app_none', '1', '_', `${'9'.repeat(20)}_app`])
      expect((await call(`apps?after=${after}`)).body.code).toBe('request.shape');
  });

  it('is told what is wrong without the dashes of the command line, and with those of a name', async () => {
    const { addShop } = await startOperator();
    const detailOf = async (given: object) => (await addShop(given)).body.detail;
    expect(await detailOf({ keepDays: 0 })).toBe('keepDays must be a number of days from 1 to 36500');
    expect(await detailOf({ origins: ['https://xn--bcher-kva.example/page'] })).toContain(
      'https://xn--bcher-kva.example/page is no origin',
    );
  });

  it.each(['English', '', 'de=fr', 'd', 'de_AT'])('is refused the language %j of a purpose', async (tag) => {
    const { addShop } = await startOperator();
    const { status, body } = await addShop({ purposes: { en: 'Shows books', [tag]: 'Shows more' } });
    expect([status, body.code]).toEqual([400, 'request.shape']);
  });

  it('suspends an application: its key, its people’s sessions and its access tokens are refused, and count again later', async () => {
    const { provider, call, addShop } = await startOperator();
    const { id, key: given } = (await addShop()).body;
    const key = String(given);
    const { infer, accessToken, grants } = await startSharing(provider, key);
    const opened = await accessToken();
    const codes = async () => [
      (await ask(provider, '/api/app', { key })).body.code,
      (await ask(provider, '/api/email/verify', { key, body: { email: 'bo@example.org' } })).body.code,
      (await infer(opened)).body.code,
    ];
    expect(await codes()).toEqual([undefined, undefined, undefined]);
    await call(`apps/${id}/suspend`, { method: 'POST' });
    expect(await codes()).toEqual(['app.suspended', 'app.suspended', 'app.suspended']);
    expect((await call(`apps/${id}`)).body.suspended).toEqual(expect.any(String));
    await call(`apps/${id}/resume`, { method: 'POST' });
    expect(await codes()).toEqual([undefined, undefined, undefined]);
    expect(await grants()).toHaveLength(1);
  });

  it('sees the numbers of each day without a name of a person', async () => {
    const { provider, call, addShop } = await startOperator();
    const { id, key: given } = (await addShop()).body;
    const key = String(given);
    await ask(provider, '/api/app', { key });
    const { share } = await startSharing(provider, key);
    await share();
    await ask(provider, '/api/app', { key, origin: 'https://other.example' });
    await ask(provider, '/api/grants', { key });
    provider.clock.pass(DAY);
    await ask(provider, '/api/app', { key });
    const { body, text } = await call(`apps/${id}`);
    expect(body.days).toEqual([
      { day: '2026-11-22', counts: { opened: 1, codeSent: 1, signedIn: 1, shared: 1, refused: 2 } },
      { day: '2026-11-23', counts: { opened: 1 } },
    ]);
    expect(text).not.toContain('amal');
    provider.clock.pass(30 * DAY);
    expect((await call(`apps/${id}`)).body.days).toEqual([]);
    await provider.apps.remove(String(id));
    expect(await provider.database.query.selectFrom('day_counts').selectAll().execute()).toEqual([]);
  });
});
