import { ELEMENT_NAME, SDK_VERSION } from '../brand.ts';
import { DataConnectButton } from './data-connect-button.ts';

/**
 * Defines the element; on a server it does nothing. A second load is silent; a second version warns once with both
 * versions and leaves the first in place (contract §2.8).
 */
export const defineOnce = (): void => {
  if (!globalThis.customElements) return;
  const defined = customElements.get(ELEMENT_NAME);
  if (!defined) {
    customElements.define(ELEMENT_NAME, DataConnectButton);
    return;
  }
  const first = Reflect.get(defined, 'version');
  if (first !== SDK_VERSION)
    console.warn(`data-connect ${first} is on this page; ${SDK_VERSION} is not used.`);
};
