import { fillText } from '../../common/fill-text.ts';
import { languageOf } from '../http/languages.ts';
import { letter, type MailOperator, textsOfMails } from './letter.ts';
import type { Mail } from './mail-queue.ts';

/** The page where a code is typed. */
export interface CodePlace {
  /** Name of the application, or of the provider. */
  readonly name: string;
  /** Origin of the page. */
  readonly origin: string;
  /** Origin of the provider's frame in that page; `null` without a frame. */
  readonly frame: string | null;
  /** Whether the code opens the person's own pages at /account. */
  readonly isAccount: boolean;
}

const hostnameOf = (origin: string) => new URL(origin).hostname;

/**
 * The last line binds the code to its page, so that mail programs and browsers offer it there only:
 * https://wicg.github.io/sms-one-time-codes/
 */
const boundLine = (digits: string, { origin, frame }: CodePlace) => {
  const embedded = frame === null ? '' : ` @${hostnameOf(frame)}`;
  return `@${hostnameOf(origin)} #${digits}${embedded}`;
};

/** @param digits in a separate line, so that mail programs and screen readers find them */
export const codeMail = (
  to: string,
  digits: string,
  place: CodePlace,
  own: MailOperator,
  acceptLanguage: string | null,
): Mail => {
  const language = languageOf(acceptLanguage);
  const kind = place.isAccount ? 'account' : 'code';
  const texts = { ...textsOfMails(language)[kind], ...own.mailTexts[language]?.[kind] };
  const names = { name: place.name, host: new URL(place.origin).host };
  const namesProvider = place.name === own.name || texts.subject.includes(own.name);
  const title = fillText(texts.subject, names);
  const given = {
    to,
    subject: namesProvider ? title : `${title} (${own.name})`,
    language,
    digits,
    paragraphs: [fillText(texts.lead, names), texts.warning],
    lastLine: boundLine(digits, place),
  };
  return letter(given, own);
};
