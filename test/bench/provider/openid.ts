import { atLeast, figureOf, type Row, type Table } from '../report.ts';
import { openIdApart } from './apart.ts';
import { FAMILIES, type OpenIdSubject } from './openid-calls.ts';
import type { Place } from './places.ts';
import { eachOf } from './sign-ins.ts';

const ROUNDS = 15;
/** Rounds until V8 has compiled the hot functions. */
const WARM_ROUNDS = 6;
/** Minimum rate, as a share of the bare handler's. */
const SHARE = 0.5;

type Call = 'refresh' | 'userinfo';

const rateOf = async (subject: OpenIdSubject, call: Call) =>
  (FAMILIES / (await eachOf(0, FAMILIES, subject[call]))) * 1000;

const ratesOf = async (provider: OpenIdSubject, bare: OpenIdSubject, call: Call): Promise<readonly Row[]> => {
  const rounds: { readonly own: number; readonly plain: number }[] = [];
  for (let count = -WARM_ROUNDS; count < ROUNDS; count += 1) {
    // Each round gives one ratio. The two subjects take turns at starting, so that other load affects both.
    const isBareFirst = count % 2 === 0;
    const first = await rateOf(isBareFirst ? bare : provider, call);
    const second = await rateOf(isBareFirst ? provider : bare, call);
    const round = isBareFirst ? { own: second, plain: first } : { own: first, plain: second };
    if (count >= 0) rounds.push(round);
  }
  const name = call === 'refresh' ? 'token, with a refresh token' : 'userinfo';
  const shares = figureOf(rounds.map(({ own, plain }) => own / plain));
  return [
    {
      name,
      unit: '/s',
      widget: figureOf(rounds.map(({ own }) => own)),
      plain: figureOf(rounds.map(({ plain }) => plain)),
    },
    {
      name: `${name}, against the bare handler, round by round`,
      unit: '×',
      widget: shares,
      reach: atLeast(shares.median, SHARE, `${SHARE} ×`),
    },
  ];
};

/** Measures the calls a second that the token and the userinfo endpoint answer. */
export const openIdRates = async (place: Place): Promise<Table> => {
  const bare = await openIdApart('openid-bare', await place.database());
  const provider = await openIdApart('openid', await place.database());
  const rows = [
    ...(await ratesOf(provider, bare, 'refresh')),
    ...(await ratesOf(provider, bare, 'userinfo')),
  ];
  await provider.close();
  await bare.close();
  return {
    title: `OpenID Connect on ${place.name}: ${FAMILIES} calls a round, 16 at a time`,
    subject: 'provider',
    beside: 'bare handler',
    rows,
    note: 'The bare handler makes the same durable write and the same signatures, and checks nothing. Each runs in a process of its own.',
  };
};
