import { contactLink } from '../../common/contact-link.ts';
import type { Language } from '../../common/languages.ts';
import { operatorTexts } from '../../common/operator-texts.ts';
import type { Operator } from '../config/config.ts';
import { escaped } from '../http/html.ts';

const link = (url: string | null, text: string) =>
  url === null ? [] : [`<p><a href="${escaped(url)}" rel="noreferrer">${text}</a></p>`];

const contactIn = (contact: string) => {
  const href = contactLink(contact);
  const text = `<bdi>${escaped(contact)}</bdi>`;
  return href === null ? text : `<a href="${escaped(href)}" rel="noreferrer">${text}</a>`;
};

/** Paragraphs of HTML with the operator's contact and pages; empty for an operator without them. */
export const operatorLines = (
  { contact, privacyUrl, termsUrl, imprintUrl }: Operator,
  language: Language,
): readonly string[] => {
  const texts = operatorTexts(language);
  return [
    ...(contact === null ? [] : [`<p>${texts.contact}: ${contactIn(contact)}</p>`]),
    ...link(privacyUrl, texts.privacy),
    ...link(termsUrl, texts.terms),
    ...link(imprintUrl, texts.imprint),
  ];
};
