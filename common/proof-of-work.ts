/** Maximum number of counters to try. A server that requires more requires too much. */
const MAX_TRIES = 10_000;
const MAX_COST = 100_000;
const KEY_BYTES = 32;
const HEX = 16;

export interface SolvedProof {
  readonly challenge: unknown;
  readonly solution: { readonly counter: number; readonly derivedKey: string };
}

const bytesOf = (hex: string) =>
  Uint8Array.from({ length: hex.length / 2 }, (_, place) =>
    Number.parseInt(hex.slice(2 * place, 2 * place + 2), HEX),
  );

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(HEX).padStart(2, '0')).join('');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Parses the challenge; `null` for anything but PBKDF2 within the limits. */
const parse = (challenge: unknown) => {
  const parameters = isRecord(challenge) && isRecord(challenge.parameters) ? challenge.parameters : {};
  const { algorithm, cost, keyLength, nonce, salt, keyPrefix } = parameters;
  if (algorithm !== 'PBKDF2/SHA-256' || keyLength !== KEY_BYTES) return null;
  if (typeof cost !== 'number' || cost > MAX_COST) return null;
  if (typeof nonce !== 'string' || typeof salt !== 'string' || typeof keyPrefix !== 'string') return null;
  return { nonce, salt, keyPrefix, cost };
};

/**
 * Solves a proof of work (ALTCHA, PBKDF2). The browser derives keys off the main thread, so no worker is needed.
 * Besides, a worker's file on another origin, or a blob under a strict policy, would be refused.
 * @returns `null` if the work is of another kind or too much, or WebCrypto is missing
 * @throws the signal's reason if the caller aborted
 */
export const solveProof = async (
  challenge: unknown,
  subtle: SubtleCrypto | undefined,
  signal: AbortSignal,
): Promise<SolvedProof | null> => {
  const work = parse(challenge);
  if (work === null || subtle === undefined) return null;
  const [nonce, salt] = [bytesOf(work.nonce), bytesOf(work.salt)];
  const password = new Uint8Array(nonce.length + 4);
  password.set(nonce);
  const counting = new DataView(password.buffer);
  for (let counter = 0; counter < MAX_TRIES; counter += 1) {
    signal.throwIfAborted();
    counting.setUint32(nonce.length, counter);
    const key = await subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: work.cost };
    const derivedKey = hexOf(await subtle.deriveBits(derivation, key, KEY_BYTES * 8));
    if (derivedKey.startsWith(work.keyPrefix)) return { challenge, solution: { counter, derivedKey } };
  }
  return null;
};
