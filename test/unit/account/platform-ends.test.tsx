import { expect, it, onTestFinished } from 'vitest';
import { loadLanguage } from '../../../provider/account/locales/load.ts';
import { PlatformRow } from '../../../provider/account/PlatformRow.tsx';
import { LanguageProvider } from '../../../provider/account/texts.tsx';
import type { PlatformView } from '../../../provider/api/account-shapes.ts';
import type { LANGUAGES } from '../../../widget/common/languages.ts';
import { render } from '../../support/render.tsx';

const SHOWN: PlatformView = {
  id: 'facebook',
  since: '2026-11-01T12:00:00.000Z',
  endsAt: '2026-12-31T12:00:00.000Z',
  lists: 'pages',
  entries: 3,
  ending: { when: 'now', with: [] },
  reading: {
    state: 'done',
    text: 'Facebook is read',
    changed: '2026-11-02T12:00:00.000Z',
    waitS: 0,
    isRefused: false,
  },
};

const rowIn = async (language: (typeof LANGUAGES)[number], platform: PlatformView) => {
  const { place, close } = await render(
    <LanguageProvider value={await loadLanguage(language)}>
      <PlatformRow
        platform={platform}
        act={(work) => work()}
        finish={async () => {}}
        onDisconnect={() => {}}
      />
    </LanguageProvider>,
  );
  onTestFinished(close);
  return place.textContent ?? '';
};

it('the account says until when the access to a platform lasts', async () => {
  const text = await rowIn('en', SHOWN);
  expect(text).toMatch(/Access until .*2026/);
  expect(text).toContain('Read again');
});
