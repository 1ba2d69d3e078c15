/** Reads a download in the frame. The reader is a file of the provider's account pages, loaded at the first press. */
import type { OpenReader } from '../archive/found.ts';
import { fieldsOf } from '../domain/fields.ts';
import { createElement } from '../element/create-element.ts';
import type { ReadDownload } from '../element/flow-types.ts';
import { importFile } from '../element/import-file.ts';
import { createPressSigns } from './press-signs.ts';
import type { PressListener } from './visibility.ts';

export interface InFront {
  readonly dialog: () => Element | null | undefined;
  /** Shows whether presses in this dialog count. */
  readonly signs: PressListener;
}

interface ReaderFrame {
  /** Contains the dialog, whose colours the reader has too. */
  readonly stage: HTMLElement;
  readonly tag: () => string;
  /** `light` or `dark`; anything else for the browser's scheme. */
  readonly theme: () => string;
  /** Called with the reader when it covers the dialog, and with `null` when it closes. */
  readonly onTop: (reader: InFront | null) => void;
}

const isOpenReader = (value: unknown): value is OpenReader => typeof value === 'function';

const loadReader = async (file: string): Promise<OpenReader> => {
  const { openReader } = fieldsOf(await importFile(file));
  if (!isOpenReader(openReader)) throw new TypeError('The reader has another shape');
  return openReader;
};

export const createDownloadReader = ({ stage, tag, theme, onTop }: ReaderFrame): ReadDownload | undefined => {
  const file = document.querySelector<HTMLLinkElement>('link[rel=download-reader]')?.href;
  if (!file) return undefined;
  return async (send, signal) => {
    const openReader = await loadReader(file);
    if (signal.aborted) return;
    const place = createElement('div', {});
    if (/^(light|dark)$/.test(theme())) place.style.colorScheme = theme();
    const root = place.attachShadow({ mode: 'open' });
    stage.shadowRoot?.append(place);
    const ended = new AbortController();
    const close = await openReader({
      root,
      language: tag(),
      send,
      onClose: () => {
        ended.abort();
        place.remove();
        onTop(null);
      },
    }).catch((error: unknown) => {
      place.remove();
      throw error;
    });
    if (signal.aborted) return close();
    signal.addEventListener('abort', close, { signal: ended.signal });
    onTop({ dialog: () => root.querySelector('dialog'), signs: createPressSigns(place, tag) });
  };
};
