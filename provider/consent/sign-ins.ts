import type { Database, Trx } from '../database/database.ts';
import { openedBy, scopeOf } from '../facts/openid-scopes.ts';
import type { Authorizations } from './authorizations.ts';
import type { AuthorizeBrowsers } from './authorize-browsers.ts';
import type {
  AuthorizeRequest,
  AuthorizeRequests,
  Given,
  NewAuthorizeRequest,
} from './authorize-requests.ts';
import type { Grants } from './grants.ts';

interface Parts {
  readonly authorizations: Pick<Authorizations, 'issue'>;
  readonly authorizeBrowsers: Pick<AuthorizeBrowsers, 'keep'>;
  readonly authorizeRequests: Pick<AuthorizeRequests, 'decide' | 'end'>;
  readonly grants: Pick<Grants, 'standing' | 'subjectFor' | 'addressKeeper'>;
  /** @throws Problem session.unknown if the session has ended */
  readonly holdSession: (
    trx: Trx,
    session: { readonly id: string; readonly personId: string },
  ) => Promise<void>;
}

interface SignIn {
  /** Without an id if the person was not asked. */
  readonly request: NewAuthorizeRequest & { readonly id?: string };
  readonly given: Given;
  /** The cookie's value. */
  readonly browser: string;
}

export type SignIns = ReturnType<typeof createSignIns>;

/** What a person shares in a sign-in by OpenID Connect: the grant that stands, as far as the application asks. */
export const createSignIns = (
  { transaction }: Database,
  { authorizations, authorizeBrowsers, authorizeRequests, grants, holdSession }: Parts,
) => ({
  /**
   * Returns the person's grant and its approvals that the request asks for; `null` if there is nothing.
   * @param since the earliest time of the approval, in milliseconds since 1970
   */
  grantFor: async (
    { appId, scopes }: Pick<NewAuthorizeRequest, 'appId' | 'scopes'>,
    personId: string,
    since = 0,
  ): Promise<Pick<Given, 'grantId' | 'approvals'> | null> => {
    const grant = await grants.standing(personId, appId);
    const approvals = grant === null ? [] : openedBy(scopes, grant.scope);
    if (grant === null || grant.createdAt < since || approvals.length === 0) return null;
    return { grantId: grant.id, approvals };
  },

  /**
   * Keeps the approval until the browser gets the answer as a form.
   * @throws Problem session.unknown
   */
  keep: (request: AuthorizeRequest, given: Given): Promise<void> =>
    transaction(async (trx) => {
      await holdSession(trx, { id: given.sessionId, personId: given.personId });
      await authorizeRequests.decide(request, given, trx);
    }),

  /**
   * Returns the code for the application, and ends the request.
   * @throws Problem authorize.unknown if another call was first, session.unknown
   */
  codeFor: async ({ request, given, browser }: SignIn): Promise<string> => {
    const { appId, scopes, redirectUri, nonce, challenge } = request;
    const { personId, sessionId, grantId, approvals, authTime, email } = given;
    const subject = await grants.subjectFor(personId, appId);
    const asked = scopes.filter((name) => name !== 'email' || email);
    const keepAddress = asked.includes('email') ? await grants.addressKeeper(personId, grantId) : null;
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
          origin: new URL(redirectUri).origin,
          challenge,
          signIn: { redirectUri, nonce, authTime, sessionId },
        },
        trx,
      );
    });
  },
});
