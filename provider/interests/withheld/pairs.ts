const side = (first: string, second: string) => `${first} ${second}`;

/** Each first seed with each second one, in one line with commas: a list of short strings takes far more memory. */
export const pairsOf = (firsts: string, seconds: string, join = side): string =>
  firsts
    .split(',')
    .flatMap((first) => seconds.split(',').map((second) => join(first, second)))
    .join(',');
