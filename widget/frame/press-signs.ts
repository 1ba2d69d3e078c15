/** Visible signs that presses do not count yet, and that a press did not count. */
import { directionOf, preferredLanguage } from '../../common/languages.ts';
import { createElement } from '../element/create-element.ts';
import { styleSheetOf } from '../element/stylesheet.ts';
import { frameTexts } from './frame-texts.ts';
import type { PressListener } from './visibility.ts';

// The ring's angle. A property can be registered only in a style sheet of the document.
const RING_CSS = '@property --_filled{syntax:"<angle>";inherits:false;initial-value:360deg}';

// A fading dialog does not count as visible, so it only moves. The ring and the button's color become full as soon as
// presses count; without motion there is only the color. The notice covers the foot of the dialog, changes no layout and
// takes no press: a second press at the same place hits the same control.
const DIALOG_CSS = `
:host .dialog[open]{animation-name:rise}
@keyframes rise{from{translate:0 var(--_from)}}
:host(:not([data-seen])) .primary{opacity:.5}
:host([data-seen]) .flow .body .button.primary{transition:opacity .1s var(--_rest),background-color .15s,transform .15s}
.flow .primary{position:relative}
.primary::after{content:"";position:absolute;inset-inline-end:12px;inline-size:16px;block-size:16px;border-radius:50%;opacity:0;background:conic-gradient(currentColor var(--_filled),transparent 0);mask:radial-gradient(closest-side,transparent 68%,#000 72%)}
:host([data-seen]) .primary::after{animation:fill var(--_rest) linear}
@keyframes fill{from{opacity:1;--_filled:0deg}to{opacity:1;--_filled:360deg}}
.dropped{position:absolute;z-index:2;inset:auto 8px 8px;margin:0;padding:10px 14px;border:1px solid var(--_outline);border-radius:var(--_radius-small);background:var(--_raised);color:var(--_text);text-align:start;pointer-events:none}
@media (prefers-reduced-motion:reduce){.primary::after{display:none}}
`;

export const createPressSigns = (stage: HTMLElement, language: () => string): PressListener => {
  const line = createElement('p', { class: 'dropped', role: 'alert' });
  document.adoptedStyleSheets.push(...styleSheetOf(RING_CSS)(document));
  stage.shadowRoot?.adoptedStyleSheets.push(...styleSheetOf(DIALOG_CSS)(document));
  for (const type of ['close', 'stepchange']) stage.addEventListener(type, () => line.remove());
  return {
    seen(restMs) {
      stage.removeAttribute('data-seen');
      stage.style.setProperty('--_rest', `${restMs ?? 0}ms`);
      // Computes the styles, so that the ring begins again.
      stage.getBoundingClientRect();
      stage.toggleAttribute('data-seen', restMs !== null);
    },
    pressed(isHidden) {
      // Added again each time: screen readers announce an alert when it is added to the page.
      line.remove();
      if (!isHidden) return;
      const lang = preferredLanguage([language()]);
      line.lang = lang;
      line.dir = directionOf(lang);
      line.textContent = frameTexts(lang).dropped;
      stage.shadowRoot?.querySelector('dialog')?.append(line);
    },
  };
};
