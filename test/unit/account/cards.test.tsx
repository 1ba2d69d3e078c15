import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Footer } from '../../../provider/account/App.tsx';
import { AppCard } from '../../../provider/account/Apps.tsx';
import { Interests } from '../../../provider/account/Interests.tsx';
import { PlatformRow, Platforms } from '../../../provider/account/Platforms.tsx';
import { PreviewDialog, previewRequestIn } from '../../../provider/account/Preview.tsx';
import { ReceiptDialog } from '../../../provider/account/Receipt.tsx';
import type { AppAccess, PlatformView } from '../../../provider/api/account-shapes.ts';
import { ActionDialog } from '../../../provider/kit/Dialog.tsx';
import { showInEnglish } from './in-english.tsx';

const platform = (
  id: string,
  ending: PlatformView['ending'],
  endsAt: string | null = null,
): PlatformView => ({
  id,
  since: '2026-11-22T09:00:00.000Z',
  endsAt,
  lists: '',
  entries: 0,
  ending,
  reading: null,
});

it('the account says until when the access to a platform lasts', async () => {
  const { place } = await showInEnglish(
    <PlatformRow
      platform={platform('facebook', { when: 'now', with: [] }, '2026-12-31T12:00:00.000Z')}
      onDisconnect={() => {}}
    />,
  );
  expect(place.textContent).toMatch(/Access until .*2026/);
});

it.each([
  ['github', { when: 'now', with: [] }, 'it is asked to end the access on its side too'],
  ['youtube', { when: 'together', with: ['gmail'] }, 'the access ends when you disconnect Gmail too'],
  ['linkedin', { when: 'never', with: [] }, 'no way to end the access on its side'],
] as const)('before %s is disconnected, the person reads what happens there', async (id, ending, said) => {
  const { place } = await showInEnglish(
    <Platforms platforms={[platform(id, { ...ending, with: [...ending.with] })]} offers={[]} archives={[]} />,
  );
  await act(async () => place.querySelector<HTMLElement>('.row button')?.click());
  expect(place.querySelector('dialog')?.textContent).toContain(said);
});

const APP: AppAccess = {
  id: 'app_shop',
  name: 'Bookshop',
  logo: null,
  origin: 'https://shop.example',
  scope: ['small', 'medium'],
  givesAddress: false,
  lasts: false,
  leftOut: { platforms: [], topics: [] },
  since: '2026-11-22T09:00:00.000Z',
  purpose: null,
  until: '2027-02-20T09:00:00.000Z',
  asked: [],
  grants: [],
};

const cardOf = async (change: Partial<AppAccess>) => {
  const card = <AppCard app={{ ...APP, ...change }} onRevoke={() => {}} onReceipt={() => {}} />;
  return (await showInEnglish(<ul>{card}</ul>)).place.textContent;
};

it('the account names the address and lasting access beside the data, where a sign-in gave them', async () => {
  const text = await cardOf({ givesAddress: true, lasts: true });
  expect(text).toContain('Your e-mail address');
  expect(text).toContain('It may also ask while you are away.');
  expect(await cardOf({})).not.toMatch(/e-mail|while you are away/);
});

it('the account says until what time an access lasts that the person gave for an hour', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  expect(await cardOf({ until })).toMatch(/Until [^;]+ \d+:\d\d [AP]M; remove/);
});

it('the account says of a grant that a newer one took its place, and not that the person took it back', async () => {
  const grant = { id: 'grant_1', scope: ['medium'], given: APP.since, until: '2027-02-20T09:00:00.000Z' };
  const ended = { ...grant, withdrawn: '2026-11-23T09:00:00.000Z' };
  const replaced = await cardOf({ grants: [{ ...ended, replaced: true }] });
  expect(replaced).toContain('Replaced Nov 23');
  expect(replaced).not.toContain('Taken back');
  expect(await cardOf({ grants: [{ ...ended, replaced: false }] })).toContain('Taken back Nov 23');
});

it('the account shows the answer to its last request, whichever arrives last', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const signals = waiting.length < 2 ? [{ platform: 'github', kind: 'likes', text: 'raft' }] : [];
    const nothing = { interests: [], illustration: null, why: 'nothing' };
    const answer = url.endsWith('/signals') ? { signals } : nothing;
    return new Promise((resolve) => waiting.push(() => resolve(Response.json(answer))));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = (platforms: readonly PlatformView[]) => <Interests platforms={platforms} />;
  const { place, rerender } = await showInEnglish(page([]));
  await rerender(page([]));
  const [first, second, ...later] = waiting;
  await act(async () => {
    for (const answer of later) answer();
  });
  await act(async () => {
    first?.();
    second?.();
  });
  expect(place.textContent).toContain('Nothing is known about your interests yet.');
  expect(place.textContent).not.toContain('raft');
});

it('the account leads to the sign-in if the session has ended before a receipt is opened', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'session.unknown' }, { status: 401 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const refusals: unknown[] = [];
  const { place } = await showInEnglish(<ReceiptDialog grant="grant_1" onClose={() => {}} />, {
    act: (work) => work().catch((error: unknown) => void refusals.push(error)),
  });
  expect(refusals).toMatchObject([{ isSignedOut: true }]);
  expect(place.querySelector('.problem')).toBeNull();
});

it.each([
  ['privacy@acme.example', ['mailto:privacy@acme.example', '/privacy']],
  ['https://acme.example/imprint', ['https://acme.example/imprint', '/privacy']],
  ['Acme & Sons, privacy@acme.example', ['/privacy']],
])('the account shows the contact %s, as a link if all of it is an address', async (contact, addresses) => {
  const { place } = await showInEnglish(<Footer contact={contact} privacyUrl="" termsUrl="" imprintUrl="" />);
  expect(place.textContent).toBe(`Contact: ${contact}Privacy policy`);
  expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(addresses);
});

it.each([
  ['its first field', () => <input aria-label="PIN" name="pin" />, 'pin'],
  ['its heading where it has no field', undefined, 'Delete the account?'],
])('a dialog of the account starts at %s, not at its close button', async (_, fields, start) => {
  await showInEnglish(
    <ActionDialog
      title="Delete the account?"
      lead="Everything is deleted."
      action="Delete"
      {...(fields && { fields })}
      onClose={() => {}}
      onSubmit={async () => {}}
    />,
  );
  const focused = document.activeElement;
  expect(focused?.getAttribute('name') ?? focused?.textContent).toBe(start);
});

it('the link of a page’s dialog shows what that application would get, and no other text is one', async () => {
  const from = [
    { platform: 'youtube', kind: 'follows', text: 'Wetlands', said: 'Because you follow Wetlands' },
  ];
  const rows = [
    { said: 'Environment 96 %', entries: Array(2).fill({ said: 'Environment 96 %', from }) },
    { said: null, entries: [] },
  ];
  const fetched = vi.fn(async (..._: unknown[]) => Response.json({ app: 'Bookshop', rows }));
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  const request = previewRequestIn('#preview=app_shop/Large-tier,Reasons');
  if (request === null) throw new Error('The link is not read');
  const { place } = await showInEnglish(<PreviewDialog request={request} onClose={() => {}} />);
  await vi.waitFor(() => expect(place.textContent).toContain('What Bookshop would get now'));
  // As on the application's card.
  const names = [...place.querySelectorAll('h3')].map((heading) => heading.textContent);
  expect(names).toEqual(['Personality and Preferences', 'Reasons']);
  expect(place.textContent).toContain('Environment 96 %');
  expect(place.textContent).toContain('Because you follow Wetlands (given only with Reasons)');
  expect(place.querySelectorAll('.part li')).toHaveLength(1);
  expect(place.textContent).toContain('Nothing yet');
  expect(JSON.stringify(fetched.mock.calls)).toContain('\\"data\\":\\"Large\\",\\"tier\\":true');
  expect([previewRequestIn('#preview=app_shop'), previewRequestIn('#apps')]).toEqual([null, null]);
});
