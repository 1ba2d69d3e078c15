// Finds controls by their accessible name. It is sent to the page unchanged, before the first query, so it is plain
// JavaScript.
const plain = (text) => text.replace(/\s+/g, ' ').trim();

const textOf = (node) => {
  if (node instanceof node.ownerDocument.defaultView.Text) return node.data;
  if (node.ariaHidden === 'true') return '';
  const given = node.assignedNodes?.() ?? [];
  return [...(given.length > 0 ? given : node.childNodes)]
    .filter(({ nodeType }) => nodeType === Node.ELEMENT_NODE || nodeType === Node.TEXT_NODE)
    .map(textOf)
    .join(' ');
};

const nameOf = (element) => {
  const named = (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => id && element.getRootNode().getElementById(id))
    .filter(Boolean);
  const labels = named.length > 0 ? named : [...(element.labels ?? [])];
  return plain(element.ariaLabel ?? (labels.length > 0 ? labels : [element]).map(textOf).join(' '));
};

const allBelow = (root, x = 0, y = 0) =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    const inner = element.shadowRoot ?? element.contentDocument;
    if (!inner) return [{ element, x, y }];
    const box = element.getBoundingClientRect();
    const [left, top] = element.contentDocument ? [x + box.left, y + box.top] : [x, y];
    return [{ element, x, y }, ...allBelow(inner, left, top)];
  });

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=button], [role=switch], [role=checkbox], [tabindex]';
const isNamed = (element, wanted) =>
  typeof wanted === 'string' ? nameOf(element) === wanted : new RegExp(wanted.pattern).test(nameOf(element));

const frameDone = () => new Promise(requestAnimationFrame);
const middleOf = ({ element, x, y }) => {
  const box = element.getBoundingClientRect();
  return { x: x + box.left + box.width / 2, y: y + box.top + box.height / 2 };
};

const metAt = (place, root = document) => {
  const met = root.elementFromPoint(place.x, place.y);
  if (met?.contentDocument) {
    const { left, top } = met.getBoundingClientRect();
    return metAt({ x: place.x - left, y: place.y - top }, met.contentDocument);
  }
  return met?.shadowRoot && met.shadowRoot !== root ? metAt(place, met.shadowRoot) : met;
};

const isWithin = (element, outer) => {
  for (let at = element; at; at = at.assignedSlot ?? at.parentNode ?? at.host) if (at === outer) return true;
  return element instanceof element.ownerDocument.defaultView.HTMLLabelElement && element.control === outer;
};

/** The middle of the control with this name, once it no longer moves and is uncovered; `null` otherwise. */
window.placeOf = async (wanted) => {
  // Before the style sheets are loaded, the page has another layout.
  if (document.readyState !== 'complete') return null;
  for (const found of allBelow(document)) {
    const { element } = found;
    if (!element.matches(CONTROLS) || !isNamed(element, wanted)) continue;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const place = middleOf(found);
    await frameDone();
    await frameDone();
    const later = middleOf(found);
    const rests = Math.hypot(later.x - place.x, later.y - place.y) < 1;
    const met = metAt(place);
    if (rests && met && isWithin(met, element)) return place;
  }
  return null;
};

window.controlNames = () =>
  allBelow(document)
    .filter(({ element }) => element.matches(CONTROLS) && element.checkVisibility())
    .map(({ element }) => nameOf(element));

window.isSeen = (text) =>
  allBelow(document).some(
    ({ element }) =>
      (plain(textOf(element)) === text || (element.matches(CONTROLS) && nameOf(element) === text)) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getClientRects().length > 0,
  );

window.focusOf = () => {
  let at = document.activeElement;
  for (let inner = at; inner; inner = at?.shadowRoot?.activeElement ?? at?.contentDocument?.activeElement)
    at = inner;
  if (at?.localName === 'iframe') return null;
  return at === document.body ? 'body' : nameOf(at);
};

/** The place in the window of a place in the dialog's frame; `null` if a press there hits something else. */
window.placeThroughFrame = ({ x, y }) => {
  const met = allBelow(document).find(({ element }) => element.matches('dialog[open] > iframe'))?.element;
  if (!met) return null;
  const { left, top } = met.getBoundingClientRect();
  const place = { x: x + left, y: y + top };
  return metAt(place) === met ? place : null;
};

window.inWidget = (selector) =>
  document.querySelector('data-connect-button').shadowRoot.querySelector(selector);

/** True once the innermost dialog was in full view for longer than a frame requires before a press. */
window.wasInView = () =>
  new Promise((resolve) => {
    const dialog = allBelow(document)
      .filter(({ element }) => element.matches('dialog'))
      .at(-1);
    let timer;
    const judge = (entries) => {
      const { intersectionRatio, isVisible } = entries.at(-1);
      clearTimeout(timer);
      if (intersectionRatio >= 0.9 && isVisible !== false) timer = setTimeout(resolve, 800, true);
    };
    const options = { threshold: [0, 0.9, 1], trackVisibility: true, delay: 100 };
    new IntersectionObserver(judge, options).observe(dialog.element);
  });

window.foundIn = document;
