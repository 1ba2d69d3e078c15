import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Database, Trx } from '../../database/database.ts';
import type { NoteAnomaly } from '../../facts/anomaly.ts';
import { Problem } from '../../problem.ts';
import { digest, type Keyring, openedOrNull } from '../../secrets/keyring.ts';
import { randomToken } from '../../secrets/random.ts';
import { readable } from '../address.ts';
import type { Limits } from '../limits.ts';
import { sessionsLeadingTo } from '../session-ends.ts';
import { type BegunSession, isFreshByCode, type Place, type Session, type Sessions } from '../sessions.ts';
import {
  checkAssertion,
  checkCreation,
  creationOptions,
  readClientData,
  relyingPartyOf,
  requestOptions,
  requireParty,
} from './ceremonies.ts';
import { createPasskeyRows } from './passkey-rows.ts';

/** Time for a person to find their authenticator, and for an e-mail field to wait for one. */
const CHALLENGE_LIFETIME_MS = 600_000;

interface Purpose {
  readonly act: 'add' | 'sign in';
  /** Id of the session or of the app. */
  readonly by: string;
}

/** Challenges of WebAuthn, each valid once and for one purpose. */
export const createChallenges = (database: Database, keyring: Keyring, now: () => number) => {
  const { query, transaction } = database;

  const contextOf = ({ act, by }: Purpose) => `${act} ${by}`;
  // The hash includes the purpose, so a challenge cannot be used for another one.
  const hashOf = (purpose: Purpose, challenge: string) => digest(`${contextOf(purpose)} ${challenge}`);

  const isOffered = (purpose: Purpose, challenge: string): boolean =>
    Number(openedOrNull(() => keyring.open('passkey', contextOf(purpose), challenge))) > now();

  return {
    /** Needs no limit, because nothing is stored before an answer names a passkey. */
    offer: (purpose: Purpose): string =>
      keyring.seal('passkey', contextOf(purpose), String(now() + CHALLENGE_LIFETIME_MS)),

    /** @throws Problem passkey.stale */
    spend: async (challenge: string): Promise<void> => {
      const { numInsertedOrUpdatedRows } = await query
        .insertInto('passkey_challenges')
        .values({ hash: digest(`spent ${challenge}`), expires_at: now() + CHALLENGE_LIFETIME_MS })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) throw new Problem('passkey.stale');
    },

    /** @param count throws if too many challenges were made */
    create: (purpose: Purpose, count: (trx: Trx) => Promise<unknown>): Promise<string> =>
      transaction(async (trx) => {
        await count(trx);
        const challenge = randomToken();
        await trx
          .insertInto('passkey_challenges')
          .values({ hash: hashOf(purpose, challenge), expires_at: now() + CHALLENGE_LIFETIME_MS })
          .execute();
        return challenge;
      }),

    /**
     * Uses up a challenge of `create`, whatever the outcome; one of `offer` is used up by `spend`. A single statement
     * finds and deletes the row, so that only one of several parallel calls gets it.
     * @throws Problem passkey.stale
     */
    use: async (purpose: Purpose, challenge: string): Promise<void> => {
      if (isOffered(purpose, challenge)) return;
      const used = await query
        .deleteFrom('passkey_challenges')
        .where('hash', '=', hashOf(purpose, challenge))
        .returning('expires_at')
        .executeTakeFirst();
      if (used === undefined || used.expires_at <= now()) throw new Problem('passkey.stale');
    },

    purge: async (): Promise<void> => {
      await query.deleteFrom('passkey_challenges').where('expires_at', '<', now()).execute();
    },
  };
};

const MAX_PASSKEYS = 20;

interface PasskeySignIn extends BegunSession {
  /** In lower case. */
  readonly address: string;
}

/** Throws a Problem if the page around the frame may not embed it. */
export type ValidateTop = (origin: string) => Promise<void>;

/** Runs in the transaction that stores the passkey. The name is `null` if unknown. */
export type NotifyOwner = (trx: Trx, name: string | null) => Promise<void>;

interface Parts {
  readonly keyring: Keyring;
  readonly limits: Pick<Limits, 'count'>;
  readonly sessions: Sessions;
  readonly note: NoteAnomaly;
  readonly publicUrl: string;
  /** The domain that passkeys belong to, if it is not the host of `publicUrl`. */
  readonly domain: string | null;
}

export type Passkeys = ReturnType<typeof createPasskeys>;

export const createPasskeys = (
  database: Database,
  { keyring, limits, sessions, note, publicUrl, domain }: Parts,
  now: () => number,
) => {
  const party = relyingPartyOf(publicUrl, domain);
  const challenges = createChallenges(database, keyring, now);
  const rows = createPasskeyRows(database, now);

  const noteRefusal = ({ code: reason }: Problem, personId: string, { appId }: Place) =>
    note({ action: 'passkey.refused', appId, hashed: personId, detail: { reason } });

  return {
    of: rows.of,
    purge: challenges.purge,

    /** Also ends the sessions that the passkey began. Returns whether the passkey existed. */
    remove: sessions.removePasskey,

    areOn: party !== null,

    /** Whether a page of this origin can make and use passkeys here. */
    isOffered: (origin: string | null): boolean => party !== null && origin === party.origin,

    /**
     * A passkey opens every app, so the person must just have typed a code on the provider's own page.
     * @throws Problem passkey.session
     */
    requireFresh: (session: Session): void => {
      const isOwn = party !== null && session.origin === party.origin;
      if (!isOwn || !isFreshByCode(session, now())) throw new Problem('passkey.session');
    },

    /**
     * @param name the provider's name for people
     * @throws Problem passkey.off, passkey.limit, passkey.full
     */
    beginAdding: async ({ id, appId, personId, address }: Session, name: string) => {
      const own = requireParty(party);
      const kept = await rows.of(personId);
      if (kept.length >= MAX_PASSKEYS) throw new Problem('passkey.full');
      const challenge = await challenges.create({ act: 'add', by: id }, (trx) =>
        limits.count(trx, 'passkey person', personId, appId),
      );
      return creationOptions(own, { challenge, personId, address: readable(address), name, kept });
    },

    /**
     * Notifies the person. Returns the passkey's id.
     * @throws Problem passkey.off, passkey.stale, passkey.wrong, session.unknown, and what validateTop throws
     */
    add: async (
      { id, personId }: Session,
      response: RegistrationResponseJSON,
      validateTop: ValidateTop,
      notifyOwner: NotifyOwner,
    ): Promise<string> => {
      const own = requireParty(party);
      const { challenge, topOrigin } = readClientData(response.response.clientDataJSON);
      await challenges.use({ act: 'add', by: id }, challenge);
      if (topOrigin !== null) await validateTop(topOrigin);
      const made = await checkCreation(own, response, challenge);
      return database.transaction(async (trx) => {
        // Throws if the session was revoked meanwhile, so that it cannot add a passkey.
        await sessions.hold(trx, { id, personId });
        const added = await rows.add(trx, { ...made, personId, addedBy: await sessionsLeadingTo(trx, id) });
        if (added === null) throw new Problem('passkey.wrong');
        await notifyOwner(trx, made.name);
        return added;
      });
    },

    /** @throws Problem passkey.off */
    beginSignIn: async (appId: string) =>
      requestOptions(requireParty(party), challenges.offer({ act: 'sign in', by: appId })),

    /**
     * @throws Problem passkey.off, passkey.stale, passkey.unknown, passkey.wrong, passkey.counter, and what validateTop
     * throws
     */
    signIn: async (
      response: AuthenticationResponseJSON,
      place: Place,
      validateTop: ValidateTop,
    ): Promise<PasskeySignIn> => {
      const own = requireParty(party);
      const { challenge, topOrigin } = readClientData(response.response.clientDataJSON);
      await challenges.use({ act: 'sign in', by: place.appId }, challenge);
      if (topOrigin !== null) await validateTop(topOrigin);
      const known = await rows.find(response.id);
      if (known === null) throw new Problem('passkey.unknown');
      await challenges.spend(challenge);
      try {
        const counter = await checkAssertion(own, response, challenge, known, topOrigin);
        return await database.transaction(async (trx) => {
          if (!(await rows.use(trx, known.id, counter))) throw new Problem('passkey.counter');
          const session = await sessions.begin(trx, known.personId, place, { passkeyId: known.id });
          return { ...session, address: known.address };
        });
      } catch (error) {
        if (error instanceof Problem) noteRefusal(error, known.personId, place);
        throw error;
      }
    },
  };
};
