import { languageOf } from '../languages.ts';
import { definePageFile } from './page-file.ts';
import { plainPage } from './plain-page.ts';
import { PRIVACY_TEXTS } from './privacy-texts.ts';

const file = definePageFile('What each data type means, for people');

/** Target of the widget's Privacy links. The fragment is a data type's id. */
export const privacy = file(
  'privacy',
  '/api/privacy',
  async ({ headers }) => {
    const language = languageOf(headers.get('accept-language'));
    const { title, ...types } = PRIVACY_TEXTS[language];
    const sections = Object.entries(types).map(
      ([id, [name, text]]) => `<h2 id="${id}">${name}</h2>\n<p>${text}</p>`,
    );
    return plainPage({
      language,
      title,
      main: `<main>\n<h1>${title}</h1>\n${sections.join('\n')}\n</main>`,
    });
  },
  { headers: ['accept-language'] },
);
