import { version } from '../package.json';

/** Version of the SDK, taken from package.json so that it is written once (contract §1). */
export const SDK_VERSION: string = version;

export const ELEMENT_NAME = 'data-connect-button';
export const DEFAULT_PROVIDER = 'Mosaic';

/** Marker by which a host recognises the widget's window message (contract §2.5). */
export const MESSAGE_MARKER = 'Mosaic-Response';

/** FNV-1a, 32 bits, in base 36: short and stable, not a secret. */
const shortHash = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};

/**
 * The provider in lower case, every run of other characters than a–z and 0–9 as one `-` (contract §1). A name with
 * letters of another script than Latin gets a hash as well: without it all such names would share `-`.
 */
export const slugOf = (provider: string): string => {
  const name = provider.toLowerCase();
  const slug = name.replace(/[^a-z0-9]+/g, '-');
  return /[^\P{L}\p{Script=Latin}]/u.test(name) ? `${slug}-${shortHash(name)}` : slug;
};
