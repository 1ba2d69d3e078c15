import { version } from '../package.json';

/** Version of the SDK, taken from package.json so that it is written once (contract §1). */
export const SDK_VERSION: string = version;

export const ELEMENT_NAME = 'data-connect-button';
export const DEFAULT_PROVIDER = 'Mosaic';

/** Marker by which a host recognises the widget's window message (contract §2.5). */
export const MESSAGE_MARKER = 'Mosaic-Response';

/**
 * The provider in lower case, every run of other characters than a–z and 0–9 as one `-` (contract §1). Letters of other
 * scripts than Latin stay: without them all names in such a script would share `-`.
 */
export const slugOf = (provider: string): string =>
  provider.toLowerCase().replace(/(?:(?![a-z\d])[\p{sc=Zyyy}\p{sc=Zinh}\p{sc=Latn}])+/gu, '-');
