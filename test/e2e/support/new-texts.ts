import type { Page } from 'playwright-core';

/** Attribute of the elements that `markNewTexts` marks. */
export const NEW_TEXT = 'data-new-text';

/** Runs in the page: marks the elements, and returns the new styles. */
const markIn = ([known, attribute]: readonly [readonly string[], string]) => {
  for (const marked of document.querySelectorAll(`[${attribute}]`)) marked.removeAttribute(attribute);
  const all = [...document.body.querySelectorAll('*')];
  const aroundLow = new Set<Element | null>(
    all.filter((one) => Number(getComputedStyle(one).zIndex) < 0).map((one) => one.parentElement),
  );
  /** Whether the element directly behind an element can be another one than its ancestors. */
  const isPlaced = (element: Element | null): boolean => {
    if (!element) return false;
    const { backgroundColor, position, zIndex } = getComputedStyle(element);
    if (/^rgb\(/.test(backgroundColor)) return false;
    const isOut = /absolute|fixed/.test(position) || zIndex !== 'auto' || aroundLow.has(element);
    return isOut || isPlaced(element.parentElement);
  };
  const layers = new Map<Element, string>();
  const layersOf = (element: Element | null): string => {
    if (!element) return '';
    const kept = layers.get(element);
    if (kept !== undefined) return kept;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}, `;
    const both = `${own.startsWith('rgba(0, 0, 0, 0) none 1') ? '' : own}${layersOf(element.parentElement)}`;
    layers.set(element, both);
    return both;
  };
  // Axe skips these texts, so they cannot represent other texts of the same style.
  const isLeftOut = (element: Element) =>
    element.closest(':disabled, [aria-disabled="true"], [aria-hidden="true"], [inert]') !== null;
  const seen = new Set(known);
  const added: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element?.checkVisibility() || !walker.currentNode.nodeValue?.trim() || isLeftOut(element)) continue;
    const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element);
    const around = element.closest('a')?.parentElement;
    const link = around ? `in ${getComputedStyle(around).color}` : '';
    const way = `${color} ${fontSize} ${fontWeight} ${textDecorationLine} ${textShadow} ${link} on ${layersOf(element)}`;
    if (seen.has(way) && !isPlaced(element)) continue;
    if (!seen.has(way)) added.push(way);
    seen.add(way);
    element.setAttribute(attribute, '');
  }
  for (const host of all)
    if (host.shadowRoot || host instanceof HTMLIFrameElement) host.setAttribute(attribute, '');
  return { added, isMarked: document.querySelector(`[${attribute}]`) !== null };
};

/**
 * Marks the first element of each text style that is not in `known`, and adds the style to it. A style is everything
 * that the colour rules of axe compare: colours, backgrounds and opacity of the element and its ancestors, size,
 * weight, shadow and underline. Texts that can have another element directly behind them, shadow trees and frames are
 * always new. Returns whether there is a new style.
 */
export const markNewTexts = async (page: Page, known: Set<string>): Promise<boolean> => {
  const { added, isMarked } = await page.evaluate(markIn, [[...known], NEW_TEXT] as const);
  for (const way of added) known.add(way);
  return isMarked;
};
