import type { Database, Trx } from '../database/database.ts';
import { openedBy, placeOf, scopeOf } from '../facts/openid.ts';
import type { Authorizations } from './authorizations.ts';
import type { AuthorizeBrowsers, BrowserSignIn } from './authorize-browsers.ts';
import type {
  ApprovedDecision,
  AuthorizeRequest,
  AuthorizeRequests,
  NewAuthorizeRequest,
} from './authorize-requests.ts';
import type { Grants } from './grants.ts';

interface Parts {
  readonly authorizations: Pick<Authorizations, 'issue'>;
  readonly authorizeBrowsers: Pick<AuthorizeBrowsers, 'keep'>;
  readonly authorizeRequests: Pick<AuthorizeRequests, 'keep' | 'end'>;
  readonly grants: Pick<Grants, 'standing' | 'subjectFor' | 'addressWriter'>;
  /** @throws Problem session.unknown if the session has ended */
  readonly holdSession: (
    trx: Trx,
    session: { readonly id: string; readonly personId: string },
  ) => Promise<void>;
}

interface SignIn {
  /** Without an id if the person was not asked. */
  readonly request: NewAuthorizeRequest & { readonly id?: string };
  readonly given: ApprovedDecision;
  /** The cookie's value. */
  readonly browser: string;
}

interface SilentSignIn {
  readonly request: NewAuthorizeRequest;
  readonly personId: string;
  /** The cookie's value. */
  readonly browser: string;
  /** Returns the browser's sign-in. It is called under a standing grant only. */
  readonly signedIn: () => Promise<BrowserSignIn & Pick<ApprovedDecision, 'authTime'>>;
}

/** Each sign-in gives the part of the person's standing grant that the application asks for. */
export const createSignIns = (
  { transaction }: Database,
  { authorizations, authorizeBrowsers, authorizeRequests, grants, holdSession }: Parts,
) => {
  /** @param since the earliest time of the approval, in milliseconds since 1970 */
  const grantFor = async (
    { appId, scopes }: Pick<NewAuthorizeRequest, 'appId' | 'scopes'>,
    personId: string,
    since = 0,
  ): Promise<Pick<ApprovedDecision, 'grantId' | 'approvals'> | null> => {
    const grant = await grants.standing(personId, appId);
    const approvals = grant === null ? [] : openedBy(scopes, grant.scope);
    if (grant === null || grant.createdAt < since || approvals.length === 0) return null;
    return { grantId: grant.id, approvals };
  };

  /** @throws Problem authorize.unknown if another call was first, session.unknown */
  const codeFor = async ({ request, given, browser }: SignIn): Promise<string> => {
    const { appId, scopes, redirectUri, nonce, challenge } = request;
    const { personId, sessionId, grantId, approvals, authTime, email } = given;
    const subject = await grants.subjectFor(personId, appId);
    const asked = scopes.filter((name) => name !== 'email' || email);
    const keepAddress = asked.includes('email') ? await grants.addressWriter(personId, grantId) : null;
    return transaction(async (trx) => {
      // The person's lock first: the end of a session takes it too, and then deletes its requests.
      await holdSession(trx, { id: sessionId, personId });
      if (request.id !== undefined) await authorizeRequests.end(request.id, trx);
      await authorizeBrowsers.keep(trx, { browser, appId, sessionId, email, grantId });
      await keepAddress?.(trx);
      return authorizations.issue(
        {
          appId,
          grantId,
          subject,
          scope: scopeOf(asked, approvals),
          origin: placeOf(redirectUri),
          challenge,
          signIn: { redirectUri, nonce, authTime, sessionId },
        },
        trx,
      );
    });
  };

  return {
    grantFor,
    codeFor,

    /**
     * Returns a code under the standing grant; `null` if the person must be asked.
     * @throws Problem session.unknown
     */
    silentCodeFor: async ({
      request: asked,
      personId,
      browser,
      signedIn,
    }: SilentSignIn): Promise<string | null> => {
      // Lasting access is given on the page only (OpenID Connect Core, section 11).
      const request = { ...asked, scopes: asked.scopes.filter((name) => name !== 'offline_access') };
      const granted = await grantFor(request, personId);
      if (granted === null) return null;
      const known = await signedIn();
      // The person gave the address under one grant; a newer one may be without it.
      const email = known.email && known.grantId === granted.grantId;
      return codeFor({ request, given: { isGiven: true, ...known, ...granted, email }, browser });
    },

    /**
     * Keeps the approval until the browser gets the answer as a form.
     * @throws Problem session.unknown
     */
    keep: (request: AuthorizeRequest, given: ApprovedDecision): Promise<void> =>
      transaction(async (trx) => {
        await holdSession(trx, { id: given.sessionId, personId: given.personId });
        await authorizeRequests.keep({ ...request, decision: given }, trx);
      }),
  };
};
