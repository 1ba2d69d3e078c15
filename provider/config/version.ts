import manifest from '../../package.json' with { type: 'json' };

/** The release; both packages have the same. */
export const VERSION = manifest.version;
