import { fillText } from '../../common/fill-text.ts';
import { directionOf, type Language } from '../../common/languages.ts';
import { mail } from '../../common/locales/en.json';
import { operatorTexts } from '../../common/operator-texts.ts';
import type { Config } from '../config/config.ts';
import { escaped, languageOf } from '../http/pages.ts';
import type { Mail } from './mail-queue.ts';

export type MailOperator = Pick<Config, 'name' | 'brand' | 'operator' | 'mailTexts'>;

/** `cid` of the logo in a mail. */
export const LOGO_ID = 'logo';

const TEXTS = import.meta.glob<typeof mail>('./*.json', {
  base: '../../common/locales',
  eager: true,
  import: 'mail',
});

export const textsOfMails = (language: Language): typeof mail => TEXTS[`./${language}.json`] ?? mail;

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly language: Language;
  readonly digits?: string;
  readonly paragraphs: readonly string[];
  /** An address of the provider, below the paragraphs. */
  readonly link?: string;
  readonly lastLine?: string;
}

/** Colours for a dark screen, for the mail programs that use style sheets. */
const styleOf = ({ colors }: MailOperator['brand']) => {
  const [light, dark] = [colors?.light.accent ?? '#0c5a57', colors?.dark.accent ?? '#7accbf'];
  return `:root { color-scheme: light dark; }
body { margin: 0; }
.letter { max-width: 32rem; margin: 0 auto; padding: 24px; font: 16px/1.5 -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
.brand { padding-bottom: 12px; border-bottom: 3px solid ${light}; font-weight: bold; }
.brand img { vertical-align: middle; }
.code { margin: 24px 0; font: bold 32px/1.25 Menlo, Consolas, monospace; letter-spacing: 4px; }
[dir="rtl"] > body .code { text-align: right; }
.letter a { color: ${light}; }
.foot { padding-top: 12px; font-size: 14px; }
@media (prefers-color-scheme: dark) { .brand { border-color: ${dark}; } .letter a { color: ${dark}; } }`;
};

const factsOf = ({ name, operator, mailTexts }: MailOperator, language: Language) => {
  const texts = operatorTexts(language);
  return {
    sentBy: fillText(textsOfMails(language).sentBy, { name }),
    contact: operator.contact === null ? [] : [`${texts.contact}: ${operator.contact}`],
    pages: [
      ...(operator.privacyUrl === null ? [] : [{ text: texts.privacy, url: operator.privacyUrl }]),
      ...(operator.termsUrl === null ? [] : [{ text: texts.terms, url: operator.termsUrl }]),
      ...(operator.imprintUrl === null ? [] : [{ text: texts.imprint, url: operator.imprintUrl }]),
    ],
    footer: mailTexts[language]?.footer?.split('\n') ?? [],
  };
};

const htmlOf = (letter: Letter, own: MailOperator) => {
  const { language, subject, digits, paragraphs, link } = letter;
  const { sentBy, contact, pages, footer } = factsOf(own, language);
  // Mail programs show no SVG picture.
  const logo = own.brand.logo?.type === 'image/png' ? `<img src="cid:${LOGO_ID}" alt="" height="28"> ` : '';
  const anchor = (url: string, text: string) => `<a href="${escaped(url)}">${escaped(text)}</a>`;
  const parts = [
    `<p class="brand">${logo}<bdi>${escaped(own.name)}</bdi></p>`,
    ...(digits === undefined ? [] : [`<p class="code" dir="ltr">${digits}</p>`]),
    ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
    ...(link === undefined ? [] : [`<p>${anchor(link, link)}</p>`]),
    `<p class="foot">${[sentBy, ...contact].map(escaped).join('<br>')}${pages.map(({ text, url }) => `<br>${anchor(url, text)}`).join('')}</p>`,
    ...(footer.length === 0 ? [] : [`<p class="foot">${footer.map(escaped).join('<br>')}</p>`]),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${styleOf(own.brand)}</style>
</head>
<body><div class="letter">
${parts.join('\n')}
</div></body>
</html>
`;
};

/** Writes a mail as plain text and as HTML, with the operator's name, contact and pages. */
export const letter = (given: Letter, own: MailOperator): Mail => {
  const { to, subject, language, digits, paragraphs, link, lastLine } = given;
  const { sentBy, contact, pages, footer } = factsOf(own, language);
  const lines = [
    ...(digits === undefined ? [] : [digits, '']),
    ...paragraphs,
    ...(link === undefined ? [] : ['', link]),
    '',
    sentBy,
    ...contact,
    ...pages.map(({ text, url }) => `${text}: ${url}`),
    ...(footer.length === 0 ? [] : ['', ...footer]),
    ...(lastLine === undefined ? [] : ['', lastLine]),
    '',
  ];
  return { to, subject, text: lines.join('\n'), html: htmlOf(given, own) };
};

export interface CodePlace {
  readonly name: string;
  readonly origin: string;
  /** Origin of the provider's frame in that page; `null` without a frame. */
  readonly frame: string | null;
  /** Whether the code opens the person's own pages at /account. */
  readonly isAccount: boolean;
}

const hostnameOf = (origin: string) => new URL(origin).hostname;

/** Binds the code to its page for mail programs and browsers: https://wicg.github.io/sms-one-time-codes/ */
const boundLine = (digits: string, { origin, frame }: CodePlace) => {
  const embedded = frame === null ? '' : ` @${hostnameOf(frame)}`;
  return `@${hostnameOf(origin)} #${digits}${embedded}`;
};

/** In UTC: no call tells the time zone of the person. */
const clockOf = (time: number) => `${new Date(time).toISOString().slice(11, 16)} UTC`;

/** The digits are in a separate line, so that mail programs and screen readers find them. */
export const codeMail = (
  to: string,
  { digits, expiresAt }: { readonly digits: string; readonly expiresAt: number },
  place: CodePlace,
  own: MailOperator,
  acceptLanguage: string | null,
): Mail => {
  const language = languageOf(acceptLanguage);
  const kind = place.isAccount ? 'account' : 'code';
  const { validity, ...mails } = textsOfMails(language);
  const texts = { ...mails[kind], ...own.mailTexts[language]?.[kind] };
  const names = { name: place.name, host: new URL(place.origin).host };
  const namesProvider = place.name === own.name || texts.subject.includes(own.name);
  const title = fillText(texts.subject, names);
  const given = {
    to,
    // A list of mails and a notification then show the code.
    subject: `${digits}: ${namesProvider ? title : `${title} (${own.name})`}`,
    language,
    digits,
    paragraphs: [
      fillText(texts.lead, names),
      fillText(validity, { until: clockOf(expiresAt) }),
      texts.warning,
    ],
    lastLine: boundLine(digits, place),
  };
  return letter(given, own);
};
