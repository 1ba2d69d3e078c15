import { fillText } from '../../common/fill-text.ts';
import { textsIn } from '../facts/texts.ts';
import { languageOf } from '../http/pages.ts';
import { letter, type MailOperator } from './letters.ts';
import type { Mail } from './mail-queue.ts';

interface PasskeyProvider {
  readonly own: MailOperator;
  /** Address of the list of passkeys at /account. */
  readonly accountUrl: string;
}

/** @param device its name; `null` if it is unknown */
export const passkeyMail = (
  to: string,
  device: string | null,
  { own, accountUrl }: PasskeyProvider,
  acceptLanguage: string | null,
): Mail => {
  const language = languageOf(acceptLanguage);
  const texts = { ...textsIn(language).mail.passkey, ...own.mailTexts[language]?.passkey };
  const names = { name: own.name };
  const paragraphs = [fillText(texts.lead, names), ...(device === null ? [] : [device]), texts.warning];
  return letter({ to, subject: fillText(texts.subject, names), language, paragraphs, link: accountUrl }, own);
};
