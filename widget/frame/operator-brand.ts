import { createElement } from '../element/create-element.ts';
import { readLogo } from '../element/operator-head.ts';
import { styleSheetOf } from '../element/stylesheet.ts';

const CSS =
  '.brand{display:flex;align-items:center;gap:8px;min-width:0;font-weight:600;font-size:.9375em}.brand img{flex:none;height:24px;max-width:120px;object-fit:contain}.brand span{color:var(--_text);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}';

/** The operator's logo and the provider's name, in place of the dialog's own mark; `null` without a logo. */
export const createBrand = (provider: string): HTMLElement | null => {
  const logo = readLogo();
  if (!logo) return null;
  document.adoptedStyleSheets.push(...styleSheetOf(CSS)(document));
  const picture = createElement('img', { src: logo, alt: '' });
  const name = createElement('span', { dir: 'auto' }, provider);
  return createElement('span', { slot: 'header', class: 'brand' }, picture, name);
};
