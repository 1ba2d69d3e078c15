import { expect, it, onTestFinished } from 'vitest';
import { AppCard } from '../../../provider/account/AppCard.tsx';
import { loadLanguage } from '../../../provider/account/locales/load.ts';
import { LanguageProvider } from '../../../provider/account/texts.tsx';
import type { AppAccess } from '../../../provider/api/account-shapes.ts';
import { render } from '../../support/render.tsx';

const APP: AppAccess = {
  id: 'app_shop',
  name: 'Bookshop',
  origin: 'https://shop.example',
  scope: ['small', 'medium'],
  givesAddress: false,
  lasts: false,
  since: '2026-11-22T09:00:00.000Z',
  purpose: null,
  until: '2027-02-20T09:00:00.000Z',
  asked: [],
  grants: [],
};

const textOf = async (change: Partial<AppAccess>) => {
  const { close } = await render(
    <LanguageProvider value={await loadLanguage('en')}>
      <ul>
        <AppCard app={{ ...APP, ...change }} onRevoke={() => {}} onReceipt={() => {}} />
      </ul>
    </LanguageProvider>,
  );
  onTestFinished(close);
  return document.body.textContent;
};

it('the account names the address and lasting access beside the data, where a sign-in gave them', async () => {
  const text = await textOf({ givesAddress: true, lasts: true });
  expect(text).toContain('Your e-mail address');
  expect(text).toContain('It may also ask while you are away.');
});

it('the account says of a grant that a newer one took its place, and not that the person took it back', async () => {
  const grant = { id: 'grant_1', scope: ['medium'], given: APP.since, until: '2027-02-20T09:00:00.000Z' };
  const ended = { ...grant, withdrawn: '2026-11-23T09:00:00.000Z' };
  const replaced = await textOf({ grants: [{ ...ended, replaced: true }] });
  expect(replaced).toContain('Replaced Nov 23');
  expect(replaced).not.toContain('Taken back');
  expect(await textOf({ grants: [{ ...ended, replaced: false }] })).toContain('Taken back Nov 23');
});
