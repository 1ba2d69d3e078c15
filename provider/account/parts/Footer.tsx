import { contactLink } from '../../../common/contact-link.ts';
import { useTexts } from '../texts.tsx';

/**
 * The operator's contact and pages. Empty texts are left out; without a privacy policy, the provider's page is linked.
 */
export interface Operator {
  readonly contact: string;
  readonly privacyUrl: string;
  readonly termsUrl: string;
  readonly imprintUrl: string;
}

const contactIn = (contact: string) => {
  const href = contactLink(contact);
  return href === null ? (
    contact
  ) : (
    <a href={href} rel="noreferrer">
      {contact}
    </a>
  );
};

export function Footer({ contact, privacyUrl, termsUrl, imprintUrl }: Operator) {
  const { operator: texts } = useTexts();
  return (
    <footer className="footer">
      {contact !== '' && (
        <span>
          {texts.contact}: <bdi>{contactIn(contact)}</bdi>
        </span>
      )}
      <a href={privacyUrl || '/privacy'} rel="noreferrer">
        {texts.privacy}
      </a>
      {termsUrl !== '' && (
        <a href={termsUrl} rel="noreferrer">
          {texts.terms}
        </a>
      )}
      {imprintUrl !== '' && (
        <a href={imprintUrl} rel="noreferrer">
          {texts.imprint}
        </a>
      )}
    </footer>
  );
}
