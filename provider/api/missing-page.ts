import type { Language } from '../../common/languages.ts';
import type { Config } from '../config/config.ts';
import { languageOf } from '../http/languages.ts';
import { Problem } from '../problem.ts';
import { operatorLines, pageTexts, plainPage } from './plain-page.ts';
import { problemResponse } from './problem-response.ts';

const STYLE = `
h1 { text-wrap: balance; }
.foot { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 1.5rem; padding: 1rem 2rem; font-size: .875rem; overflow-wrap: anywhere; }
`;

const pageFor = (
  own: Pick<Config, 'name' | 'brand' | 'operator'>,
  language: Language,
  start: string | null,
) => {
  const { title, advice, start: startText } = pageTexts(language).missing;
  const link = start === null ? '' : `\n<p><a href="${start}">${startText}</a></p>`;
  const lines = operatorLines(own.operator, language).join('\n');
  return plainPage({
    own,
    language,
    status: 404,
    title,
    style: STYLE,
    main: `<main class="centred">
<h1>${title}</h1>
<p>${advice}</p>${link}
</main>${lines === '' ? '' : `\n<footer class="foot">\n${lines}\n</footer>`}`,
  });
};

/**
 * The answer for an unknown address: a page for a browser that opens it, in the person's language, and a problem
 * document for programs. It shows nothing from the request.
 * @param start path of the page to begin at; `null` if there is none
 */
export const missingAnswer = (
  { method, headers }: Request,
  own: Pick<Config, 'name' | 'brand' | 'operator'>,
  start: string | null,
): Response => {
  const isOpened = method === 'GET' || method === 'HEAD';
  // A browser accepts HTML when a person opens an address, but not for calls of a script.
  const wantsPage = isOpened && /\btext\/html\b/i.test(headers.get('accept') ?? '');
  const answer = wantsPage
    ? pageFor(own, languageOf(headers.get('accept-language')), start)
    : problemResponse(new Problem('request.path'));
  answer.headers.append('Vary', 'Accept, Accept-Language');
  return answer;
};
