import { z } from 'zod';
import type { Language } from '../../common/languages.ts';
import { ACCOUNT_APP } from '../apps/app.ts';
import type { ListedGrant } from '../consent/grant-rows.ts';
import type { QuestionDay } from '../consent/questions.ts';
import { languageOf } from '../http/pages.ts';
import { iso, isoOrNull } from '../iso.ts';
import { addressOf, readable } from '../people/address.ts';
import type { Session } from '../people/sessions.ts';
import { listsText, progressText } from '../platforms/progress.ts';
import type { Reading } from '../platforms/readings.ts';
import { Problem } from '../problem.ts';
import { signedOutHeaders } from './account-cookie.ts';
import {
  type AppAccess,
  ended,
  erased,
  type Overview,
  overview,
  type PlatformView,
  pinRemoved,
  receiptAnswer,
  revoked,
} from './account-shapes.ts';
import { define, type Route } from './call.ts';
import { grantViewOf } from './grants.ts';
import type { CallParts } from './modules.ts';
import { erasePerson, exportAnswer, exportPerson } from './person.ts';

const groupsOf = (grants: readonly ListedGrant[]) => {
  const groups = new Map<string, [ListedGrant, ...ListedGrant[]]>();
  for (const grant of grants) {
    const group = groups.get(grant.appId);
    if (group) group.push(grant);
    else groups.set(grant.appId, [grant]);
  }
  return [...groups];
};

/** Newest first. Apps without access come last. */
const appsWithAccess = (
  grants: readonly ListedGrant[],
  names: ReadonlyMap<string, string>,
  asked: readonly QuestionDay[],
  at: number,
): AppAccess[] => {
  const stands = ({ revokedAt, endsAt }: ListedGrant) => revokedAt === null && endsAt > at;
  const apps = groupsOf(grants).map(([id, group]): AppAccess => {
    const [newest] = group;
    const standing = group.filter(stands);
    const [current] = standing;
    const { origin, purpose, leftOut } = current ?? newest;
    return {
      id,
      name: names.get(id) ?? id,
      origin,
      purpose,
      scope: [...new Set(standing.flatMap(({ scope }) => scope))],
      givesAddress: standing.some((grant) => grant.givesAddress),
      lasts: standing.some((grant) => grant.lasts),
      leftOut: { platforms: [...leftOut.platforms], topics: [...leftOut.topics] },
      since: iso((standing.at(-1) ?? newest).createdAt),
      until: current === undefined ? null : iso(current.endsAt),
      asked: asked
        .filter(({ appId }) => appId === id)
        .map(({ dayAt, lastAt, items }) => ({ day: iso(dayAt), last: iso(lastAt), items })),
      grants: group.map(grantViewOf),
    };
  });
  const isOver = ({ until }: AppAccess) => until === null;
  return [...apps.filter((app) => !isOver(app)), ...apps.filter(isOver)];
};

export const accountAppCalls = ({ grants, receipts, sessions }: CallParts): readonly Route[] => [
  define.get('/account/api/receipts/{grant}', {
    id: 'accountReceipt',
    by: 'account',
    answer: receiptAnswer,
    refuses: ['grant.unknown'],
    handle: async ({ caller: { session }, params }) => {
      const jws = await grants.receiptOf(session.personId, params.grant ?? '');
      return { jws, receipt: receipts.read(jws) };
    },
  }),
  define.delete('/account/api/apps/{app}', {
    id: 'accountRevoke',
    by: 'account',
    answer: revoked,
    refuses: ['grant.unknown'],
    handle: async ({ caller: { session }, params: { app = '' } }) => {
      const { personId } = session;
      const [any] = await grants.pageOf(personId, { appId: app, most: 1 });
      if (any === undefined) throw new Problem('grant.unknown');
      // Sessions end first, so that no new grant can be given meanwhile.
      await sessions.endIn(personId, app);
      return { revoked: await grants.revokeAll(personId, app) };
    },
  }),
];

const pin = z.string().max(200).optional();
const typedAddress = z
  .string()
  .max(254)
  .meta({ description: 'The person’s address, in any spelling of its domain.' });

/** A finished reading cannot be repeated with a permission that has ended. */
const shownReading = (reading: Reading | undefined, hasEnded: boolean): Reading | undefined =>
  reading?.state === 'done' && hasEnded ? { ...reading, state: 'failed', fault: 'token' } : reading;

const platformsOf = async (
  { platforms, signals, now }: CallParts,
  personId: string,
  language: Language,
): Promise<PlatformView[]> => {
  const [readings, counts] = [await platforms.readingsOf(personId), await signals.countsOf(personId)];
  const accounts = await platforms.accountsOf(personId);
  const connected = accounts.map(({ connector }) => connector);
  return accounts.map(({ connector, connectedAt, endsAt }) => {
    const hasEnded = endsAt !== null && endsAt <= now();
    const reading = shownReading(
      readings.find((each) => each.connector === connector),
      hasEnded,
    );
    return {
      id: connector,
      since: iso(connectedAt),
      endsAt: endsAt === null || hasEnded ? null : iso(endsAt),
      lists: listsText(connector, language),
      entries: counts.get(connector) ?? 0,
      ending: platforms.endingOf(connector, connected),
      reading: reading
        ? {
            state: reading.state,
            text: progressText(reading, language),
            changed: iso(reading.changedAt),
            waitS: Math.ceil(reading.waitMs / 1000),
            isRefused: reading.state === 'failed' && reading.fault === 'token',
          }
        : null,
    };
  });
};

const offersOf = ({ platforms }: CallParts, connected: readonly PlatformView[], language: Language) =>
  platforms
    .offered()
    .filter((id) => connected.every((platform) => platform.id !== id))
    .map((id) => ({ id, lists: listsText(id, language) }));

/** The origin to return to: that of the session, or for a session in the provider's frame the application's first. */
const returnOf = async (
  apps: CallParts['apps'],
  { appId, origin }: { readonly appId: string; readonly origin: string | null },
): Promise<string | undefined> => {
  if (origin !== null && (await apps.hasOrigin(appId, origin))) return origin;
  return (await apps.originsOf(appId)).find((each) => !each.includes('*'));
};

const overviewOf = async (
  parts: CallParts,
  { personId, id: currentId, fromSession }: Session,
  language: Language,
): Promise<Overview> => {
  const { apps, archives, questionDays, grants: given, passkeys, people, sessions, now } = parts;
  const { address, since, hasPin } = await people.exportOf(personId);
  const grants = await given.of(personId);
  const own = (await sessions.of(personId)).filter(({ isOver }) => !isOver);
  const connected = await platformsOf(parts, personId, language);
  const names = await apps.namesOf([...new Set([...grants, ...own].map(({ appId }) => appId))]);
  const from = own.find(({ id }) => id === fromSession);
  const url = from && (await returnOf(apps, from));
  return {
    back: from && url ? { app: names.get(from.appId) ?? from.appId, url } : null,
    address: readable(address),
    since,
    hasPin,
    apps: appsWithAccess(grants, names, await questionDays.of(personId), now()),
    platforms: connected,
    archives: (await archives.of(personId)).map(({ connector, addedAt, entries }) => ({
      id: connector,
      added: iso(addedAt),
      entries,
    })),
    offers: offersOf(parts, connected, language),
    passkeys: passkeys.areOn
      ? (await passkeys.of(personId)).map(({ id, name, createdAt, usedAt }) => ({
          id,
          name,
          added: iso(createdAt),
          lastUsed: isoOrNull(usedAt),
        }))
      : null,
    sessions: own.map(({ id, appId, origin, createdAt, usedAt }) => ({
      id,
      app: appId === ACCOUNT_APP ? null : (names.get(appId) ?? appId),
      origin,
      begun: iso(createdAt),
      lastUsed: iso(usedAt),
      isCurrent: id === currentId,
    })),
  };
};

/** If the person has set a PIN, each action requires it. */
export const accountPersonCalls = (parts: CallParts): readonly Route[] => {
  const { pins } = parts;
  return [
    define.get('/account/api/overview', {
      id: 'accountOverview',
      headers: ['accept-language'],
      by: 'account',
      answer: overview,
      handle: ({ caller: { session }, headers }) =>
        overviewOf(parts, session, languageOf(headers.get('accept-language'))),
    }),
    define.post('/account/api/export', {
      id: 'accountExport',
      by: 'account',
      body: z.looseObject({ pin }),
      answer: exportAnswer,
      refuses: ['pin.wrong', 'pin.limit', 'session.code', 'export.limit'],
      handle: async ({ caller: { session }, body }) => {
        await pins.requireTyped(session, body.pin);
        await parts.countExport(session.personId);
        return exportPerson(parts, session.personId);
      },
    }),
    define.delete('/account/api/pin', {
      id: 'accountRemovePin',
      by: 'account',
      answer: pinRemoved,
      refuses: ['pin.session'],
      handle: async ({ caller: { session } }) => {
        await pins.remove(session);
        return { removed: true };
      },
    }),
    define.post('/account/api/delete', {
      id: 'accountDelete',
      by: 'account',
      body: z.looseObject({ email: typedAddress, pin }),
      answer: erased,
      refuses: ['account.confirm', 'pin.wrong', 'pin.limit', 'session.code'],
      handle: async ({ caller: { session }, body, headers }) => {
        if (addressOf(body.email) !== (addressOf(session.address) ?? session.address))
          throw new Problem('account.confirm');
        await pins.requireTyped(session, body.pin);
        const receiptsKept = await erasePerson(parts, session.personId);
        return signedOut(parts, { receiptsKept }, headers);
      },
    }),
  ];
};

/** Informs the browser if it has no session left. */
const signedOut = async (
  { authorizeBrowsers, cookie, config }: CallParts,
  value: object,
  headers: Headers,
): Promise<Response> => {
  const answer = Response.json(value, {
    headers: await signedOutHeaders(authorizeBrowsers, config.publicUrl, headers),
  });
  for (const each of [cookie, cookie.hint]) answer.headers.append('Set-Cookie', each.forget());
  return answer;
};

/** Ending the session of another person, or one that has ended, gives 0 as the number of ended sessions. */
export const accountSessionCalls = (parts: CallParts): readonly Route[] => [
  define.delete('/account/api/sessions/{session}', {
    id: 'accountEndSession',
    by: 'account',
    answer: ended,
    handle: async ({ caller: { session }, params: { session: id = '' }, headers }) => {
      const count = await parts.sessions.revoke(session, id);
      return id === session.id ? signedOut(parts, { ended: count }, headers) : { ended: count };
    },
  }),
  define.delete('/account/api/sessions', {
    id: 'accountEndSessions',
    by: 'account',
    answer: ended,
    handle: async ({ caller: { session }, headers }) =>
      signedOut(parts, { ended: await parts.sessions.revoke(session, null) }, headers),
  }),
];
