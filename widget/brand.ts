import { version } from '../package.json';

/** Version of the SDK, read from package.json (contract §1). */
export const SDK_VERSION: string = version;

export const ELEMENT_NAME = 'data-connect-button';
export const DEFAULT_PROVIDER = 'Mosaic';

/** A host recognises the widget's window message by this marker (contract §2.5). */
export const MESSAGE_MARKER = 'Mosaic-Response';

/** Contract §1. Letters of non-Latin scripts stay: otherwise all names in such a script would become `-`. */
export const slugOf = (provider: string): string =>
  provider.toLowerCase().replace(/(?:(?![a-z\d])[\p{sc=Zyyy}\p{sc=Zinh}\p{sc=Latn}])+/gu, '-');
