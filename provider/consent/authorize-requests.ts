import type { Database, Trx } from '../database/database.ts';
import { placeOf } from '../facts/openid.ts';
import type { SignInSubject } from '../http/client-address.ts';
import { Problem } from '../problem.ts';
import { digest, type Keyring, openedOrNull } from '../secrets/keyring.ts';
import { randomId } from '../secrets/random.ts';
import type { ShareLimits } from './consent.ts';

/** Time from the press in a frame until its window opens. */
const ENTRY_MS = 60_000;
/** Time for a person to sign in, connect a platform and decide. */
const LIFETIME_MS = 3_600_000;

type Decision = { readonly isGiven: false; readonly error: RefusalCode } | ApprovedDecision;

/** The person refused, or the application asked for another person. */
export type RefusalCode = 'access_denied' | 'login_required';

/** The person's session, and those approvals of their grant that the request asks for. */
export interface ApprovedDecision {
  readonly isGiven: true;
  readonly personId: string;
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly authTime: number;
  readonly grantId: string;
  readonly approvals: readonly string[];
  readonly email: boolean;
}

/** What a frame hands over to a window of the provider. */
export interface FrameRequest {
  readonly personId: string;
  /** The frame's session. */
  readonly sessionId: string;
  /** The session that the window has now. It ends with the decision. */
  readonly ownSessionId?: string;
  readonly requestData: string;
  readonly selected: readonly string[];
  readonly limits: ShareLimits;
  /** Whether the page goes back to `redirectUri`, because it is no window of its own. */
  readonly returns: boolean;
  /** Whether the answer to the frame has a code in place of a token. */
  readonly takesCode: boolean;
}

export interface NewAuthorizeRequest {
  readonly appId: string;
  readonly redirectUri: string;
  /** `fedcm` for a request of the browser itself, which hands the code to the page; `window` for a frame's request. */
  readonly responseMode: 'query' | 'form_post' | 'fedcm' | 'window';
  readonly state: string | null;
  readonly nonce: string | null;
  /** S256 code challenge (RFC 7636); `null` if the nonce takes its place. */
  readonly challenge: string | null;
  readonly scopes: readonly string[];
  readonly prompts: readonly ('none' | 'login' | 'consent')[];
  /** `null` for a session of any age. */
  readonly maxAgeS: number | null;
  readonly loginHint: string | null;
  readonly uiLocales: string | null;
  /** The `sub` of the request's ID token: only this person may sign in (OpenID Connect Core, section 3.1.2.1). */
  readonly expectedSubject?: string;
  readonly window?: FrameRequest;
}

export interface AuthorizeRequest extends NewAuthorizeRequest {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The person's decision, stored until its answer is fetched: by a form, by FedCM or by the frame. */
  readonly decision: Decision | null;
}

export type AuthorizeRequests = ReturnType<typeof createAuthorizeRequests>;

/** Stands for the browser until a frame's window opens. No cookie has a semicolon, so a ticket opens nothing as one. */
const ticketHash = (ticket: string) => digest(`;${ticket}`);

interface Parts {
  readonly keyring: Keyring;
  /** @throws Problem authorize.proof, authorize.limit */
  readonly countRequest: (trx: Trx, subject: SignInSubject) => Promise<unknown>;
}

/**
 * Only the browser with the cookie can read, finish or refuse a sign-in. The id is in the page's address and not
 * secret: it identifies the application, like a public key. Parameters may have an address, so they are sealed.
 */
export const createAuthorizeRequests = (
  { query, transaction }: Database,
  { keyring, countRequest }: Parts,
  now: () => number,
) => {
  const sealed = (request: AuthorizeRequest) =>
    keyring.seal('authorize', request.id, JSON.stringify(request));

  /** A sign-in ends with the secret of its seal. */
  const opened = (id: string, text: string): AuthorizeRequest | null =>
    openedOrNull(() => JSON.parse(keyring.open('authorize', id, text)));

  const byId = async (id: string, browserHash: string | null): Promise<AuthorizeRequest | null> => {
    const rows = query
      .selectFrom('authorize_requests')
      .select('sealed')
      .where('id', '=', id)
      .where('expires_at', '>', now());
    const row = await (browserHash === null
      ? rows
      : rows.where('browser_hash', '=', browserHash)
    ).executeTakeFirst();
    return row === undefined ? null : opened(id, row.sealed);
  };

  return {
    /**
     * Counts a request that is answered at once. Each person behind an IP address has a limit of their own.
     * @throws Problem authorize.limit
     */
    count: (personId: string): Promise<unknown> => transaction((trx) => countRequest(trx, { personId })),

    /**
     * @param browser the value of its cookie; for a frame's request, the ticket
     * @throws Problem authorize.proof, authorize.limit
     */
    begin: (request: NewAuthorizeRequest, browser: string, subject: SignInSubject): Promise<string> =>
      transaction(async (trx) => {
        await countRequest(trx, subject);
        const id = randomId('authorize');
        await trx
          .insertInto('authorize_requests')
          .values({
            id,
            app_id: request.appId,
            browser_hash: request.window === undefined ? digest(browser) : ticketHash(browser),
            sealed: sealed({ ...request, id, createdAt: now(), decision: null }),
            expires_at: now() + LIFETIME_MS,
          })
          .execute();
        return id;
      }),

    /** @throws Problem authorize.unknown if the request has ended, or is of another browser */
    find: async (id: string, browser: string | null): Promise<AuthorizeRequest> => {
      const found = browser === null ? null : await byId(id, digest(browser));
      if (found === null) throw new Problem('authorize.unknown');
      return found;
    },

    /**
     * Binds a frame's request to the browser that opens its window, in place of the ticket.
     * @throws Problem authorize.unknown if the ticket is wrong, used or older than a minute
     */
    enter: async (id: string, ticket: string, browser: string): Promise<void> => {
      const found = await byId(id, ticketHash(ticket));
      if (found?.window === undefined || found.createdAt + ENTRY_MS <= now())
        throw new Problem('authorize.unknown');
      const { numUpdatedRows } = await query
        .updateTable('authorize_requests')
        .set({ browser_hash: digest(browser) })
        .where('id', '=', id)
        .where('browser_hash', '=', ticketHash(ticket))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Problem('authorize.unknown');
    },

    /** Finds a request for the frame that began it. @throws Problem authorize.unknown */
    byId: async (id: string): Promise<AuthorizeRequest> => {
      const found = await byId(id, null);
      if (found === null) throw new Problem('authorize.unknown');
      return found;
    },

    /** The application and the origin that asked; `null` if the request has ended. For calls 1–4 of its page. */
    askerOf: async (id: string): Promise<{ readonly appId: string; readonly origin: string } | null> => {
      const found = await byId(id, null);
      return found && { appId: found.appId, origin: placeOf(found.redirectUri) };
    },

    /** Keeps a change, such as the decision, until the browser gets it. It ends with the session that approved. */
    keep: async (request: AuthorizeRequest, on: Pick<Trx, 'updateTable'> = query): Promise<void> => {
      const { id, decision } = request;
      await on
        .updateTable('authorize_requests')
        .set({ sealed: sealed(request), session_id: decision?.isGiven ? decision.sessionId : null })
        .where('id', '=', id)
        .execute();
    },

    /** Ends a request. @throws Problem authorize.unknown if it has ended before */
    end: async (id: string, on: Pick<Trx, 'deleteFrom'> = query): Promise<void> => {
      const { numDeletedRows } = await on
        .deleteFrom('authorize_requests')
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new Problem('authorize.unknown');
    },

    purge: async (): Promise<void> => {
      await query.deleteFrom('authorize_requests').where('expires_at', '<=', now()).execute();
    },
  };
};
