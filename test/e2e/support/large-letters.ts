import type { Page } from 'playwright-core';

/** The distances of WCAG 2.2, 1.4.12. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const READINGS = [
  { width: 390, size: '200%', css: '' },
  { width: 320, size: '200%', css: '' },
  { width: 1280, size: '200%', css: '' },
  { width: 320, size: '', css: SPACED },
  { width: 1280, size: '', css: SPACED },
] as const;

const setLetters = (page: Page, size: string, css: string) =>
  page.evaluate(
    ([value, text]) => {
      document.documentElement.style.setProperty('font-size', value);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    },
    [size, css] as const,
  );

const widestOn = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const scrolls = (one: Element | null): boolean =>
      one !== null &&
      one !== document.body &&
      (getComputedStyle(one).overflowX !== 'visible' || scrolls(one.parentElement));
    const rightOf = (one: Element) => one.getBoundingClientRect().right;
    const [widest] = [...document.body.querySelectorAll('*')]
      .filter((one) => !scrolls(one.parentElement))
      .sort((a, b) => rightOf(b) - rightOf(a));
    return [`${scrollWidth} px of ${clientWidth}: ${widest?.outerHTML.slice(0, 200)}`];
  });

const harmedHeadings = (page: Page) =>
  page.evaluate(() => {
    const harmed: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (!heading.checkVisibility() || heading.closest('.sr-only, .unseen')) continue;
      const isCut =
        heading.scrollHeight > heading.clientHeight + 2 && getComputedStyle(heading).overflowY === 'hidden';
      if (isCut) harmed.push(`cut: ${heading.textContent}`);
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('.sr-only, .unseen')) continue;
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}{3,}/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (word.length <= 10 && lines.size > 1) harmed.push(`broken: ${word}`);
        }
      }
    }
    return harmed;
  });

/** Fields with room for fewer than eight letters. A select that is as wide as its choice needs no more. */
const narrowFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].flatMap((field) => {
      const hasText = /^(email|password|search|select-one|tel|text|url)$/.test(field.type);
      if (!field.checkVisibility() || !hasText) return [];
      const style = getComputedStyle(field);
      const { paddingLeft, paddingRight, fontSize } = style;
      if (style.getPropertyValue('field-sizing') === 'content') return [];
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      // The arrow of a select takes the room of two letters.
      const needed = (field.localName === 'select' ? 5 : 4) * Number.parseFloat(fontSize);
      return room < needed ? [`a field of ${room} px: ${field.outerHTML}`] : [];
    }),
  );

/** The window of a screen of 1280 × 1024 px at a zoom of 400 % (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 } as const;

/** Bars that stay and take a third of a small window. A message disappears by itself, and a dialog is no bar. */
const highBars = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((bar) => {
      const { position, top, bottom } = getComputedStyle(bar);
      const stays = position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'));
      const { width, height } = bar.getBoundingClientRect();
      const isHigh = width > innerWidth / 2 && height > innerHeight / 3;
      const isBar =
        stays && isHigh && bar.checkVisibility() && !bar.closest('dialog, [popover], [role="status"]');
      return isBar ? [`a bar of ${height} px: ${bar.outerHTML.slice(0, 100)}`] : [];
    }),
  );

export const widerWithLargeLetters = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const { width, size, css } of READINGS) {
    await setLetters(page, size, css);
    await page.setViewportSize({ width, height: 860 });
    const harms = [
      ...(await widestOn(page)),
      ...(await narrowFields(page)),
      ...(width === 320 ? [] : await harmedHeadings(page)),
    ];
    found.push(...harms.map((harm) => `${width} px, ${size || 'spaced'}: ${harm}`));
  }
  await setLetters(page, '', '');
  await page.setViewportSize(ZOOMED);
  found.push(...(await highBars(page)));
  return found;
};
