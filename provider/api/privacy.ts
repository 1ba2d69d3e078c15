import type { Config } from '../config/config.ts';
import { escaped } from '../http/html.ts';
import { languageOf } from '../http/languages.ts';
import { BEYOND_SHARING_TEXTS } from './beyond-sharing-texts.ts';
import type { Route } from './call.ts';
import { operatorLines } from './operator-lines.ts';
import { definePageFile } from './page-file.ts';
import { plainPage } from './plain-page.ts';
import { PRIVACY_TEXTS } from './privacy-texts.ts';

const file = definePageFile('What each data type means, for people, and who operates the provider');

/**
 * Target of the widget's Privacy links. The fragment is a data type's id. `/privacy`, which a person may type, leads
 * there.
 */
export const privacyPages = ({
  operator,
  ...own
}: Pick<Config, 'name' | 'brand' | 'operator'>): readonly Route[] => [
  file(
    'privacy',
    '/api/privacy',
    async ({ headers }) => {
      const language = languageOf(headers.get('accept-language'));
      const { title, ...types } = PRIVACY_TEXTS[language];
      const beyond = BEYOND_SHARING_TEXTS[language];
      const sections = [
        ...Object.entries(types).map(([id, [name, text]]) => `<h2 id="${id}">${name}</h2>\n<p>${text}</p>`),
        `<h2 id="beyond">${beyond.title}</h2>`,
        ...beyond.sentences.map((sentence) => `<p>${sentence}</p>`),
        `<h2 id="operator">${escaped(own.name)}</h2>`,
        ...operatorLines(operator, language),
        '<p><a href="/account">/account</a></p>',
      ];
      return plainPage({
        own,
        language,
        title,
        main: `<main>\n<h1>${title}</h1>\n${sections.join('\n')}\n</main>`,
      });
    },
    { headers: ['accept-language'] },
  ),
  file(
    'privacyAddress',
    '/privacy',
    async () => new Response(null, { status: 303, headers: { Location: '/api/privacy' } }),
    { isPage: true },
  ),
];
