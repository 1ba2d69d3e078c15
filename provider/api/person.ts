import { z } from 'zod';
import { iso, isoOrNull } from '../iso.ts';
import { PROVIDER } from '../operations/audit.ts';
import { Problem } from '../problem.ts';
import { define, type Route } from './call.ts';
import { grantViewOf } from './grants.ts';
import type { Modules } from './modules.ts';
import { line } from './schemas.ts';

export const exportAnswer = z.object({
  person: z.looseObject({
    address: z.string(),
    sessions: z
      .array(z.looseObject({ id: z.string(), signsIn: z.boolean(), from: z.string().nullable() }))
      .meta({
        description:
          'Sessions. `signsIn`: by OpenID Connect. `from`: the session that it comes from, with which it ends.',
      }),
  }),
  passkeys: z.array(z.looseObject({ id: z.string() })),
  subjects: z.array(z.object({ app: z.string(), subject: z.string() })).meta({
    description:
      'What each application knows the person as: `sub` of its access tokens. It is the same in a sector.',
  }),
  grants: z.array(z.looseObject({ id: z.string() })),
  formerReceipts: z.array(z.string()).meta({ description: 'Of applications that were removed here.' }),
  authorizations: z.array(z.looseObject({ grant: z.string() })).meta({
    description:
      'One-time codes that were given to applications, without the codes. They stay for a day, or with `refreshes` as long as the grant.',
  }),
  signIns: z.array(z.looseObject({ app: z.string(), session: z.string() })).meta({
    description: 'The browsers that are signed in by OpenID Connect, by their sessions.',
  }),
  events: z.array(z.looseObject({ app: z.string(), type: z.string() })).meta({
    description: 'Events of the person for applications: those that wait, and those sent in the last day.',
  }),
  operators: z.array(z.object({ at: z.iso.datetime(), action: z.string() })).meta({
    description: 'What operators of the provider did with the data of the person.',
  }),
  anomalies: z.array(z.object({ at: z.iso.datetime(), action: z.string() })).meta({
    description: 'Signs of an attack on the person’s sign-ins, from the audit log.',
  }),
  platforms: z.array(z.looseObject({ platform: z.string() })),
  archives: z.array(z.object({ platform: z.string(), added: z.iso.datetime(), entries: z.int() })).meta({
    description: 'The downloads of platforms that the person read; their entries are among `signals`.',
  }),
  signals: z.array(z.looseObject({ platform: z.string(), kind: z.string(), text: z.string() })),
});

const sealedPin = line(2_000).meta({
  description:
    '`v2.` and, in base64url, the page’s public key (65 bytes), the IV (12 bytes) and the AES-256-GCM ciphertext with its tag. The key is HKDF-SHA-256 over the ECDH secret with `pinKey`, without salt; its info is `data-connect pin v2`, the API key, the address in lower case (`i` for `İ`) and `kid`, one a line.',
});

/** Sealed with the `pinKey` of call 2. */
export const setPin = ({ pins }: Modules) =>
  define.post('/api/pin', {
    id: 'setPin',
    by: 'session',
    body: z.looseObject({ EncryptedUserPin: sealedPin }),
    answer: z.object({ pinSet: z.literal(true) }),
    refuses: ['pin.sealed', 'pin.weak', 'pin.wrong', 'pin.limit', 'session.code'],
    handle: async ({ caller: { session, key }, body }) => {
      await pins.set(session, key, body.EncryptedUserPin);
      return { pinSet: true };
    },
  });

const body = z.looseObject({ EncryptedUserPin: sealedPin.optional() });
const PIN_REFUSALS = ['pin.sealed', 'pin.wrong', 'pin.limit', 'session.code'] as const;

const platformsOf = async (platforms: Modules['platforms'], personId: string) => {
  const readings = (await platforms.readingsOf(personId)).map(({ changedAt, waitMs, ...reading }) => ({
    ...reading,
    changed: iso(changedAt),
  }));
  return (await platforms.accountsOf(personId)).map(({ connector: platform, scope, connectedAt }) => {
    const { connector, ...reading } = readings.find((each) => each.connector === platform) ?? {};
    return {
      platform,
      scope,
      connected: iso(connectedAt),
      reading: connector === undefined ? null : reading,
    };
  });
};

/** Splits the entries by their author: operators, or the provider itself, which records anomalies only. */
const auditOf = async (audit: Modules['audit'], personId: string, address: string) => {
  const rows = await audit.of([...audit.hashesOf(personId), ...audit.hashesOf(address)]);
  const entriesOf = (isAnomaly: boolean) =>
    rows
      .filter(({ actor }) => (actor === PROVIDER) === isAnomaly)
      .map(({ at, action }) => ({ at: iso(at), action }));
  return { operators: entriesOf(false), anomalies: entriesOf(true) };
};

/** More grants than a person can have. */
const ALL = 1_000_000;

export const exportPerson = async (
  {
    audit,
    people,
    passkeys,
    grants: given,
    authorizations,
    authorizeBrowsers,
    events,
    platforms,
    signals,
    archives,
  }: Modules,
  personId: string,
) => {
  const person = await people.exportOf(personId);
  const grants = await given.pageOf(personId, { most: ALL });
  const receipts = await given.receiptsOf(personId);
  const receiptOf = new Map(receipts.map(({ grantId, jws }) => [grantId, jws]));
  const grantIds = new Set(grants.map(({ id }) => id));
  return {
    person,
    passkeys: (await passkeys.of(personId)).map(({ createdAt, usedAt, ...passkey }) => ({
      ...passkey,
      added: iso(createdAt),
      lastUsed: isoOrNull(usedAt),
    })),
    subjects: await given.subjectsOf(personId),
    grants: grants.map((grant) => ({
      ...grantViewOf(grant),
      app: grant.appId,
      origin: grant.origin,
      purpose: grant.purpose,
      givesAddress: grant.givesAddress,
      lasts: grant.lasts,
      leftOut: grant.leftOut,
      receipt: receiptOf.get(grant.id) ?? null,
    })),
    formerReceipts: receipts.filter(({ grantId }) => !grantIds.has(grantId)).map(({ jws }) => jws),
    authorizations: (await authorizations.of(personId)).map((row) => ({
      id: row.id,
      app: row.app_id,
      grant: row.grant_id,
      scope: row.scope.split(' ').filter(Boolean),
      origin: row.origin,
      redirectUri: row.redirect_uri,
      signedIn: isoOrNull(row.auth_time),
      session: row.session_id,
      expires: iso(row.expires_at),
      used: isoOrNull(row.used_at),
      ended: isoOrNull(row.ended_at),
      refreshes: row.refresh_hash !== null,
    })),
    signIns: (await authorizeBrowsers.of(personId)).map((row) => ({
      app: row.app_id,
      session: row.session_id,
      givesAddress: row.email === 1,
      grant: row.grant_id,
    })),
    events: (await events.of(personId)).map((row) => ({
      id: row.id,
      app: row.app_id,
      type: row.type,
      grant: row.grant_id,
      session: row.session_id,
      at: iso(row.created_at),
      state: row.state,
    })),
    ...(await auditOf(audit, personId, person.address)),
    platforms: await platformsOf(platforms, personId),
    archives: (await archives.of(personId)).map(({ connector, addedAt, entries }) => ({
      platform: connector,
      added: iso(addedAt),
      entries,
    })),
    signals: (await signals.of(personId)).map(({ at, ...signal }) => ({
      ...signal,
      at: isoOrNull(at),
    })),
  };
};

/**
 * Also asks the platforms to revoke their tokens. Receipts stay, without personal data; returns their number.
 * @param actor who deletes, for the audit log
 */
export const erasePerson = async (
  { audit, events, people, grants, platforms, mails }: Modules,
  personId: string,
  actor = 'person',
): Promise<number> => {
  const keepReceipts = await grants.finalReceiptsWriter(personId);
  let receiptsKept = 0;
  await people.erase(
    personId,
    async (trx, address) => {
      await events.notify(trx, 'person.deleted', personId);
      receiptsKept = await keepReceipts(trx);
      await platforms.forget(trx, personId);
      await mails.forget(trx, address);
    },
    (trx) => audit.record(trx, actor, { action: 'person.deleted', subject: audit.hashOf(personId) }),
  );
  return receiptsKept;
};

/** If the person has set a PIN, each of these calls requires it. */
export const personCalls = (modules: Modules): readonly Route[] => [
  define.post('/api/person/export', {
    id: 'exportPerson',
    by: 'session',
    body,
    answer: exportAnswer,
    refuses: [...PIN_REFUSALS, 'app.test', 'export.limit'],
    handle: async ({ caller: { session, key, seesPeople }, body: { EncryptedUserPin } }) => {
      if (!seesPeople) throw new Problem('app.test');
      await modules.pins.requireSealed(session, key, EncryptedUserPin);
      await modules.countExport(session.personId);
      return exportPerson(modules, session.personId);
    },
  }),
  define.post('/api/person/delete', {
    id: 'erasePerson',
    by: 'session',
    body,
    answer: z.object({ receiptsKept: z.int() }),
    refuses: PIN_REFUSALS,
    handle: async ({ caller: { session, key }, body: { EncryptedUserPin } }) => {
      await modules.pins.requireSealed(session, key, EncryptedUserPin);
      return { receiptsKept: await erasePerson(modules, session.personId) };
    },
  }),
];
