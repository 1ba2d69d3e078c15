import { atLeast, figureOf, type Row } from '../report.ts';

/** Rounds until V8 has compiled the hot functions. */
const WARM_ROUNDS = 8;
const ROUNDS = 15;
/** Minimum rate, as a share of the bare handler's. */
const SHARE = 0.5;

/** Measures a second of both, round by round. They take turns at starting, so that other load affects both. */
export const ratesBeside = async (
  name: string,
  rateOfProvider: () => Promise<number>,
  rateOfBare: () => Promise<number>,
): Promise<readonly Row[]> => {
  const rounds: { readonly own: number; readonly plain: number }[] = [];
  for (let count = -WARM_ROUNDS; count < ROUNDS; count += 1) {
    const isBareFirst = count % 2 === 0;
    const first = await (isBareFirst ? rateOfBare : rateOfProvider)();
    const second = await (isBareFirst ? rateOfProvider : rateOfBare)();
    if (count >= 0) rounds.push(isBareFirst ? { own: second, plain: first } : { own: first, plain: second });
  }
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
