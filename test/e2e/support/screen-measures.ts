import type { Page } from 'playwright-core';

/** Contrast of the widget's label with its background, by WCAG's formula. */
const labelContrast = (page: Page) =>
  page
    .locator('data-connect-button [part~=label]')
    .first()
    .evaluate((label) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
      const paint = canvas.getContext('2d', { willReadFrequently: true });
      const rgba = (color: string) => {
        paint?.clearRect(0, 0, 1, 1);
        if (paint) paint.fillStyle = color;
        paint?.fillRect(0, 0, 1, 1);
        return [...(paint?.getImageData(0, 0, 1, 1).data ?? [])];
      };
      const luminance = (color: readonly number[]) => {
        const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((byte) => {
          const part = byte / 255;
          return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const parentOf = (node: Element) => {
        if (node.parentElement) return node.parentElement;
        const root = node.getRootNode();
        return root instanceof ShadowRoot ? root.host : null;
      };
      const isOpaque = (node: Element) => rgba(getComputedStyle(node).backgroundColor)[3] === 255;
      let behind: Element | null = label;
      while (behind && !isOpaque(behind)) behind = parentOf(behind);
      const back = behind ? rgba(getComputedStyle(behind).backgroundColor) : [255, 255, 255];
      const lights = [luminance(rgba(getComputedStyle(label).color)), luminance(back)];
      return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
    });

/** The controls of the page that its Sandbox inbox covers. */
const coveredByInbox = (page: Page) =>
  page.getByRole('button', { name: /^Sandbox inbox/ }).evaluate((button) => {
    const box = button.getBoundingClientRect();
    return [...document.querySelectorAll('main button, main a, main input, data-connect-button')]
      .filter((each) => {
        const other = each.getBoundingClientRect();
        const isBeside = other.right <= box.left || other.left >= box.right;
        return !isBeside && other.bottom > box.top && other.top < box.bottom && other.height > 0;
      })
      .map((each) => `covered: ${each.textContent}`);
  });

/** The targets of less than 24 × 24 px, also those that axe accepts for the space around them. */
const smallTargets = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((each) => {
      const { width: wide, height } = (each.closest('label') ?? each).getBoundingClientRect();
      const isShown = wide > 1 && height > 1;
      return isShown && (wide < 24 || height < 24) ? [`${each.textContent} ${wide} × ${height}`] : [];
    }),
  );

/** The faults of a screen that axe does not find, by measure. */
export const MEASURES = {
  /** In each theme. */
  label: async (page: Page) => {
    const contrast = await labelContrast(page);
    return contrast < 4.5 ? [`contrast of the label: ${contrast}`] : [];
  },
  /** In a layout of a phone. */
  inbox: coveredByInbox,
  /** In each layout. */
  targets: smallTargets,
} as const;

export type Measure = keyof typeof MEASURES;
