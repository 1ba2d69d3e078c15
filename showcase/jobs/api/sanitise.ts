import createPurify, { type DOMPurify } from 'dompurify';
import { linkable } from './job.ts';

const TAGS = 'p br strong b em i u ul ol li h2 h3 h4 blockquote a'.split(' ');

/** A separate instance: hooks on the shared one would affect every other user of the library. */
const purifyFor = (window: Window & typeof globalThis): DOMPurify => {
  const purify = createPurify(window);
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.localName !== 'a') return;
    if (linkable(node.getAttribute('href')) === '') return node.removeAttribute('href');
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  });
  return purify;
};

let own: DOMPurify | undefined;

/** Returns nodes, because sanitised text that is parsed again could mutate into active content. */
export const sanitise = (html: string): DocumentFragment => {
  own ??= purifyFor(window);
  return own.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
};
