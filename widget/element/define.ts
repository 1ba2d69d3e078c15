import { ELEMENT_NAME, SDK_VERSION } from '../brand.ts';
import { DataConnectButton } from './data-connect-button.ts';

/**
 * Defines the element; on a server it does nothing. A second load is silent; a second version warns once with both
 * versions and leaves the first in place (contract §2.8).
 */
export const defineOnce = (): void => {
  if (typeof customElements === 'undefined') return;
  const first: (CustomElementConstructor & { readonly version?: string }) | undefined =
    customElements.get(ELEMENT_NAME);
  if (!first) customElements.define(ELEMENT_NAME, DataConnectButton);
  else if (first.version !== SDK_VERSION)
    console.warn(`data-connect ${first.version} is here, not ${SDK_VERSION}`);
};
