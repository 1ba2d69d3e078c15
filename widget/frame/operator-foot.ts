/** The operator's contact and pages at the foot of the dialog, in the slot that a host's page has for its own. */
import { contactLink } from '../common/contact-link.ts';
import { directionOf, preferredLanguage } from '../common/languages.ts';
import { OPERATOR_TEXTS } from '../common/operator-texts.ts';
import { createElement } from '../element/create-element.ts';
import { readOperator } from '../element/operator-head.ts';

const CSS =
  '.operator{display:flex;flex-wrap:wrap;justify-content:center;gap:0 16px}.operator>*{min-width:0;padding-block:4px}.operator a{color:inherit;text-underline-offset:3px}.operator a:focus-visible{outline:2px solid var(--_focus);outline-offset:2px}';

/** In a frame, the policy of the page around can refuse the target of a link, so each link opens a new window. */
const linkTo = (href: string, text: string) =>
  createElement('a', { href, target: '_blank', rel: 'noreferrer' }, text);

/**
 * Adds the foot; an operator without contact and pages has none.
 * @param language returns the tag of the dialog's texts
 * @returns applies the present language
 */
export const createOperatorFoot = (stage: HTMLElement, language: () => string): (() => void) => {
  const { contact, privacyUrl, termsUrl, imprintUrl } = readOperator();
  if ((contact ?? privacyUrl ?? termsUrl ?? imprintUrl) === null) return () => {};
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets.push(sheet);
  const foot = createElement('div', { slot: 'legal', class: 'operator' });
  stage.append(foot);
  return () => {
    const lang = preferredLanguage([language()]);
    const texts = OPERATOR_TEXTS[lang];
    foot.lang = lang;
    foot.dir = directionOf(lang);
    foot.replaceChildren();
    if (contact !== null) {
      const href = contactLink(contact);
      const line = createElement('bdi', {}, href === null ? contact : linkTo(href, contact));
      foot.append(createElement('span', {}, `${texts.contact}: `, line));
    }
    if (privacyUrl !== null) foot.append(linkTo(privacyUrl, texts.privacy));
    if (termsUrl !== null) foot.append(linkTo(termsUrl, texts.terms));
    if (imprintUrl !== null) foot.append(linkTo(imprintUrl, texts.imprint));
  };
};
