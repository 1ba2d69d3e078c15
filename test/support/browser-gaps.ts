// Browser features that the element needs and happy-dom lacks. The browser tests check whether `:state()` and
// `::part()` match.

const partOf = (element: Element) => ({
  get value() {
    return element.getAttribute('part') ?? '';
  },
  set value(names: string) {
    element.setAttribute('part', names);
  },
  add(...names: string[]) {
    this.value = [this.value, ...names].join(' ').trim();
  },
});

Object.defineProperty(Element.prototype, 'part', {
  configurable: true,
  get(this: Element) {
    return partOf(this);
  },
});

/** ARIA properties that reflect their attributes: https://w3c.github.io/aria/#ARIAMixin */
const REFLECTED = {
  role: 'role',
  ariaLabel: 'aria-label',
  ariaBusy: 'aria-busy',
  ariaHasPopup: 'aria-haspopup',
  ariaHidden: 'aria-hidden',
  ariaExpanded: 'aria-expanded',
};

for (const [property, attribute] of Object.entries(REFLECTED)) {
  Object.defineProperty(Element.prototype, property, {
    configurable: true,
    get(this: Element) {
      return this.getAttribute(attribute);
    },
    set(this: Element, value: string | null) {
      if (value === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value);
    },
  });
}

const states = new WeakMap<Element, Set<string>>();

Object.defineProperty(HTMLElement.prototype, 'attachInternals', {
  configurable: true,
  value(this: HTMLElement) {
    const own = new Set<string>();
    states.set(this, own);
    return { states: own };
  },
});

export const statesOf = (element: Element): string[] => [...(states.get(element) ?? [])];
