import { hintName, parseHint } from '../../common/account-hint.ts';
import { orUndefined } from '../../common/or-undefined.ts';
import type { BrowserEnvironment } from './environment.ts';
import type { FoundPerson } from './known-person.ts';

/**
 * Finds a person who is signed in at /account, by the cookie with the hint. In a frame on a page of another site the
 * browser shows no such cookie, as it sends none with the call there.
 */
export const findAccount = ({ window }: Pick<BrowserEnvironment, 'window'>): FoundPerson | null => {
  const { document, location } = window;
  const start = `${hintName(location)}=`;
  // A sandboxed frame throws.
  const read = () =>
    orUndefined(() => document.cookie)
      ?.split('; ')
      .find((pair) => pair.startsWith(start));
  const kept = read();
  const hint = parseHint(kept?.slice(start.length) ?? '');
  if (hint === null) return null;
  const forget = () => {
    // Another person may have signed in at /account meanwhile.
    if (read() !== kept) return;
    const past = new Date(0).toUTCString();
    document.cookie = `${start}; Path=/; Expires=${past}${location.protocol === 'https:' ? '; Secure' : ''}`;
  };
  return { sessions: [{ session: { account: hint.session }, forget }], address: hint.address };
};
