/** The class alone, for hosts that define the element themselves, under a name or in a registry of their own. */
export { DataConnectButton } from './element/data-connect-button.ts';
