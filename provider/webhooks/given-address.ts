import { UsageError } from '../usage.ts';

/**
 * Returns the address of a receiver in its canonical form.
 * @param field the option that gave it
 * @param allowsPrivate whether it may be without TLS
 * @throws UsageError
 */
export const receiverFrom = (field: string, text: string, allowsPrivate: boolean): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isAllowed = url?.protocol === 'https:' || (allowsPrivate && url?.protocol === 'http:');
  if (url !== null && isAllowed && url.username === '' && url.password === '' && url.hash === '')
    return url.href;
  throw new UsageError((option) => `${option(field)} must be an https address without a login, or none`);
};
