const side = (first: string, second: string) => `${first} ${second}`;

/**
 * Returns each first seed with each second one, as one text with commas: an array of short strings takes far more
 * memory.
 */
export const pairsOf = (firsts: string, seconds: string, join = side): string =>
  firsts
    .split(',')
    .flatMap((first) => seconds.split(',').map((second) => join(first, second)))
    .join(',');
