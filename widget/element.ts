/** Only the class, for hosts that define the element themselves, with their own name or registry. */
export { DataConnectButton } from './element/data-connect-button.ts';
