const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SESSION_ID_LENGTH = 8;

/** The part of WebCrypto that makes random values. */
export type RandomSource = Pick<Crypto, 'getRandomValues'>;

/** Returns a random session id of 8 upper-case letters (specification §9). */
export const createSessionId = (random: RandomSource = crypto) =>
  Array.from(random.getRandomValues(new Uint32Array(SESSION_ID_LENGTH)), (word) =>
    LETTERS.charAt(word % LETTERS.length),
  ).join('');

/** Whether an address is the return from a sign-in: it has both `code` and `state` (specification §4.9). */
export const isAuthReturn = (search: URLSearchParams) =>
  Boolean(search.get('code')) && Boolean(search.get('state'));
