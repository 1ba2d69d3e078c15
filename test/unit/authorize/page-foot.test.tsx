import { expect, it, onTestFinished } from 'vitest';
import { LANGUAGES, type Language } from '../../../common/languages.ts';
import { AuthorizePage } from '../../../widget/authorize/AuthorizePage.tsx';
import { ownTextsOf } from '../../../widget/authorize/language.ts';
import type { Operator } from '../../../widget/domain/app-facts.ts';
import { languageFor } from '../../../widget/locales/load.ts';
import { textsOf } from '../../../widget/ui/texts.ts';
import { render } from '../../support/render.tsx';

const ACME: Operator = {
  contact: 'privacy@acme.example',
  privacyUrl: 'https://acme.example/privacy',
  termsUrl: 'https://acme.example/terms',
  imprintUrl: 'https://acme.example/imprint',
};

const IDLE = { cancel: () => {}, giveEmail: () => {}, retry: () => {} };

const linksOf = async (language: Language, operator: Operator) => {
  const state = {
    stage: { at: 'gone' },
    own: ownTextsOf(language),
    lang: language,
    dir: 'ltr',
    provider: 'Acme ID',
    givesEmail: false,
    isRefused: false,
  } as const;
  const { place, close } = await render(
    <AuthorizePage logo="" operator={operator} state={state} actions={IDLE} />,
  );
  onTestFinished(close);
  return [...place.querySelectorAll<HTMLAnchorElement>('footer a')];
};

it('each link at the foot of a sign-in page says that it opens a tab, in the words of the dialog', async () => {
  for (const language of LANGUAGES) {
    const messages = await languageFor(language)?.loadMessages?.();
    const spoken = ` ${textsOf({}, messages?.catalogue)('data.newTab', { name: 'Acme ID' })}`;
    const links = await linksOf(language, ACME);
    expect(links.map(({ target }) => target)).toEqual(['', '_blank', '_blank', '_blank']);
    expect(links.map(({ textContent }) => textContent.endsWith(spoken))).toEqual([false, true, true, true]);
  }
});
