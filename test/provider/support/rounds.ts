/** `npm run test:night -- provider` sets it: long rounds. */
export const IS_LONG = process.env.PROVIDER_ROUNDS === 'long';
