import type { Operator } from '../config/config.ts';
import { escaped } from '../http/html.ts';

const link = (rel: string, url: string | null) =>
  url === null ? [] : [`<link rel="${rel}" href="${escaped(url)}">`];

/**
 * Elements for the head of the page at `/authorize`, whose script shows the operator's contact and pages. Empty for an
 * operator without them.
 */
export const operatorHead = ({ contact, privacyUrl, termsUrl, imprintUrl }: Operator): string =>
  [
    ...(contact === null ? [] : [`<meta name="contact" content="${escaped(contact)}">`]),
    ...link('privacy-policy', privacyUrl),
    ...link('terms-of-service', termsUrl),
    ...link('imprint', imprintUrl),
  ]
    .map((element) => `\n${element}`)
    .join('');
