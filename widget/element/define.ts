import { ELEMENT_NAME, SDK_VERSION } from '../brand.ts';
import { DataConnectButton } from './data-connect-button.ts';

/** On a server it does nothing. Of two versions the first stays, with a warning (contract §2.8). */
export const defineOnce = (): void => {
  if (typeof customElements === 'undefined') return;
  const first: (CustomElementConstructor & { readonly version?: string }) | undefined =
    customElements.get(ELEMENT_NAME);
  if (!first) customElements.define(ELEMENT_NAME, DataConnectButton);
  else if (first.version !== SDK_VERSION)
    console.warn(`data-connect ${first.version ?? 'by another script'}, not ${SDK_VERSION}`);
};
