import { DEFAULT_PROVIDER, ELEMENT_NAME } from '../brand.ts';
import { OVERLAY_REMOVAL_MS } from '../constants.ts';
import { ConnectError } from '../errors.ts';
import type { DataRequestResult } from '../types.ts';
import type { ConnectTarget } from './base.ts';
import { OVERLAY_ID } from './element-name.ts';
import type { CompleteCallback, Messages } from './flow-types.ts';
import type { ConnectProperties } from './properties.ts';

/** Options of `openMosaicOverlay`: the element's properties, all optional. */
export interface OverlayOptions extends Partial<ConnectProperties> {
  readonly onComplete?: CompleteCallback;
  /** Overrides of single texts, by message key. */
  readonly messages?: Messages;
  /** The parent for the element, or a selector of it; default `document.body`. */
  readonly target?: Element | ShadowRoot | string;
}

const holderOf = (target: OverlayOptions['target']): Element | ShadowRoot | null => {
  if (typeof target === 'string') return document.querySelector(target);
  return target ?? document.body;
};

let latest: HTMLElementTagNameMap[typeof ELEMENT_NAME] | undefined;

/** Only one overlay is open at a time: an earlier one closes and resolves with `null` (contract §2.8). */
export const openOverlay = async (options: OverlayOptions = {}): Promise<DataRequestResult | null> => {
  const { target, ...properties } = options;
  const element = document.createElement(ELEMENT_NAME);
  element.id = OVERLAY_ID;
  Object.assign(element, properties);
  const earlier = latest;
  latest = element;
  // A double press on the host's button calls twice. The focus must return there before the next dialog takes it.
  if (earlier) await earlier.close();
  if (latest !== element) return null;
  try {
    const holder = holderOf(target);
    holder?.append(element);
    // The overlay opens the dialog itself.
    element.shadowRoot?.querySelector('button')?.style.setProperty('display', 'none');
    if (!element.isConnected) throw renderError(options);
  } catch (error) {
    element.replaceWith();
    throw renderError(options, error);
  }
  // After a failed share the dialog may close and open again at once.
  const remove = () => {
    if (element.step) return;
    // The host may have removed it, and Prototype's `remove` throws without a parent.
    element.replaceWith();
    if (latest === element) latest = undefined;
  };
  const removeClosed = () => setTimeout(remove, OVERLAY_REMOVAL_MS);
  element.addEventListener('close', removeClosed);
  return outcomeOf(element).catch((error) => {
    removeClosed();
    throw error.problem?.code === 'element.hidden' ? renderError(options, error) : error;
  });
};

const renderError = ({ provider = DEFAULT_PROVIDER }: OverlayOptions, cause?: unknown) =>
  new ConnectError({ code: 'element.render', params: { provider } }, cause);

const outcomeOf = (element: ConnectTarget & { open(): Promise<void> }) =>
  new Promise<DataRequestResult | null>((resolve, reject) => {
    element.addEventListener('complete', ({ detail }) => resolve(detail));
    element.addEventListener('close', () => resolve(null));
    element.open().catch(reject);
  });
