import type { BrowserContext, Page } from 'playwright-core';

/** Call before a host page opens: records the element whose root gets the first prewarmed step, with its field. */
export const watchUnseen = (context: BrowserContext) =>
  context.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (this: Element, options) {
      const root = attach.call(this, options);
      const note = (records: readonly MutationRecord[]) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
        const isDrawn = added.some((node) => node instanceof HTMLElement && node.querySelector('input'));
        if (isDrawn) Object.assign(window, { drawnUnseenIn: this.id || 'it' });
      };
      new MutationObserver(note).observe(root, { childList: true });
      return root;
    };
  });

/** Waits for the record of {@link watchUnseen}; returns the element's id. */
export const untilDrawnUnseen = async (page: Page): Promise<string> => {
  const noted = await page.waitForFunction(() => Reflect.get(window, 'drawnUnseenIn'));
  return noted.jsonValue();
};
