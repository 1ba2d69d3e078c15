export const IS_LONG = process.env.PROVIDER_ROUNDS === 'long';
