import type { Database, Trx } from '../database/database.ts';
import type { Notify } from '../database/notify.ts';
import { isWithin } from '../facts/approvals.ts';
import { bothLeftOut, isLessLeftOut, type LeftOut, NOTHING_LEFT_OUT } from '../facts/left-out.ts';
import { type AppTerms, accessEndsAt, purposeIn, type Shorter } from '../facts/terms.ts';
import { Problem } from '../problem.ts';
import { randomId } from '../secrets/random.ts';
import { type Access, type AccessTokens, SAMPLE_GRANT } from './access-tokens.ts';
import type { Authorizations } from './authorizations.ts';
import type { GrantRows } from './grant-rows.ts';
import { type GrantedApp, type GrantState, stands } from './grant-state.ts';
import type { IdempotencyStore } from './idempotency-store.ts';
import { type Question, type QuestionItems, SAMPLE_PERIOD_MS } from './questions.ts';
import { ended, type Processor, type ReceiptFacts, type Receipts, receiptOf } from './receipts.ts';

/** The person's limits of a share, besides the choice of approvals. */
export interface ShareLimits {
  readonly shorter?: Shorter | undefined;
  readonly leftOut?: LeftOut | undefined;
}

type Said = 'app' | 'scope' | 'pressed' | 'notice' | 'collection' | 'hasPrivacyControl';

interface Approval extends Pick<ReceiptFacts, Said> {
  readonly personId: string;
  /** Runs in the transaction that stores the grant. Throws if the person may no longer give it. */
  readonly requireSession: (trx: Trx) => Promise<void>;
  readonly terms: AppTerms;
  readonly isInFrame: boolean;
  readonly limits: ShareLimits;
  readonly idempotencyKey: string | null;
}

/** A grant in the answer to call 4, without a token or code. */
interface GivenGrant {
  readonly grantId: string;
  readonly subject: string;
  readonly scope: readonly string[];
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** The signed receipt, a JWS. */
  readonly receipt: string;
}

/** A `personId` of `null` is a sample person; in test mode the subject is its id. */
export type GrantedAccess = Access & Holder;

interface Holder {
  readonly personId: string | null;
  /** The person's address; `null` for a sample person. */
  readonly address: string | null;
  /** The application of the grant; `null` for a sample person, who has no grant. */
  readonly app: GrantedApp | null;
  readonly leftOut: LeftOut;
}

interface Parts {
  readonly tokens: AccessTokens;
  readonly receipts: Receipts;
  readonly rows: GrantRows;
  readonly authorizations: Pick<Authorizations, 'stands'>;
  readonly idempotencyStore: IdempotencyStore;
  readonly issuer: string;
  readonly processor: Processor;
  /** Throws if the person has shared with the application too often. */
  readonly countShare: (trx: Trx, personId: string, appId: string) => Promise<unknown>;
  readonly questionItems: QuestionItems;
  readonly notify: Notify;
}

export const createConsent = (
  { transaction, lock }: Database,
  {
    tokens,
    receipts,
    rows,
    authorizations,
    idempotencyStore,
    issuer,
    processor,
    countShare,
    questionItems,
    notify,
  }: Parts,
  now: () => number,
) => {
  /** A sample person has no grant, so the authorization of the token is checked here. */
  const requireAuthorization = async ({ authorizationId }: Access): Promise<void> => {
    if (authorizationId !== null && !(await authorizations.stands(authorizationId)))
      throw new Problem('access.stopped');
  };

  /** Hosts delete their data after `access.revoked`: it means a withdrawal, not a newer grant or revoked tokens. */
  const refusalOf = async (
    { isWithdrawn, personId }: GrantState,
    appId: string,
  ): Promise<'access.replaced' | 'access.revoked' | 'access.stopped'> => {
    if (!isWithdrawn) return 'access.stopped';
    return (await rows.standingGrant(personId, appId)) === null ? 'access.revoked' : 'access.replaced';
  };

  /** @throws Problem idempotency.ended if that grant has ended: its token would give no access */
  const repeated = async (trx: Trx, answer: string, appId: string): Promise<GivenGrant> => {
    const first: GivenGrant = JSON.parse(answer);
    const grant = await rows.stateOf(first.grantId, appId, null, trx);
    if (grant === null || !stands(grant, now())) throw new Problem('idempotency.ended');
    return first;
  };

  const holderOfGrant = async ({ grantId, appId, authorizationId }: Access): Promise<Holder> => {
    const grant = await rows.stateOf(grantId, appId, authorizationId);
    if (grant === null) throw new Problem('access.revoked');
    if (grant.isRevoked) throw new Problem(await refusalOf(grant, appId));
    if (grant.endsAt <= now()) throw new Problem('access.ended');
    const { personId, address, app, leftOut } = grant;
    return { personId, address, app, leftOut };
  };

  const holderOf = async (access: Access): Promise<Holder> => {
    if (access.grantId !== SAMPLE_GRANT) return holderOfGrant(access);
    await requireAuthorization(access);
    return { personId: null, address: null, app: null, leftOut: NOTHING_LEFT_OUT };
  };

  /** What the last grant left out stays left out, unless a page of the provider at top level names something else. */
  const leftOutFor = async (
    personId: string,
    appId: string,
    { limits: { leftOut }, collection, isInFrame }: Pick<Approval, 'limits' | 'collection' | 'isInFrame'>,
    within?: Trx,
  ): Promise<LeftOut> => {
    const isFree = collection === 'frame' && !isInFrame && leftOut !== undefined;
    const last = isFree ? NOTHING_LEFT_OUT : await rows.lastLeftOut(personId, appId, within);
    return bothLeftOut(last, leftOut ?? NOTHING_LEFT_OUT);
  };

  return {
    leftOutFor,

    /**
     * Replaces the person's earlier grant to the app. A repeated key gets the first grant again, while it is valid. In a
     * frame, the person must have a grant from top level: the new one allows no more, and ends no later.
     * @throws Problem idempotency.reused, idempotency.ended, share.limit, share.window, and what `requireSession` throws
     */
    grant: async (approval: Approval): Promise<GivenGrant> => {
      const { personId, requireSession, app, terms, scope, notice, limits, idempotencyKey, isInFrame } =
        approval;
      const earlier = isInFrame ? await rows.standingGrant(personId, app.id) : null;
      if (isInFrame && !(earlier?.atTop && isWithin(scope, earlier.scope))) throw new Problem('share.window');
      const subject = await rows.subjectFor(personId, app.id);
      const [grantId, receiptId] = [randomId('grant'), randomId('receipt')];
      const endsAt = Math.min(accessEndsAt(terms, now(), limits.shorter), earlier?.endsAt ?? Infinity);
      const leftOut = await leftOutFor(personId, app.id, approval);
      // The preview in the frame has shown that it counts.
      if (isInFrame && isLessLeftOut(limits.leftOut ?? leftOut, leftOut)) throw new Problem('share.window');
      const purpose = purposeIn(terms, notice?.language ?? 'en');
      const facts = { id: receiptId, issuer, processor, subject, purpose, givenAt: now(), endsAt, leftOut };
      // Signed before the transaction: it locks the database and must be short.
      const receipt = await receipts.sign(receiptOf({ ...approval, ...facts }));
      const standing = await rows.standing(personId, app.id);
      const replaced = await receipts.changed(
        standing.map(({ jws }) => jws),
        (before) => ended(before, 'consent replaced', now()),
      );
      const limitsIfAny = Object.keys(limits).length > 0 ? [limits] : [];
      const repeatable = {
        personId,
        appId: app.id,
        key: idempotencyKey,
        // The same approvals in another order are the same request.
        request: JSON.stringify([[...scope].sort(), notice, ...limitsIfAny]),
      };
      return transaction(async (trx): Promise<GivenGrant> => {
        await requireSession(trx);
        const first = await idempotencyStore.find(trx, repeatable);
        if (first !== null) return repeated(trx, first, app.id);
        await lock(trx, `grants ${personId} ${app.id}`);
        await countShare(trx, personId, app.id);
        const at = now();
        // Another share may have left out more since the receipt was signed.
        const leftOutNow = await leftOutFor(personId, app.id, approval, trx);
        const replacing = await rows.standing(personId, app.id, trx);
        // The person may have withdrawn the earlier grant before the lock.
        if (earlier && !replacing.some(({ id }) => id === earlier.id)) throw new Problem('share.window');
        for (const { id } of replacing) {
          const { isNow } = await rows.end(trx, id, replaced, at);
          if (isNow) await notify(trx, 'grant.replaced', personId, { appId: app.id, grantId: id });
        }
        const own = { id: grantId, personId, appId: app.id, scope, endsAt, purpose, leftOut: leftOutNow };
        const where = { origin: app.origin, atTop: approval.collection === 'frame' };
        await rows.add(trx, { ...own, ...where }, { id: receiptId, jws: receipt }, at);
        await notify(trx, 'grant.given', personId, { appId: app.id, grantId });
        const answer: GivenGrant = { grantId, subject, scope, endsAt, receipt };
        await idempotencyStore.keep(trx, repeatable, JSON.stringify(answer));
        return answer;
      });
    },

    /** The answer about a grant that the person gave in a window of the provider. @throws Problem grant.unknown */
    givenBy: async (grantId: string, personId: string, appId: string): Promise<GivenGrant> => {
      const grant = await rows.find(grantId, appId);
      const receipt = await rows.receiptOf(grantId, personId);
      if (grant === null || receipt === null || grant.revokedAt !== null) throw new Problem('grant.unknown');
      const { scope, endsAt } = grant;
      return { grantId, subject: await rows.subjectFor(personId, appId), scope, endsAt, receipt };
    },

    tokenOf: (appId: string, { grantId, subject, scope, endsAt }: GivenGrant): Promise<string> =>
      tokens.issue({ appId, grantId, subject, scope, authorizationId: null }, endsAt),

    /** A token for a sample person, who has no grant and no receipt. */
    sampleToken: (appId: string, scope: readonly string[], subject: string): Promise<string> =>
      tokens.issue({ appId, grantId: SAMPLE_GRANT, subject, scope, authorizationId: null }),

    /**
     * A withdrawn or ended grant gives no access, even if the token is valid.
     * @throws Problem access.expired, access.unknown, access.revoked, access.replaced, access.stopped, access.ended
     */
    access: async (token: string): Promise<GrantedAccess> => {
      const access = await tokens.verify(token);
      return { ...access, ...(await holderOf(access)) };
    },

    /**
     * An item that was asked about before is free. Another grant to the application does not renew the right.
     * @throws Problem access.limit, share.items
     */
    countItems: (
      { personId, app, ...access }: GrantedAccess,
      most: number,
      items: readonly Question[],
    ): Promise<void> => {
      const holder =
        app === null
          ? { holder: access.tokenId, person: null, grantId: null, periodMs: SAMPLE_PERIOD_MS }
          : {
              holder: access.grantId,
              person: `${personId} ${access.appId}`,
              grantId: access.grantId,
              periodMs: accessEndsAt(app, 0),
            };
      return questionItems.count(holder, most, items);
    },

    /**
     * Checks the grant again at the end of a long call, because it may have been withdrawn meanwhile.
     * @throws Problem access.revoked, access.replaced, access.stopped, access.ended
     */
    requireGrant: async (access: Access): Promise<void> => {
      await holderOf(access);
    },
  };
};
