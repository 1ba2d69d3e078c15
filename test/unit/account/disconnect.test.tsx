import { act } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { loadLanguage } from '../../../provider/account/locales/load.ts';
import { Platforms } from '../../../provider/account/Platforms.tsx';
import { LanguageProvider } from '../../../provider/account/texts.tsx';
import type { PlatformView } from '../../../provider/api/account-shapes.ts';
import type { LANGUAGES } from '../../../widget/common/languages.ts';
import { render } from '../../support/render.tsx';

const platform = (id: string, ending: PlatformView['ending']): PlatformView => ({
  id,
  since: '2026-11-22T09:00:00.000Z',
  endsAt: null,
  lists: '',
  entries: 0,
  ending,
  reading: null,
});

/** The platform's name, its state, and the English question before disconnecting. */
const CASES: readonly (readonly [string, PlatformView, string])[] = [
  ['GitHub', platform('github', { when: 'now', with: [] }), 'it is asked to end the access on its side too'],
  [
    'YouTube',
    platform('youtube', { when: 'together', with: ['gmail'] }),
    'the access ends when you disconnect Gmail too',
  ],
  ['LinkedIn', platform('linkedin', { when: 'never', with: [] }), 'no way to end the access on its side'],
];

/** Presses "Disconnect" of the only platform, and returns the question. */
const askedIn = async (language: (typeof LANGUAGES)[number], shown: PlatformView): Promise<string> => {
  const { place, close } = await render(
    <LanguageProvider value={await loadLanguage(language)}>
      <Platforms
        platforms={[shown]}
        offers={[]}
        archives={[]}
        act={(work) => work()}
        finish={async () => {}}
        done={null}
      />
    </LanguageProvider>,
  );
  onTestFinished(close);
  await act(async () => place.querySelector<HTMLElement>('.row button')?.click());
  return place.querySelector('dialog')?.textContent ?? '';
};

it.each(CASES)('before %s is disconnected, the person reads what happens there', async (_, shown, said) => {
  expect(await askedIn('en', shown)).toContain(said);
});
