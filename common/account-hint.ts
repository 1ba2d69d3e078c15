import { orUndefined } from './or-undefined.ts';

/** The session at /account, as the provider's frame in the same browser sees it. It gives no access by itself. */
export interface AccountHint {
  readonly session: string;
  /** Shortened. */
  readonly address: string;
}

const HINT = /^(session_[\w-]{10,60})\.([\w.~!*'()%-]{1,900})$/;

/** Shortens an address so that its owner recognises it: `a•••@example.org`. */
export const shortened = (address: string): string => {
  const [first = ''] = address;
  return `${first}•••${address.slice(address.lastIndexOf('@'))}`;
};

/** Safari refuses a `__Host-` cookie on http. Cookies ignore ports, so the name on http contains the port. */
export const ownCookieName = ({ protocol, port }: Pick<URL, 'protocol' | 'port'>, subject: string): string =>
  protocol === 'https:' ? `__Host-${subject}` : `data-connect-${subject}-${port || 80}`;

/** Scripts of the provider's own pages read this cookie. */
export const hintName = (page: Pick<URL, 'protocol' | 'port'>): string => ownCookieName(page, 'account-hint');

export const hintText = ({ session, address }: AccountHint): string =>
  `${session}.${encodeURIComponent(address)}`;

export const parseHint = (text: string): AccountHint | null => {
  const [, session, address] = HINT.exec(text) ?? [];
  if (session === undefined || address === undefined) return null;
  return orUndefined(() => ({ session, address: decodeURIComponent(address) })) ?? null;
};
