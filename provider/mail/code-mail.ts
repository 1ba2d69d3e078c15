import { languageOf } from '../languages.ts';
import { CODE_TEXTS } from './code-texts.ts';
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
  acceptLanguage: string | null,
): Mail => {
  const [forApp, forAccount] = CODE_TEXTS[languageOf(acceptLanguage)];
  const [subject, use, warning] = (place.isAccount ? forAccount : forApp).map((text) =>
    text.replace('{name}', () => place.name).replace('{host}', () => new URL(place.origin).host),
  );
  const text = [digits, '', use, warning, '', boundLine(digits, place), ''].join('\n');
  return { to, subject: subject ?? '', text };
};
