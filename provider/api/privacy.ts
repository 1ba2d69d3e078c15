import { fillText } from '../../common/fill-text.ts';
import { excludedSubjects } from '../facts/excluded-subjects.ts';
import { textsIn } from '../facts/texts.ts';
import { escaped, languageOf } from '../http/pages.ts';
import type { Route } from './call.ts';
import { definePageFile, redirectTo } from './page-files.ts';
import { type Branded, plainPage } from './plain-page.ts';

const file = definePageFile('What each data type means, for people, and who operates the provider');

/** The widget's Privacy links lead here, with a data type's id as the fragment. A person may type `/privacy`. */
export const privacyPages = (own: Branded): readonly Route[] => [
  file(
    'privacy',
    '/api/privacy',
    async ({ headers }) => {
      const language = languageOf(headers.get('accept-language'));
      const { title, types, beyond } = textsIn(language).privacy;
      const subjects = excludedSubjects(language);
      const sections = [
        ...Object.entries(types).map(
          ([id, { name, text }]) => `<h2 id="${id}">${name}</h2>\n<p>${fillText(text, { subjects })}</p>`,
        ),
        `<h2 id="beyond">${beyond.title}</h2>`,
        ...Object.values(beyond.sentences).map((sentence) => `<p>${sentence}</p>`),
        `<h2 id="operator">${escaped(own.name)}</h2>`,
        '<p><a href="/account">/account</a></p>',
      ];
      return plainPage({
        own,
        language,
        title,
        main: sections.join('\n'),
      });
    },
    { headers: ['accept-language'] },
  ),
  file('privacyAddress', '/privacy', async () => redirectTo('/api/privacy'), { isPage: true }),
];
