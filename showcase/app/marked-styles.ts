/** The pages' policy forbids `style` in HTML. Until React hydrates it, `data-style` and a rule stand in for each. */
const MARK = 'data-style';

const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
export const decoded = (text: string) =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

export const markStyles = (html: string) => html.replace(STYLE_ATTRIBUTE, ` ${MARK}="$1"`);

export const rulesFor = (markedHtml: string) => {
  const styles = new Set(
    [...markedHtml.matchAll(/ data-style="([^"]*)"/g)].map(([, style = '']) => decoded(style)),
  );
  return [...styles].map((style) => `:root [${MARK}=${JSON.stringify(style)}]{${style}}`).join('');
};

export const applyMarkedStyles = (root: Element) => {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${MARK}]`)) {
    element.style.cssText = element.getAttribute(MARK) ?? '';
    element.removeAttribute(MARK);
  }
};
