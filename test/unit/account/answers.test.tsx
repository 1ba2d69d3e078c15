import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Interests } from '../../../provider/account/Interests.tsx';
import { loadLanguage } from '../../../provider/account/locales/load.ts';
import { ReceiptDialog } from '../../../provider/account/ReceiptDialog.tsx';
import { LanguageProvider } from '../../../provider/account/texts.tsx';
import type { PlatformView } from '../../../provider/api/account-shapes.ts';
import { render } from '../../support/render.tsx';

const nothing = { interests: [], illustration: null, why: 'nothing' };
const signal = { platform: 'github', kind: 'likes', text: 'raft' };

it('the account shows the answer to its last request, whichever arrives last', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const signals = waiting.length < 2 ? [signal] : [];
    const answer = url.endsWith('/signals') ? { signals } : nothing;
    return new Promise((resolve) => waiting.push(() => resolve(Response.json(answer))));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const language = await loadLanguage('en');
  const page = (platforms: readonly PlatformView[]) => (
    <LanguageProvider value={language}>
      <Interests platforms={platforms} act={(work) => work()} finish={async () => {}} done={null} />
    </LanguageProvider>
  );
  const { place, rerender, close } = await render(page([]));
  onTestFinished(close);
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
  const { place, close } = await render(
    <LanguageProvider value={await loadLanguage('en')}>
      <ReceiptDialog
        grant="grant_1"
        act={(work) => work().catch((error: unknown) => void refusals.push(error))}
        onClose={() => {}}
      />
    </LanguageProvider>,
  );
  onTestFinished(close);
  expect(refusals).toMatchObject([{ isSignedOut: true }]);
  expect(place.querySelector('.problem')).toBeNull();
});
