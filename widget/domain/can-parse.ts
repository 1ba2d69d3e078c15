import { orUndefined } from '../common/or-undefined.ts';

/**
 * The build replaces `URL.canParse` by this function, because a page may have replaced `URL` by an older version
 * without it.
 */
export const canParse = (text: string, base?: string | URL): boolean =>
  orUndefined(() => new URL(text, base)) !== undefined;
