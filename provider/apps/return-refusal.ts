import { isNative } from '../facts/openid.ts';
import { Problem } from '../problem.ts';

const MISTAKES = {
  'client.missing': 'The request has no client_id.',
  'client.repeated': 'The request has more than one client_id.',
  'client.unknown': 'No application is registered with this client_id.',
  'address.missing': 'The request has no redirect_uri.',
  'address.repeated': 'The request has more than one redirect_uri.',
  'address.port': 'This return address is registered for the application, but with another port.',
  'address.spelling':
    'This return address is registered for the application, but in another spelling: http or https, capital letters, or the slash at the end.',
  'address.query': 'This return address is registered for the application, but with another query.',
  'address.unregistered': 'This return address is not registered for the application.',
} as const;

type Mistake = keyof typeof MISTAKES;

const LONGEST_SHOWN = 200;

/** Removes query and login, which may hold a secret. If free text may follow the scheme, only the scheme remains. */
const shownOf = (sent: string): string | undefined => {
  if (!URL.canParse(sent)) return undefined;
  const { protocol, host, pathname } = new URL(sent);
  if (isNative(sent)) return `${protocol}${pathname}`.slice(0, LONGEST_SHOWN);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}${pathname}`.slice(0, LONGEST_SHOWN) : protocol;
};

interface Refused {
  readonly code?: 'authorize.client' | 'authorize.logout';
  /** The unknown id that was sent, in the form of an id. */
  readonly client?: string;
  /** The return address that was sent. */
  readonly sent?: string;
}

/** A sign-in or sign-out that cannot lead back to its application, with the cause for the application's developer. */
export class ReturnRefusal extends Problem {
  readonly about: { readonly mistake: Mistake; readonly client?: string; readonly address?: string };

  constructor(mistake: Mistake, { client, sent, code = 'authorize.client' }: Refused = {}) {
    super(code, MISTAKES[mistake]);
    const address = sent === undefined ? undefined : shownOf(sent);
    this.about = { mistake, ...(client && { client }), ...(address && { address }) };
  }
}

/** Functions that remove one part of an address. Two addresses that are equal without it differ in this part only. */
const DIFFERENCES: readonly (readonly [Mistake, (address: string) => string])[] = [
  ['address.port', (text) => text.replace(/^(https?:\/\/(?:\[[^\]]*\]|[^/:]*)):(?:\d+|\*)(?=\/)/, '$1')],
  ['address.spelling', (text) => text.replace(/^https?:|\/(?=\?|$)/g, '').toLowerCase()],
  ['address.query', (text) => text.replace(/\?.*$/, '')],
];

/** Returns the only difference from a registered address; `address.unregistered` if there are more. */
export const mistakeIn = (address: string, registered: readonly string[]): Mistake => {
  const found = DIFFERENCES.find(([, plain]) => registered.some((each) => plain(each) === plain(address)));
  return found?.[0] ?? 'address.unregistered';
};
