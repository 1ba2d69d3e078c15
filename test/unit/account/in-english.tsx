import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';
import { loadLanguage } from '../../../provider/account/language.ts';
import { type Acting, ActingContext } from '../../../provider/account/Section.tsx';
import { LanguageProvider } from '../../../provider/account/texts.tsx';
import { render } from '../../support/render.tsx';

export const showInEnglish = async (part: ReactElement, acting: Partial<Acting> = {}) => {
  const all: Acting = { act: (work) => work(), finish: async () => {}, done: null, ...acting };
  const language = await loadLanguage('en');
  const page = (inner: ReactElement) => (
    <LanguageProvider value={language}>
      <ActingContext value={all}>{inner}</ActingContext>
    </LanguageProvider>
  );
  const { place, rerender, close } = await render(page(part));
  onTestFinished(close);
  return { place, rerender: (next: ReactElement) => rerender(page(next)) };
};
