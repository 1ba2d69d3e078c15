import { describe, expect, it } from 'vitest';
import { overview } from '../../provider/api/account-shapes.ts';
import { type SharingAccount, startSharingAccount } from './support/account.ts';
import { textOf } from './support/sign-in.ts';

const appsOf = async ({ account }: Pick<SharingAccount, 'account'>) =>
  overview.parse((await account('overview')).body).apps;

const TERMS = {
  purposes: { en: 'Shows books' },
  privacyUrl: null,
  keepDays: null,
  contact: null,
  accessDays: 2,
};

describe('access of an application, at /account', () => {
  it('has a purpose, an end, and the days on which it asked with the number of items', async () => {
    const started = await startSharingAccount();
    const { provider, id, share, infer } = started;
    await provider.apps.set(id, { name: 'Bookshop', terms: TERMS });
    const opened = textOf(await share(), 'accessToken');
    await infer(opened);
    await infer(opened, { body: { Input: ['Night trains'] } });
    const [app] = await appsOf(started);
    expect(app).toMatchObject({
      purpose: 'Shows books',
      until: new Date(provider.clock.now() + 2 * 86_400_000).toISOString(),
      asked: [{ last: new Date(provider.clock.now()).toISOString(), items: 3 }],
    });
    expect(JSON.stringify(app)).not.toContain('Night trains');
  });

  it('is over once its end has come', async () => {
    const started = await startSharingAccount();
    const { provider, id, share } = started;
    await provider.apps.set(id, { name: 'Bookshop', terms: { ...TERMS, accessDays: 1 } });
    await share();
    await provider.database.query.updateTable('grants').set({ ends_at: provider.clock.now() }).execute();
    const [app] = await appsOf(started);
    expect([app?.until, app?.scope]).toEqual([null, []]);
  });
});
