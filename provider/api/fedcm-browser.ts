import type { AuthorizeBrowsers } from '../consent/authorize-browsers.ts';
import { isOrphan } from '../database/failures.ts';
import type { SessionRow } from '../people/sessions.ts';
import { Problem } from '../problem.ts';
import { authorizeCookie, type Cookie, crossSiteCookie } from './account-cookie.ts';
import type { CallParts } from './modules.ts';

/** A person who is signed in in the browser. */
export interface FedcmAccount {
  readonly personId: string;
  readonly session: SessionRow;
}

/** Reports to the browser whether a person is signed in: https://w3c-fedid.github.io/login-status/ */
export const SET_LOGIN = 'Set-Login';

/**
 * The cookie of the browser that signed in at `/authorize`, for FedCM only. It has the same value as the one of
 * `/authorize`.
 */
export const fedcmCookie = (publicUrl: string): Cookie => crossSiteCookie(publicUrl, 'fedcm');

/**
 * Returns the headers that report a sign-out to the browser; none while a person is still signed in.
 * @param headers those of the request
 */
export const signedOutHeaders = async (
  authorizeBrowsers: Pick<AuthorizeBrowsers, 'all'>,
  publicUrl: string,
  headers: Headers,
): Promise<Readonly<Record<string, string>>> => {
  const browser = authorizeCookie(publicUrl).read(headers);
  const signedIn = browser === null ? [] : await authorizeBrowsers.all(browser);
  if (signedIn.length > 0) return {};
  return {
    [SET_LOGIN]: 'logged-out',
    // Another site can cause a request, but without this cookie. It must not delete the cookie for FedCM.
    ...(browser !== null && { 'Set-Cookie': fedcmCookie(publicUrl).forget() }),
  };
};

/**
 * Only the browser itself can send this header, so no page reads an account or presses in a person's place.
 * @throws Problem fedcm.browser
 */
export const requireFedcm = (headers: Headers): void => {
  if (headers.get('sec-fetch-dest') !== 'webidentity') throw new Problem('fedcm.browser');
};

/**
 * Treats a person as not signed in if the session ends, or the person is deleted, during the call.
 * @throws Problem fedcm.account, and what the work throws
 */
export const whileSignedIn = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const isGone = isOrphan(error) || (error instanceof Problem && error.code === 'session.unknown');
    throw isGone ? new Problem('fedcm.account') : error;
  }
};

/** The people who are signed in in a browser. */
export const createFedcmBrowser = ({ authorizeBrowsers, grants, people, sessions, now }: CallParts) => {
  const accountsOf = async (browser: string | null): Promise<readonly FedcmAccount[]> => {
    const found = new Map<string, FedcmAccount>();
    for (const { personId, sessionId } of browser === null ? [] : await authorizeBrowsers.all(browser)) {
      const session = (await sessions.of(personId)).find(({ id }) => id === sessionId);
      if (session !== undefined && !session.isOver && !found.has(personId))
        found.set(personId, { personId, session });
    }
    return [...found.values()];
  };

  return {
    accountsOf,

    /** Returns the person's data for the browser's dialog, and the applications that need no new approval. */
    describe: async ({ personId }: FedcmAccount) => {
      const email = await people.addressById(personId);
      const standing = (await grants.of(personId)).filter(
        ({ revokedAt, endsAt }) => revokedAt === null && endsAt > now(),
      );
      return {
        id: personId,
        name: email.slice(0, email.indexOf('@')),
        email,
        login_hints: [email],
        approved_clients: [...new Set(standing.map(({ appId }) => appId))],
      };
    },
  };
};
