import type { Locator } from 'playwright-core';

/** Texts that extend beyond the dialog's edges or are cut off inside it. `root` owns the shadow root. */
export const overflowing = (root: Locator): Promise<string[]> =>
  root.evaluate((element) => {
    const all = [...(element.shadowRoot?.querySelectorAll('dialog *') ?? [])];
    const isOut = (one: Element) => {
      const { left, right } = one.getBoundingClientRect();
      return left < -0.5 || right > innerWidth + 0.5 || one.scrollWidth > one.clientWidth + 1;
    };
    // Hidden texts are cut off on purpose. The code's input is wider than its cells, so that a seventh digit does not
    // scroll it.
    const isMeant = (one: Element) =>
      one.matches(
        '.unseen, .code, .code *, :has(> .code), .form:has(.code), .brand-name, svg *, :not([class])',
      );
    return all
      .filter((one) => getComputedStyle(one).display !== 'inline' && !isMeant(one) && isOut(one))
      .map((one) => `${one.className}: ${one.textContent}`);
  });
