import { OPERATOR_TEXTS } from '../../../widget/common/operator-texts.ts';
import { useTexts } from '../texts.tsx';

/** What the operator says about itself. Empty texts are left out; without a privacy policy there is the provider's page. */
export interface Operator {
  readonly contact: string;
  readonly privacyUrl: string;
  readonly termsUrl: string;
}

export function Footer({ contact, privacyUrl, termsUrl }: Operator) {
  const { tag } = useTexts();
  const texts = OPERATOR_TEXTS[tag];
  return (
    <footer className="footer">
      {contact !== '' && (
        <span>
          {texts.contact}: <bdi>{contact}</bdi>
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
    </footer>
  );
}
