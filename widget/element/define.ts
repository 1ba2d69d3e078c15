import { ELEMENT_NAME, SDK_VERSION } from '../brand.ts';
import { DataConnectButton } from './data-connect-button.ts';

/**
 * Defines the element; on a server it does nothing. Loading the same version again has no effect. A second version
 * warns once with both version numbers, and the first one stays (contract §2.8). The same warning comes, without a first
 * version, if another script has defined the element.
 */
export const defineOnce = (): void => {
  if (typeof customElements === 'undefined') return;
  const first: (CustomElementConstructor & { readonly version?: string }) | undefined =
    customElements.get(ELEMENT_NAME);
  if (!first) customElements.define(ELEMENT_NAME, DataConnectButton);
  else if (first.version !== SDK_VERSION)
    console.warn(`data-connect ${first.version ?? 'by another script'}, not ${SDK_VERSION}`);
};
