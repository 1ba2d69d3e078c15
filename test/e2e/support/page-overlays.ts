import type { Page } from 'playwright-core';
import { addLibrary } from './page-libraries.ts';

/** The element's place: in the overlay, or on the page behind it. */
export type Place = 'around' | 'beside';

interface Overlay {
  readonly name: string;
  /** Packages' files that the page includes. */
  readonly libraries?: readonly string[];
  /** The overlay's markup, with a box `#place` for the element. */
  readonly markup: string;
  /** A script that shows the overlay `#overlay`. */
  readonly show: string;
}

const BUTTONS = '<button>A</button><div id="place"></div><button>B</button>';

/** Overlays of pages that hold the focus. */
export const OVERLAYS: readonly Overlay[] = [
  {
    name: 'a modal of Bootstrap',
    libraries: ['bootstrap/dist/js/bootstrap.bundle.min.js'],
    markup: `<style>.modal { display: none; position: fixed; inset: 0; background: #ccc }</style>
      <div id="overlay" class="modal" tabindex="-1"><div class="modal-dialog">${BUTTONS}</div></div>`,
    show: "new bootstrap.Modal('#overlay').show()",
  },
  {
    name: 'a dialog of jQuery UI',
    libraries: ['jquery/dist/jquery.min.js', 'jquery-ui/dist/jquery-ui.min.js'],
    markup: `<div id="overlay">${BUTTONS}</div>`,
    show: "jQuery('#overlay').dialog({ modal: true })",
  },
  {
    // Like Headless UI, React Aria and MUI.
    name: 'an overlay that disables the rest of the page and takes the focus back',
    markup: `<div id="overlay" tabindex="-1">${BUTTONS}</div>`,
    show: `
      const main = document.querySelector('main');
      main.inert = true;
      main.ariaHidden = 'true';
      const isOut = () => !overlay.contains(document.activeElement);
      const takeBack = () => isOut() && overlay.querySelector('button').focus();
      document.addEventListener('focus', takeBack, true);
      document.addEventListener('focusin', takeBack);
      document.addEventListener('keydown', (event) => event.key === 'Tab' && isOut() && event.preventDefault(), true);
      setInterval(takeBack, 50)`,
  },
  {
    name: 'a modal dialog of its own',
    markup: `<dialog id="overlay">${BUTTONS}</dialog>`,
    show: 'overlay.showModal()',
  },
  {
    name: 'a popover',
    markup: `<div id="overlay" popover>${BUTTONS}</div>`,
    show: 'overlay.showPopover()',
  },
];

/** Shows the overlay on a page that has the element. */
export const showOverlay = async (page: Page, overlay: Overlay, place: Place) => {
  for (const library of overlay.libraries ?? []) await addLibrary(page, library);
  await page.evaluate(
    ([markup, isAround]) => {
      document.body.insertAdjacentHTML('beforeend', markup);
      const element = document.querySelector('data-connect-button');
      if (isAround && element) document.querySelector('#place')?.append(element);
    },
    [overlay.markup, place === 'around'] as const,
  );
  await page.evaluate(`{ ${overlay.show} }`);
  await page.locator('#overlay').getByRole('button', { name: 'A', exact: true }).waitFor();
};
