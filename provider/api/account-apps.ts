import type { AskedDay } from '../consent/asked-days.ts';
import type { ListedGrant } from '../consent/grant-row.ts';
import type { Grants } from '../consent/grants.ts';
import type { Receipts } from '../consent/receipts.ts';
import { iso } from '../iso.ts';
import type { Sessions } from '../people/sessions.ts';
import { Problem } from '../problem.ts';
import { type AppAccess, receiptAnswer, revoked } from './account-shapes.ts';
import { define, type Route } from './call.ts';
import { grantViewOf } from './grant-view.ts';

const groupsOf = (grants: readonly ListedGrant[]) => {
  const groups = new Map<string, [ListedGrant, ...ListedGrant[]]>();
  for (const grant of grants) {
    const group = groups.get(grant.appId);
    if (group) group.push(grant);
    else groups.set(grant.appId, [grant]);
  }
  return [...groups];
};

/** Groups a person's grants by app, newest first. Apps without access come last. */
export const appsWithAccess = (
  grants: readonly ListedGrant[],
  names: ReadonlyMap<string, string>,
  asked: readonly AskedDay[],
  at: number,
): AppAccess[] => {
  const stands = ({ revokedAt, endsAt }: ListedGrant) => revokedAt === null && endsAt > at;
  const apps = groupsOf(grants).map(([id, group]): AppAccess => {
    const [newest] = group;
    const standing = group.filter(stands);
    const [current] = standing;
    const { origin, purpose } = current ?? newest;
    return {
      id,
      name: names.get(id) ?? id,
      origin,
      purpose,
      scope: [...new Set(standing.flatMap(({ scope }) => scope))],
      givesAddress: standing.some((grant) => grant.givesAddress),
      lasts: standing.some((grant) => grant.lasts),
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

/** The person's grants to apps: receipts and withdrawal. */
export const accountAppCalls = ({
  grants,
  receipts,
  sessions,
}: {
  readonly grants: Grants;
  readonly receipts: Receipts;
  readonly sessions: Sessions;
}): readonly Route[] => [
  define.get('/account/api/receipts/{grant}', {
    id: 'accountReceipt',
    summary: 'The receipt of one of the person’s grants, signed and readable',
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
    summary: 'Take back everything that an application may see; its sessions and access tokens end at once',
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
