import type { Language } from '../../widget/common/languages.ts';
import type { Problem } from '../problem.ts';
import { plainPage } from './plain-page.ts';
import { PROBLEM_TEXTS } from './problem-texts.ts';

/**
 * A refusal for a person's browser, in their language. It shows texts of our own alone: nothing of the request, no link to
 * anywhere.
 */
export const problemPage = ({ code, status }: Problem, language: Language): Response => {
  const { title, stale, advice } = PROBLEM_TEXTS[language];
  return plainPage({
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
