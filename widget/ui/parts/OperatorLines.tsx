import { contactLink } from '../../../common/contact-link.ts';
import type { Operator } from '../../domain/app-facts.ts';
import { named } from '../named.ts';
import { useView } from '../view.ts';

interface NewTabLinkProps {
  readonly href: string;
  /** The subject of the linked page, for a screen reader. */
  readonly name: string;
  readonly part: 'privacy' | 'download';
  readonly children: string;
}

export function NewTabLink({ href, name, part, children }: NewTabLinkProps) {
  const { texts } = useView();
  return (
    <a {...named(part)} href={href} target="_blank" rel="noopener">
      {children} <span className="unseen">{texts('data.newTab', { name })}</span>
    </a>
  );
}

interface OperatorLinesProps extends Operator {
  readonly texts: Readonly<Record<'privacy' | 'terms' | 'imprint', string>> & {
    /** The label of the contact; without it, the contact has no label. */
    readonly contact?: string;
    /** For screen readers: the owner of the page, and that the page opens in a new tab. */
    readonly newTab: string;
  };
}

export function OperatorLines({ contact, privacyUrl, termsUrl, imprintUrl, texts }: OperatorLinesProps) {
  const link = (href: string | null, text: string) => {
    if (!href) return null;
    const isMail = href.startsWith('mailto:');
    // A mail program needs no new tab, but in a frame the policy of the page around can refuse the target of a link.
    const target = isMail && window.parent === window ? undefined : '_blank';
    return (
      <a href={href} target={target} rel="noreferrer">
        {text}
        {!isMail && <span className="unseen"> {texts.newTab}</span>}
      </a>
    );
  };
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
