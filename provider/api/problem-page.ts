import type { Language } from '../../common/languages.ts';
import type { Problem } from '../problem.ts';
import type { Branded } from './brand.ts';
import { pageTexts, plainPage } from './plain-page.ts';
import { proofPage } from './proof-page.ts';

/**
 * A refusal for a person's browser, in their language. It shows the operator's name and constant texts: nothing from
 * the request, and no link.
 */
export const problemPage = (problem: Problem, language: Language, own: Branded): Response => {
  const { code, status } = problem;
  if (code === 'authorize.proof') return proofPage(problem, language, own);
  const { signIn, signOut, notConnected } = pageTexts(language);
  const { title, stale, advice } = code.startsWith('authorize.')
    ? {
        title: (code === 'authorize.logout' ? signOut : signIn).refused,
        stale: '',
        advice: code === 'authorize.limit' ? signIn.crowded : signIn.advice,
      }
    : notConnected;
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
