/** Visible signs that presses do not count yet, and that a press did not count. */
import { directionOf, preferredLanguage } from '../common/languages.ts';
import { createElement } from '../element/create-element.ts';
import { DROPPED_PRESS } from './dropped-press-texts.ts';
import { type PressListener, SEEN_MS } from './visibility.ts';

// A fading dialog does not count as visible, so it only moves. Presses count as soon as the button has its full color,
// also for a person who wants no motion.
const DIALOG_CSS = `
:host .dialog[open]{animation-name:rise}
@keyframes rise{from{translate:0 var(--_from)}}
:host(:not([data-seen])) .primary{opacity:.5}
:host([data-seen]) .flow .body .button.primary{transition:opacity .1s ${SEEN_MS}ms,background-color .15s,transform .15s}
`;

const LINE_CSS =
  '.dropped{margin:16px 0 0;padding:10px 14px;border:1px solid var(--_outline);border-radius:var(--_radius-small);background:var(--_raised);color:var(--_text);text-align:start}';

const sheetOf = (css: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

/** @param language returns the tag of the dialog's texts */
export const createPressSigns = (stage: HTMLElement, language: () => string): PressListener => {
  const line = createElement('p', { slot: 'legal', class: 'dropped', role: 'alert' });
  document.adoptedStyleSheets.push(sheetOf(LINE_CSS));
  stage.shadowRoot?.adoptedStyleSheets.push(sheetOf(DIALOG_CSS));
  stage.addEventListener('close', () => line.remove());
  return {
    seen: (isSeen) => stage.toggleAttribute('data-seen', isSeen),
    pressed(counts) {
      // Added again each time: screen readers announce an alert when it is added to the page.
      line.remove();
      if (counts) return;
      const lang = preferredLanguage([language()]);
      line.lang = lang;
      line.dir = directionOf(lang);
      line.textContent = DROPPED_PRESS[lang];
      stage.append(line);
      line.scrollIntoView({ block: 'nearest' });
    },
  };
};
