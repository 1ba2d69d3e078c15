import { contactLink } from '../../common/contact-link.ts';
import type { Operator } from '../../domain/app-facts.ts';

interface OperatorLinesProps extends Operator {
  /** `contact` names the contact; without it the contact stands alone. */
  readonly texts: Readonly<Record<'privacy' | 'terms' | 'imprint', string>> & { readonly contact?: string };
}

// A mail program needs no new tab, but in a frame the policy of the page around can refuse the target of a link.
const targetOf = (href: string) =>
  href.startsWith('mailto:') && window.parent === window ? undefined : '_blank';

/** Contact and pages of the provider's operator, as far as it has them. */
export function OperatorLines({ contact, privacyUrl, termsUrl, imprintUrl, texts }: OperatorLinesProps) {
  const link = (href: string | null, text: string) =>
    href && (
      <a href={href} target={targetOf(href)} rel="noreferrer">
        {text}
      </a>
    );
  return (
    <>
      {contact && (
        <span>
          {texts.contact && `${texts.contact}: `}
          <bdi>{link(contactLink(contact), contact) ?? contact}</bdi>
        </span>
      )}
      {link(privacyUrl, texts.privacy)}
      {link(termsUrl, texts.terms)}
      {link(imprintUrl, texts.imprint)}
    </>
  );
}
