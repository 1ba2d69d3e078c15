import { expect, it } from 'vitest';
import type { ConnectorId } from '../../common/platforms/ids.ts';
import { erasePerson } from '../../provider/api/person.ts';
import { createAccounts } from '../../provider/platforms/accounts.ts';
import stories from './shared-clients.json' with { type: 'json' };
import { connecting, ONE_GOOGLE_CLIENT } from './support/platform.ts';
import { DAY, MINUTE, startProvider } from './support/provider.ts';
import { EMAIL, signIn } from './support/sign-in.ts';
import { workOff } from './support/work-off.ts';

/**
 * Google's grants: a revocation of one token ends all tokens that the account gave the client.
 * https://developers.google.com/identity/protocols/oauth2/web-server#tokenrevoke
 */
const createGrants = () => {
  let account = 'anna';
  let isAway = false;
  let issued = 0;
  const owners = new Map<string, string>();

  const issue = (form: URLSearchParams): Response => {
    const refreshed = form.get('refresh_token');
    const owner = refreshed === null ? account : owners.get(refreshed);
    if (owner === undefined) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    issued += 1;
    const access_token = `access-${issued}`;
    const refresh_token = refreshed ?? `refresh-${issued}`;
    owners.set(access_token, owner).set(refresh_token, owner);
    const answer = { access_token, token_type: 'Bearer', expires_in: 3_599, scope: 'x' };
    return Response.json(refreshed === null ? { ...answer, refresh_token } : answer);
  };

  const revoke = (token: string): Response => {
    const owner = owners.get(token);
    if (owner === undefined) return Response.json({ error: 'invalid_token' }, { status: 400 });
    for (const [each, its] of owners) if (its === owner) owners.delete(each);
    return Response.json({});
  };

  return {
    answer: async (request: Request): Promise<Response> => {
      if (request.method === 'GET') return Response.json({ error: { code: 401 } }, { status: 401 });
      if (isAway) return Response.json({ error: { code: 503, status: 'UNAVAILABLE' } }, { status: 503 });
      const form = new URLSearchParams(await request.text());
      return request.url.endsWith('/token') ? issue(form) : revoke(form.get('token') ?? '');
    },
    choose: (name: string) => {
      account = name;
    },
    setAway: (is: boolean) => {
      isAway = is;
    },
    isAlive: (token: string | null) => token !== null && owners.has(token),
    accounts: () => [...new Set(owners.values())].sort(),
  };
};

const allow = (consentUrl: string) => {
  const { searchParams } = new URL(consentUrl);
  const back = new URL(searchParams.get('redirect_uri') ?? '');
  back.search = String(new URLSearchParams({ code: 'code', state: searchParams.get('state') ?? '' }));
  return `${back.pathname}${back.search}`;
};

const startAtGoogle = async () => {
  const grants = createGrants();
  const fetch = ((input, init) => grants.answer(new Request(input, init))) satisfies typeof globalThis.fetch;
  const network = { fetch, timeoutMs: 1_000 };
  const provider = await startProvider({ variables: ONE_GOOGLE_CLIENT, platforms: { network } });
  provider.stop(0);
  const { platforms, database, keyring, clock } = provider;
  const { key } = await provider.addApp();
  const { token } = await signIn(provider, key);
  const personId = (await provider.people.find(EMAIL)) ?? '';
  const { ticket, complete } = connecting(provider, { allow }, { key, token });
  let begun = '';
  const begin = async (connector: ConnectorId, account: string) => {
    grants.choose(account);
    begun = await ticket(connector);
    await workOff(platforms.revoking);
  };
  const end = (connector: ConnectorId) => complete(begun, { connector });

  const steps: Readonly<Record<string, (...names: ConnectorId[]) => unknown>> = {
    begin: (connector = 'gmail', account = '') => begin(connector, account),
    complete: (connector = 'gmail') => end(connector),
    connect: async (connector = 'gmail', account = '') => {
      await begin(connector, account);
      await end(connector);
    },
    disconnect: (...all) => Promise.all(all.map((each) => platforms.disconnect(personId, each))),
    leave: () => grants.setAway(true),
    back: () => grants.setAway(false),
    expire: async () => {
      clock.pass(11 * MINUTE);
      await platforms.purge();
    },
    comeBack: () => {
      grants.setAway(false);
      clock.pass(DAY);
    },
    deleteAccount: () => erasePerson(provider, personId),
    read: async () => {
      clock.pass(60 * MINUTE);
      await workOff(platforms.reading);
    },
    reseal: () => platforms.reseal(new AbortController().signal),
  };
  const stored = createAccounts(database, keyring, clock.now);
  return {
    grants,
    step: async (line: string) => {
      const [verb = '', ...names] = line.split(' ');
      await steps[verb]?.(...(names as ConnectorId[]));
      await workOff(platforms.revoking);
    },
    connections: async () => {
      const all = await platforms.accountsOf(personId);
      const tokens = await Promise.all(all.map(({ connector }) => stored.tokensOf(personId, connector)));
      return Object.fromEntries(
        all.map(({ connector }, at) => [connector, grants.isAlive(tokens[at]?.refresh ?? null)]),
      );
    },
  };
};

type Story = readonly [title: string, lines: string[], alive: string[], accounts: string[]];

it.each(stories as unknown as readonly Story[])(
  'access under one Google client, %s: no other connection ends, and none is left behind',
  async (_title, lines, alive, accounts) => {
    const { grants, step, connections } = await startAtGoogle();
    for (const line of lines) await step(line);
    expect([await connections(), grants.accounts()]).toEqual([
      Object.fromEntries(alive.map((name) => [name, true])),
      accounts,
    ]);
  },
);
