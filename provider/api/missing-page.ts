import type { Language } from '../../common/languages.ts';
import type { Config } from '../config/config.ts';
import { languageOf } from '../http/languages.ts';
import { Problem } from '../problem.ts';
import { operatorLines } from './operator-lines.ts';
import { plainPage } from './plain-page.ts';
import { problemResponse } from './problem-response.ts';

interface MissingTexts {
  readonly title: string;
  readonly advice: string;
  readonly start: string;
}

const TEXTS: Readonly<Record<Language, MissingTexts>> = {
  en: {
    title: 'There is no page at this address',
    advice: 'Check the address for a typing error.',
    start: 'Start page',
  },
  de: {
    title: 'Unter dieser Adresse gibt es keine Seite',
    advice: 'Prüfen Sie die Adresse auf Tippfehler.',
    start: 'Startseite',
  },
  fr: {
    title: 'Il n’y a aucune page à cette adresse',
    advice: 'Vérifiez que l’adresse ne contient pas de faute de frappe.',
    start: 'Page d’accueil',
  },
  es: {
    title: 'No hay ninguna página en esta dirección',
    advice: 'Comprueba que la dirección esté bien escrita.',
    start: 'Página de inicio',
  },
  'pt-BR': {
    title: 'Não há nenhuma página neste endereço',
    advice: 'Confira se o endereço foi digitado corretamente.',
    start: 'Página inicial',
  },
  it: {
    title: 'A questo indirizzo non c’è nessuna pagina',
    advice: 'Controlla che l’indirizzo sia scritto correttamente.',
    start: 'Pagina iniziale',
  },
  ja: {
    title: 'このアドレスにはページがありません',
    advice: 'アドレスに入力の誤りがないか確認してください。',
    start: 'トップページ',
  },
  'zh-Hans': {
    title: '此网址没有页面',
    advice: '请检查网址是否输入有误。',
    start: '首页',
  },
  ar: {
    title: 'لا توجد صفحة في هذا العنوان',
    advice: 'تحقق من عدم وجود خطأ في كتابة العنوان.',
    start: 'الصفحة الرئيسية',
  },
  hi: {
    title: 'इस पते पर कोई पेज नहीं है',
    advice: 'देखें कि पता लिखने में कोई गलती तो नहीं हुई।',
    start: 'मुख्य पेज',
  },
};

const STYLE = `
h1 { text-wrap: balance; }
.foot { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 1.5rem; padding: 1rem 2rem; font-size: .875rem; overflow-wrap: anywhere; }
`;

const pageFor = (
  own: Pick<Config, 'name' | 'brand' | 'operator'>,
  language: Language,
  start: string | null,
) => {
  const { title, advice, start: startText } = TEXTS[language];
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
