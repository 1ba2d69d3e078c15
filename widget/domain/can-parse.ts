import { orUndefined } from './fields.ts';

/** The build puts this in the place of `URL.canParse`: a page may have replaced `URL` by an older one without it. */
export const canParse = (text: string, base?: string | URL): boolean =>
  orUndefined(() => new URL(text, base)) !== undefined;
