import type { Consent } from '../consent/consent.ts';
import type { GrantRow } from '../consent/grant-rows.ts';
import type { Receipts } from '../consent/receipts.ts';
import { iso, isoOrNull } from '../iso.ts';
import type { Sessions } from '../people/sessions.ts';
import { Problem } from '../problem.ts';
import { type AppAccess, receiptAnswer, revoked } from './account-shapes.ts';
import { defineCall, NO_BODY, type Route } from './call.ts';

const groupsOf = (grants: readonly GrantRow[]) => {
  const groups = new Map<string, [GrantRow, ...GrantRow[]]>();
  for (const grant of grants) {
    const group = groups.get(grant.appId);
    if (group) group.push(grant);
    else groups.set(grant.appId, [grant]);
  }
  return [...groups];
};

/** Groups a person's grants by app, newest first. Apps without access come last. */
export const appsWithAccess = (
  grants: readonly GrantRow[],
  names: ReadonlyMap<string, string>,
  receipts: Pick<Receipts, 'read'>,
): AppAccess[] => {
  const apps = groupsOf(grants).map(([id, group]): AppAccess => {
    const [newest] = group;
    const standing = group.filter(({ revokedAt }) => revokedAt === null);
    const parties = receipts.read(newest.receipt).partyIdentification;
    return {
      id,
      name: names.get(id) ?? id,
      origin: parties.find(({ partyId }) => partyId === id)?.partyUrl ?? null,
      scope: [...new Set(standing.flatMap(({ scope }) => scope))],
      since: iso((standing.at(-1) ?? newest).createdAt),
      grants: group.map((grant) => ({
        id: grant.id,
        scope: [...grant.scope],
        given: iso(grant.createdAt),
        withdrawn: isoOrNull(grant.revokedAt),
      })),
    };
  });
  const isOver = ({ grants }: AppAccess) => grants.every(({ withdrawn }) => withdrawn !== null);
  return [...apps.filter((app) => !isOver(app)), ...apps.filter(isOver)];
};

/** The person's grants to apps: receipts and withdrawal. */
export const accountAppCalls = ({
  consent,
  receipts,
  sessions,
}: {
  readonly consent: Consent;
  readonly receipts: Receipts;
  readonly sessions: Sessions;
}): readonly Route[] => [
  defineCall({
    id: 'accountReceipt',
    method: 'get',
    path: '/account/api/receipts/{grant}',
    summary: 'The receipt of one of the person’s grants, signed and readable',
    by: 'account',
    body: NO_BODY,
    answer: receiptAnswer,
    refuses: ['grant.unknown'],
    handle: async ({ caller: { session }, params }) => {
      const grants = await consent.grantsOf(session.personId);
      const grant = grants.find(({ id }) => id === params.grant);
      if (grant === undefined) throw new Problem('grant.unknown');
      return { jws: grant.receipt, receipt: receipts.read(grant.receipt) };
    },
  }),
  defineCall({
    id: 'accountRevoke',
    method: 'delete',
    path: '/account/api/apps/{app}',
    summary: 'Take back everything that an application may see; its sessions and access tokens end at once',
    by: 'account',
    body: NO_BODY,
    answer: revoked,
    refuses: ['grant.unknown'],
    handle: async ({ caller: { session }, params: { app = '' } }) => {
      const ofApp = async () =>
        (await consent.grantsOf(session.personId)).filter(({ appId }) => appId === app);
      if ((await ofApp()).length === 0) throw new Problem('grant.unknown');
      // Sessions end first, so no new grant can follow the ones that are withdrawn.
      await sessions.endIn(session.personId, app);
      const standing = (await ofApp()).filter(({ revokedAt }) => revokedAt === null);
      for (const { appId, id } of standing) await consent.revoke(session.personId, appId, id);
      return { revoked: standing.length };
    },
  }),
];
