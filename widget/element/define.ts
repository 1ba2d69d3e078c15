import { ELEMENT_NAME, SDK_VERSION } from '../brand.ts';
import { DataConnectButton } from './data-connect-button.ts';

/**
 * Does nothing on a server, and where a page has no registry: `null` in the scripts of a browser extension.
 * Of two versions the first stays, with a warning (contract §2.8).
 */
export const defineOnce = (): void => {
  if (!globalThis.customElements) return;
  if (globalThis.isSecureContext === false) console.warn('data-connect: a sign-in needs HTTPS');
  const first: (CustomElementConstructor & { readonly version?: string }) | undefined =
    customElements.get(ELEMENT_NAME);
  if (!first) customElements.define(ELEMENT_NAME, DataConnectButton);
  else if (first.version !== SDK_VERSION)
    console.warn(`data-connect ${first.version ?? 'by another script'}, not ${SDK_VERSION}`);
};
