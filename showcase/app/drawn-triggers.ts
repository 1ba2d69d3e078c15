import { decoded } from './marked-styles.ts';

const TAG = /<data-connect-button((?: [\w-]+="[^"]*")*)>/g;
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g;
const SHADOW_ROOT = /<template .*<\/template>/s;

/** `renderTrigger` of `data-connect/server`. */
export type RenderTrigger = (options: { readonly attributes: Readonly<Record<string, string>> }) => string;

/**
 * Adds the shadow root to every button tag. React renders the tag only, and the button must be visible before any
 * script runs.
 */
export const drawTriggers = (html: string, renderTrigger: RenderTrigger) =>
  html.replace(TAG, (tag, texts: string) => {
    const attributes = [...texts.matchAll(ATTRIBUTE)].map(([, name, text = '']) => [name, decoded(text)]);
    return tag + SHADOW_ROOT.exec(renderTrigger({ attributes: Object.fromEntries(attributes) }));
  });
