import { isName } from '../config-values.ts';
import { isNative } from '../facts/return-places.ts';
import type { AppTerms } from '../facts/terms.ts';
import { UsageError } from '../usage.ts';
import { originOf, redirectOf, spellingsOf } from './addresses.ts';
import type { AppIsolation } from './app.ts';
import type { NewApp } from './apps.ts';
import { clientFrom, type GivenClient } from './given-client.ts';
import { type GivenTerms, requireTerms, termsFrom } from './given-terms.ts';

/** A new app as the operator gives it, in the words of the command line. */
export interface GivenApp extends GivenTerms, GivenClient {
  readonly name?: string | undefined;
  readonly origin?: readonly string[] | undefined;
  readonly redirect?: readonly string[] | undefined;
  readonly isolation?: string | undefined;
  readonly test?: boolean | undefined;
  readonly confidential?: boolean | undefined;
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

const nameFrom = (text: string): string => {
  const name = text.trim();
  if (isName(name)) return name;
  throw new UsageError(
    (option) => `${option('name')} must be one line of at most 60 characters: mails show it`,
  );
};

const originFrom = (text: string) => {
  const origin = originOf(text);
  if (origin === null) {
    const hint = text.includes('://*.')
      ? 'each host name is an origin of its own, so name every subdomain'
      : 'https://shop.example, or http://localhost:* for development';
    throw new UsageError(`${text} is no origin: ${hint}`);
  }
  return origin;
};

/** The settings that decide which return addresses are valid. */
interface Returning {
  readonly origins: readonly string[];
  readonly isConfidential: boolean;
}

/**
 * Refuses the address of a native app: the secret would be in every copy of the app (RFC 8252, section 8.5).
 * @throws UsageError
 */
export const requireKeepsSecret = (redirect: string): void => {
  if (isNative(redirect))
    throw new UsageError(
      `${redirect} is for a native app, which keeps no secret: register a public app for it`,
    );
};

const redirectFrom = (text: string, { origins, isConfidential }: Returning) => {
  const redirect = redirectOf(text);
  if (redirect === null) {
    throw new UsageError(
      `${text} is no address to return to: it must be https, or http on a loopback address, with /* for all pages of an origin only, or the scheme of a native app, which is a domain name in reverse: com.example.app:/callback`,
    );
  }
  if (isConfidential) requireKeepsSecret(text);
  if (redirect.origin === null) return redirect.url;
  if (!spellingsOf(redirect.origin).some((spelling) => origins.includes(spelling))) {
    throw new UsageError(`${text} is on no origin of the app`);
  }
  return redirect.url;
};

/**
 * Returns where people approve: on the app's pages, or only in the provider's frame.
 * @throws UsageError
 */
export const isolationFrom = (text = 'none'): AppIsolation => {
  if (text !== 'none' && text !== 'frame')
    throw new UsageError((option) => `${option('isolation')} is none or frame, not ${text}`);
  return text;
};

interface GivenAddresses {
  readonly origin: readonly string[];
  readonly redirect: readonly string[];
}

/**
 * Returns origins and return addresses. Each return address is on one of the origins, or in a native app, which needs
 * no origin.
 * @throws UsageError
 */
export const addressesFrom = (
  { origin, redirect }: GivenAddresses,
  isConfidential: boolean,
): Pick<NewApp, 'origins' | 'redirects'> => {
  const origins = unique(origin.map(originFrom));
  const redirects = unique(redirect.map((text) => redirectFrom(text, { origins, isConfidential })));
  if (origins.length === 0 && !redirects.some(isNative))
    throw new UsageError((option) => `An app needs at least one ${option('origin')}`);
  return { origins, redirects };
};

/** @throws UsageError */
export const newAppFrom = (given: GivenApp): NewApp => {
  if (!given.name?.trim()) throw new UsageError((option) => `An app needs ${option('name')}`);
  const name = nameFrom(given.name);
  const isConfidential = given.confidential === true;
  const { origin = [], redirect = [] } = given;
  const addresses = addressesFrom({ origin, redirect }, isConfidential);
  const mode = given.test ? 'test' : 'live';
  const isolation = isolationFrom(given.isolation);
  const terms = termsFrom(given);
  if (mode === 'live') requireTerms(terms);
  const client = clientFrom(given, isConfidential);
  return { name, mode, isolation, terms, client, isConfidential, ...addresses };
};

/**
 * Returns an app's name and terms with the given changes.
 * @throws UsageError
 */
export const changedAppFrom = (
  app: Pick<NewApp, 'name' | 'mode'>,
  before: AppTerms,
  given: Pick<GivenApp, 'name' | keyof GivenTerms>,
): { readonly name: string; readonly terms: AppTerms } => {
  const name = nameFrom(given.name ?? app.name);
  const terms = termsFrom(given, before);
  if (app.mode === 'live') requireTerms(terms);
  return { name, terms };
};
