import type { Language } from '../../widget/common/languages.ts';
import type { Problem } from '../problem.ts';
import { AUTHORIZE_TEXTS } from './authorize-texts.ts';
import type { Branded } from './brand.ts';
import { plainPage } from './plain-page.ts';
import { PROBLEM_TEXTS } from './problem-texts.ts';

/**
 * A refusal for a person's browser, in their language. It shows the operator's name and constant texts: nothing from
 * the request, and no link.
 */
export const problemPage = ({ code, status }: Problem, language: Language, own: Branded): Response => {
  const { refused, refusedOut, advice: startAgain } = AUTHORIZE_TEXTS[language];
  const { title, stale, advice } = code.startsWith('authorize.')
    ? { title: code === 'authorize.logout' ? refusedOut : refused, stale: '', advice: startAgain }
    : PROBLEM_TEXTS[language];
  return plainPage({
    own,
    language,
    status,
    title,
    main: `<main class="centred">
<h1>${title}</h1>
<p>${code === 'state.stale' ? `${stale} ${advice}` : advice}</p>
<code>${code}</code>
</main>`,
  });
};
