import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Database, Trx } from '../../database/database.ts';
import { Problem } from '../../problem.ts';
import type { Keyring } from '../../secrets/keyring.ts';
import { readable } from '../address.ts';
import { type IssuedToken, isFreshByCode, type Place, type Session, type Sessions } from '../sessions.ts';
import { checkAssertion, checkCreation, creationOptions, requestOptions } from './ceremonies.ts';
import { createChallenges } from './challenges.ts';
import { readClientData } from './client-data.ts';
import { createPasskeyRows } from './passkey-rows.ts';
import { relyingPartyOf, requireParty } from './relying-party.ts';

const WITHIN_MS = 600_000;
const ADDED_PER_PERSON = 10;
/** Every opening of an e-mail field that offers passkeys asks for one, and a whole office has one address. */
const ASKED_PER_CLIENT = 300;
const MAX_PASSKEYS = 20;

export interface PasskeySignIn extends IssuedToken {
  readonly nonce: string;
  /** In lower case. */
  readonly address: string;
}

/** Validates the page around a frame that used a passkey; throws a Problem for a page that may not embed it. */
export type ValidateTop = (origin: string) => Promise<void>;

/** Notifies the person of a new passkey, in the transaction that keeps it; its name is `null` where that is not known. */
export type NotifyOwner = (trx: Trx, name: string | null) => Promise<void>;

export type Passkeys = ReturnType<typeof createPasskeys>;

/** Passkeys: WebAuthn credentials that sign a person in without a name and without a code. */
export const createPasskeys = (
  database: Database,
  { keyring, sessions, publicUrl }: { keyring: Keyring; sessions: Sessions; publicUrl: string },
  now: () => number,
) => {
  const party = relyingPartyOf(publicUrl);
  const challenges = createChallenges(database, now);
  const rows = createPasskeyRows(database, now);

  const limit = (subject: string, most: number) => ({
    subject: keyring.mac('limit', `passkey ${subject}`),
    most,
    withinMs: WITHIN_MS,
  });

  return {
    of: rows.of,
    purge: challenges.purge,

    /** Whether there was one. Sessions that it began end. */
    remove: (personId: string, id: string): Promise<boolean> =>
      database.transaction(async (trx) => {
        await sessions.lock(trx, personId);
        return rows.remove(trx, personId, id);
      }),

    /** Whether browsers can make any for this provider. */
    areOn: party !== null,

    /** Whether a page of this origin can make and use passkeys here. */
    isOffered: (origin: string | null): boolean => party !== null && origin === party.origin,

    /**
     * Lets only somebody who typed a code on the provider's own page, a moment ago, add a passkey: it opens every app.
     * @throws Problem passkey.session
     */
    requireFresh: (session: Session): void => {
      const isOwn = party !== null && session.origin === party.origin;
      if (!isOwn || !isFreshByCode(session, now())) throw new Problem('passkey.session');
    },

    /**
     * What a browser needs to make a passkey.
     * @param name of the provider, as people know it
     * @throws Problem passkey.off, passkey.limit, passkey.full
     */
    beginAdding: async ({ id, personId, address }: Session, name: string) => {
      const own = requireParty(party);
      const kept = await rows.of(personId);
      if (kept.length >= MAX_PASSKEYS) throw new Problem('passkey.full');
      const limits = [limit(`person ${personId}`, ADDED_PER_PERSON)];
      const challenge = await challenges.create({ act: 'add', by: id }, limits);
      return creationOptions(own, { challenge, personId, address: readable(address), name, kept });
    },

    /**
     * Keeps what the browser made for this session, and notifies the person.
     * @returns its id
     * @throws Problem passkey.off, passkey.stale, passkey.wrong, and what validateTop throws
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
        const added = await rows.add(trx, { ...made, personId });
        if (added === null) throw new Problem('passkey.wrong');
        await notifyOwner(trx, made.name);
        return added;
      });
    },

    /**
     * What a browser needs to find a passkey of anybody.
     * @param client what a limit per client counts; empty where no connection is behind the call
     * @throws Problem passkey.off, passkey.limit
     */
    beginSignIn: async (appId: string, client: string) => {
      const own = requireParty(party);
      const limits = client === '' ? [] : [limit(`client ${client}`, ASKED_PER_CLIENT)];
      return requestOptions(own, await challenges.create({ act: 'sign in', by: appId }, limits));
    },

    /**
     * Opens a session for the person whose passkey signed, once.
     * @throws Problem passkey.off, passkey.stale, passkey.unknown, passkey.wrong, passkey.counter, and what validateTop throws
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
      const counter = await checkAssertion(own, response, challenge, known, topOrigin);
      return database.transaction(async (trx) => {
        if (!(await rows.use(trx, known.id, counter))) throw new Problem('passkey.counter');
        const session = await sessions.begin(trx, known.personId, place, known.id);
        return { ...session, address: known.address };
      });
    },
  };
};
