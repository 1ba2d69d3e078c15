import type { Table } from '../report.ts';
import { openApart } from './apart.ts';
import type { Call } from './calls.ts';
import { CONCURRENCY, makeCalls, rateRow, type Subject } from './load.ts';
import type { Place } from './places.ts';
import { FAMILIES } from './provider-subject.ts';

type Name = 'refresh' | 'userinfo';

/** The calls of an application's server: refreshes the tokens of each sign-in, or requests its userinfo. */
const ratesAt = async (subject: Subject) => {
  const tokens = new Map(
    [...(await subject.codes())].map(([index, text]) => [Number(index), text.split(' ')] as const),
  );
  const calls: Readonly<Record<Name, (index: number) => Call>> = {
    refresh: (index) => {
      const form = {
        grant_type: 'refresh_token',
        client_id: subject.key,
        refresh_token: tokens.get(index)?.[0] ?? '',
      };
      return {
        method: 'POST',
        path: '/api/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      };
    },
    userinfo: (index) => ({
      method: 'GET',
      path: '/api/userinfo',
      headers: { authorization: `Bearer ${tokens.get(index)?.[1] ?? ''}` },
    }),
  };
  return async (name: Name) => {
    const { ms } = await makeCalls(subject, {
      count: FAMILIES,
      call: calls[name],
      answered: (index, { refresh_token: next }) => {
        if (name === 'refresh') tokens.set(index, [String(next), tokens.get(index)?.[1] ?? '']);
      },
    });
    return (FAMILIES / ms) * 1000;
  };
};

/** Measures the calls a second that the token and the userinfo endpoint answer. */
export const openIdRates = async (place: Place): Promise<Table> => {
  const provider = await openApart('openid', await place.database());
  const rateOf = await ratesAt(provider);
  const rows = [
    await rateRow('token, with a refresh token', () => rateOf('refresh')),
    await rateRow('userinfo', () => rateOf('userinfo')),
  ];
  await provider.close();
  return {
    title: `OpenID Connect on ${place.name}: ${FAMILIES} calls a round, ${CONCURRENCY} at a time`,
    subject: 'provider',
    rows,
  };
};
