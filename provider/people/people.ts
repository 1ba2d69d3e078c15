import type { Payload } from 'altcha-lib';
import type { Database, Trx } from '../database/database.ts';
import { type Given, statement } from '../database/statement.ts';
import { iso } from '../iso.ts';
import { Problem } from '../problem.ts';
import { randomId } from '../secrets/random.ts';
import { addressOf } from './address.ts';
import type { BegunSession } from './begun-session.ts';
import { type Asking, CodeRefusal } from './code-limits.ts';
import type { Codes, Confirmation, MadeCode } from './codes.ts';
import type { KnownBrowser, KnownBrowsers } from './known-browsers.ts';
import type { ProofFor, Proofs } from './proofs.ts';
import type { Sessions } from './sessions.ts';

const DAY_MS = 86_400_000;

export interface CodeRequest extends Omit<Asking, 'browser' | 'proof'> {
  /** The token of a browser that signed an address in before. */
  readonly browserToken: string | undefined;
  /** A solved proof of work. */
  readonly proof: Payload | undefined;
}

/** Queues the mail of a code, in the transaction that made it. */
export type MailCode = (
  trx: Trx,
  mail: { readonly address: string; readonly digits: string },
) => Promise<void>;

export interface SignedIn extends BegunSession {
  readonly isNew: boolean;
  /** The token by which the browser is recognised from now on. */
  readonly browser: KnownBrowser;
}

interface Parts {
  readonly codes: Codes;
  readonly browsers: KnownBrowsers;
  readonly proofs: Proofs;
  readonly sessions: Sessions;
}

export interface PersonExport {
  readonly address: string;
  readonly since: string;
  readonly hasPin: boolean;
  readonly sessions: readonly {
    readonly id: string;
    readonly app: string;
    readonly origin: string | null;
    readonly begun: string;
    readonly lastUsed: string;
    readonly expires: string;
    readonly signsIn: boolean;
    readonly from: string | null;
  }[];
}

const forCode = ({ appId, address }: Pick<CodeRequest, 'appId' | 'address'>): ProofFor => ({
  appId,
  subject: address,
});

export type People = ReturnType<typeof createPeople>;

/** Sign-in by a mailed code, which opens a session. */
export const createPeople = (
  database: Database,
  { codes, browsers, proofs, sessions }: Parts,
  now: () => number,
) => {
  const { query, transaction } = database;

  const selectAddress = statement((given: Given<{ personId: string }>) =>
    query.selectFrom('people').select('address').where('id', '=', given('personId')),
  );

  const insertNew = statement((given: Given<{ id: string; address: string; now: number }>) =>
    query
      .insertInto('people')
      .values({ id: given('id'), address: given('address'), created_at: given('now'), pin_hash: null })
      .onConflict((conflict) => conflict.column('address').doNothing())
      .returning('id'),
  );

  return {
    /**
     * Makes a code and queues its mail, in one transaction.
     * @throws CodeRefusal code.limit, or code.proof with the proof to solve
     */
    sendCode: async (
      { browserToken, proof: given, ...request }: CodeRequest,
      mailCode: MailCode,
    ): Promise<MadeCode> => {
      const asking: Asking = {
        ...request,
        browser: browsers.identify(browserToken, request.address),
        proof: given === undefined ? null : await proofs.verify(given, forCode(request)),
      };
      try {
        return await transaction(async (trx) => {
          const code = await codes.create(trx, asking);
          await mailCode(trx, { address: request.address, digits: code.digits });
          return code;
        });
      } catch (error) {
        if (!(error instanceof CodeRefusal) || error.code !== 'code.proof') throw error;
        const proof = await proofs.challengeFor(forCode(request));
        throw new CodeRefusal(error.code, error.limit, error.retryAfterS ?? 0, { proof });
      }
    },

    /**
     * Opens a session for a code, which works once. A new person is stored.
     * @throws Problem code.wrong, code.stale, code.locked
     */
    confirm: async (confirmation: Confirmation, origin: string | null): Promise<SignedIn> => {
      const { address, appId } = confirmation;
      const outcome = await transaction(async (trx) => {
        const refusal = await codes.use(trx, confirmation);
        if (refusal !== null) return refusal;
        const [added] = await insertNew(trx, { id: randomId('person'), address, now: now() });
        const { id } =
          added ??
          (await trx
            .selectFrom('people')
            .select('id')
            .where('address', '=', address)
            .executeTakeFirstOrThrow());
        const session = await sessions.begin(trx, id, { appId, origin });
        return { ...session, isNew: added !== undefined, browser: browsers.issue(address) };
      });
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },

    /** Finds the person by address, in any form. A row with exactly this form comes first. */
    find: async (typed: string): Promise<string | null> => {
      const exact = typed.toLowerCase();
      const people = await query
        .selectFrom('people')
        .select(['id', 'address'])
        .where('address', 'in', [exact, addressOf(typed) ?? exact])
        .execute();
      const found = people.find(({ address }) => address === exact) ?? people[0];
      return found?.id ?? null;
    },

    /** @throws Problem session.unknown if the person was deleted */
    addressById: async (personId: string): Promise<string> => {
      const [row] = await selectAddress(query, { personId });
      if (row === undefined) throw new Problem('session.unknown');
      return row.address;
    },

    /**
     * Returns all stored data of a person from these tables, without hashes.
     * @throws Problem session.unknown if the person was deleted meanwhile
     */
    exportOf: async (personId: string): Promise<PersonExport> => {
      const person = await query
        .selectFrom('people')
        .select(['address', 'created_at', 'pin_hash'])
        .where('id', '=', personId)
        .executeTakeFirstOrThrow(() => new Problem('session.unknown'));
      const own = await sessions.of(personId);
      return {
        address: person.address,
        since: iso(person.created_at),
        hasPin: person.pin_hash !== null,
        sessions: own.map((session) => ({
          id: session.id,
          app: session.appId,
          origin: session.origin,
          begun: iso(session.createdAt),
          lastUsed: iso(session.usedAt),
          expires: iso(session.expiresAt),
          signsIn: session.signsIn,
          from: session.fromSession,
        })),
      };
    },

    /**
     * Deletes the person with all rows that refer to them, including sessions and grants.
     * @param before other work in the same transaction, before the deletion
     * @param after other work in the same transaction, after the deletion
     */
    erase: async (
      personId: string,
      before: (trx: Trx, address: string) => Promise<void>,
      after: (trx: Trx) => Promise<void>,
    ): Promise<void> => {
      await transaction(async (trx) => {
        await sessions.lock(trx, personId);
        const person = await trx
          .selectFrom('people')
          .select('address')
          .where('id', '=', personId)
          .executeTakeFirst();
        if (person === undefined) return;
        await before(trx, person.address);
        await trx.deleteFrom('codes').where('address', '=', person.address).execute();
        await trx.deleteFrom('people').where('id', '=', personId).execute();
        await after(trx);
      });
      await database.scrub();
    },

    /** Deletes rows that expired a day ago. The delay protects against a clock that jumps. */
    purge: async (): Promise<void> => {
      const before = now() - DAY_MS;
      await query.deleteFrom('codes').where('expires_at', '<', before).execute();
      await query.deleteFrom('attempts').where('at', '<', before).execute();
      await query.deleteFrom('sessions').where('expires_at', '<', before).execute();
    },
  };
};
