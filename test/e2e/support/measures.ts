import type { Locator } from 'playwright-core';

/** A control that Tab can reach, as it appears with the focus. */
export interface Stop {
  readonly name: string;
  readonly isVisible: boolean;
  /** Contrast of the ring, or of the border in its place, with its background. */
  readonly ringContrast: number;
  /** Whether its middle is on the screen and uncovered. */
  readonly isUncovered: boolean;
}

export interface Measures {
  readonly small: readonly string[];
  /** Elements that are wider than their container and would need scrolling in two directions. */
  readonly wide: readonly string[];
  readonly liveRegions: number;
  readonly animations: number;
  /** Texts of less than 4.5 : 1, also those that axe skips: placeholder, code and tip. Not those of disabled controls. */
  readonly pale: readonly string[];
}

const CONTROLS = 'button, a[href], input';

/** Runs in the page: defines functions that measure colours, as `measuring`. */
export const install = () => {
  if ('measuring' in window) return;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const paint = (color: string, over: readonly number[]): number[] => {
    if (!canvas) return [0, 0, 0];
    canvas.fillStyle = `rgb(${over.join(' ')})`;
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const backgroundOf = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255];
    const root = element.getRootNode();
    const parent = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    return paint(
      getComputedStyle(element).backgroundColor,
      element.localName === 'dialog' ? [255, 255, 255] : backgroundOf(parent),
    );
  };
  const luminance = (rgb: readonly number[]) => {
    const [r = 0, g = 0, b = 0] = rgb
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (color: string, background: readonly number[]) => {
    const [dark = 0, light = 0] = [luminance(paint(color, background)), luminance(background)].sort(
      (a, b) => a - b,
    );
    return (light + 0.05) / (dark + 0.05);
  };
  const textsIn = (place: Node): Element[] => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found = new Set<Element>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      if (node.parentElement && node.textContent?.trim() && range.getClientRects().length > 0)
        found.add(node.parentElement);
    }
    return [...found].filter(
      (text) =>
        getComputedStyle(text).visibility === 'visible' &&
        !text.closest('.unseen, :disabled, [aria-disabled=true]'),
    );
  };
  const nameOf = (element: Element) =>
    `${element.localName}.${element.className} ${element.getAttribute('aria-label') ?? (element.textContent || element.id)}`.trim();
  Object.assign(window, { measuring: { backgroundOf, contrast, nameOf, paint, textsIn } });
};

export const measure = async (widget: Locator): Promise<Measures> => {
  await widget.evaluate(install);
  return widget.evaluate((element, controls): Measures => {
    const { backgroundOf, contrast, nameOf, textsIn } = Reflect.get(window, 'measuring');
    const root = element.shadowRoot;
    const dialog = root?.querySelector('dialog[open]');
    const place: ParentNode | null | undefined = dialog ?? root;
    const small = [...(place?.querySelectorAll(controls) ?? [])].filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      return width > 0 && (width < 24 || height < 24);
    });
    const boxes = [document.documentElement, ...(dialog?.querySelectorAll('.panel, .body') ?? [])];
    const isPale = (text: Element, around = text, part?: string) =>
      contrast(getComputedStyle(text, part).color, backgroundOf(around)) < 4.5;
    const fields = [...(dialog?.querySelectorAll('input[placeholder]') ?? [])];
    const codes = [...(dialog?.querySelectorAll('.code-input') ?? [])];
    const texts: Element[] = place ? textsIn(place) : [];
    return {
      small: small.map(nameOf),
      wide: boxes.filter((box) => box.scrollWidth > box.clientWidth).map(nameOf),
      liveRegions:
        dialog?.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]').length ?? 1,
      animations: root?.getAnimations().length ?? 0,
      pale: [
        ...texts.filter((text) => isPale(text)),
        ...fields.filter((field) => isPale(field, field, '::placeholder')),
        ...codes.filter((code) => isPale(code, code.closest('.code')?.querySelector('.code-cell') ?? code)),
      ].map(nameOf),
    };
  }, CONTROLS);
};

export const focusedStop = async (widget: Locator): Promise<Stop | null> => {
  await widget.evaluate(install);
  return widget.evaluate((element): Stop | null => {
    const { backgroundOf, contrast, nameOf } = Reflect.get(window, 'measuring');
    const focused = element.shadowRoot?.activeElement;
    if (!focused) return null;
    const cell = focused.closest('.code')?.querySelector('.code-cell[data-next=true]');
    const drawn = cell ?? focused;
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor, borderTopColor } =
      getComputedStyle(drawn);
    const isBorder = drawn.matches('.input, .code-cell');
    const hasRing = isBorder || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
    const isInside = isBorder || Number.parseFloat(outlineOffset) < 0;
    const background = backgroundOf(isInside ? drawn : drawn.parentElement);
    const { x, y, width, height } = focused.getBoundingClientRect();
    const hit = element.shadowRoot?.elementFromPoint(x + Math.min(width, 200) / 2, y + height / 2);
    return {
      name: nameOf(focused),
      isVisible: focused.matches(':focus-visible') && hasRing,
      ringContrast: contrast(isBorder ? borderTopColor : outlineColor, background),
      isUncovered: hit === focused || focused.contains(hit ?? null),
    };
  });
};
