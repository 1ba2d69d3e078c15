/** `npm test -- provider` sets it: long rounds, which print their figures. */
export const IS_LONG = process.env.PROVIDER_ROUNDS === 'long';
