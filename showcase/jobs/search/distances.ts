const METRES_A_MILE = 1_609.344;

/** Distances from the place in km, as Adzuna wants them. */
const KILOMETRES = ['5', '10', '25', '50', '100'] as const;
/** The same numbers in miles, converted to km. */
const MILES = ['8', '16', '40', '80', '161'] as const;

export const DISTANCES = [...KILOMETRES, ...MILES] as const;

/** Maximum distance from the place in km. */
export type Distance = (typeof DISTANCES)[number];

/** The currencies of the countries that measure ways in miles. */
const CURRENCIES_OF_MILES: readonly string[] = ['USD', 'GBP'];

const textIn = (distance: Distance, isInMiles: boolean) => {
  const miles = Math.round((Number(distance) * 1_000) / METRES_A_MILE);
  return isInMiles ? `Within ${miles} miles` : `Within ${distance} km`;
};

/**
 * The choices of the distance with their texts, in the unit of the postings' country.
 * @param currency of the postings, by its ISO 4217 code
 * @param chosen the distance of the address, which may be one of the other unit
 */
export const distancesIn = (currency: string, chosen: Distance | '') => {
  const isInMiles = CURRENCIES_OF_MILES.includes(currency);
  const usual: readonly Distance[] = isInMiles ? MILES : KILOMETRES;
  return [...new Set([...usual, ...(chosen ? [chosen] : [])])]
    .sort((one, other) => Number(one) - Number(other))
    .map((distance) => [distance, textIn(distance, isInMiles)] as const);
};
