/**
 * The pages' policy forbids `style` attributes in HTML, while React sets the same styles by script. Prerendered HTML has
 * them as `data-style`, each with a rule that applies it (`rulesFor`), until the browser takes the page over.
 */
const MARK = 'data-style';

const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
/** The text of an attribute, out of HTML that React wrote. */
export const decoded = (text: string) =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** HTML without one `style` attribute. */
export const markStyles = (html: string) => html.replace(STYLE_ATTRIBUTE, ` ${MARK}="$1"`);

/** The rules that style what `markStyles` marked, as text of a style sheet. */
export const rulesFor = (markedHtml: string) => {
  const styles = new Set(
    [...markedHtml.matchAll(/ data-style="([^"]*)"/g)].map(([, style = '']) => decoded(style)),
  );
  return [...styles].map((style) => `:root [${MARK}=${JSON.stringify(style)}]{${style}}`).join('');
};

/** Gives the marked elements below `place` the styles that React expects to find. */
export const applyMarkedStyles = (place: Element) => {
  for (const element of place.querySelectorAll<HTMLElement | SVGElement>(`[${MARK}]`)) {
    element.style.cssText = element.getAttribute(MARK) ?? '';
    element.removeAttribute(MARK);
  }
};
