import type { Page } from 'playwright-core';

/** Attribute of the elements that `markNewTexts` marks. */
export const NEW_TEXT = 'data-new-text';

/**
 * Marks the first element of each way to draw a text that is not in `known`, and adds these ways to it. A way is
 * everything that the colour rules of axe compare: colours, backgrounds and opacity of the element and all around it,
 * size, weight and underline. Returns whether there is a new one.
 */
export const markNewTexts = async (page: Page, known: Set<string>): Promise<boolean> => {
  const ways = await page.evaluate(
    ([earlier, attribute]) => {
      const seen = new Set(earlier);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const layers = new Map<Element, string>();
      const layersOf = (element: Element | null): string => {
        if (!element) return '';
        const kept = layers.get(element);
        if (kept !== undefined) return kept;
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        const own = `${backgroundColor} ${backgroundImage} ${opacity}, `;
        const all = `${own.startsWith('rgba(0, 0, 0, 0) none 1') ? '' : own}${layersOf(element.parentElement)}`;
        layers.set(element, all);
        return all;
      };
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!element?.checkVisibility() || !walker.currentNode.nodeValue?.trim()) continue;
        const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
        const around = element.closest('a')?.parentElement;
        const link = around ? `in ${getComputedStyle(around).color}` : '';
        const way = `${color} ${fontSize} ${fontWeight} ${textDecorationLine} ${link} on ${layersOf(element)}`;
        if (seen.has(way)) continue;
        seen.add(way);
        element.setAttribute(attribute, '');
      }
      return [...seen];
    },
    [[...known], NEW_TEXT] as const,
  );
  const isNew = ways.length > known.size;
  for (const way of ways) known.add(way);
  return isNew;
};
