import type { Payload } from 'altcha-lib';
import type { Database, Trx } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import { type Given, statement } from '../database/statement.ts';
import type { Keyring } from '../secrets/keyring.ts';
import { randomDigits, randomId } from '../secrets/random.ts';
import type { BrowserTokens } from './browser-tokens.ts';
import type { CodeRequestFacts, createCodeLimits } from './code-limits.ts';
import type { Proofs } from './proofs.ts';

export const CODE_LIFETIME_MS = 600_000;

export interface CodeRequest extends Omit<CodeRequestFacts, 'browser' | 'proof'> {
  /** The token of a browser that signed an address in before. */
  readonly browserToken: string | undefined;
  readonly proof: Payload | undefined;
}

export interface NewCode {
  readonly challenge: string;
  readonly digits: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Challenges of the codes that this client asked for before, for the same address and application. */
  readonly earlier: readonly string[];
}

interface Asked extends Pick<Tables['codes'], 'app_id' | 'address' | 'client'> {
  readonly now: number;
}

interface Parts {
  readonly keyring: Keyring;
  readonly countCode: ReturnType<typeof createCodeLimits>['countCode'];
  readonly browsers: BrowserTokens;
  readonly proofs: Proofs;
}

/** Codes of six digits, or eight after many wrong tries. The database has keyed hashes of code and client. */
export const createSendCode = (
  { query, transaction }: Database,
  { keyring, countCode, browsers, proofs }: Parts,
  now: () => number,
) => {
  const insert = statement((given: Given<Omit<Tables['codes'], 'tries' | 'used_at'>>) =>
    query.insertInto('codes').values({
      challenge: given('challenge'),
      app_id: given('app_id'),
      address: given('address'),
      client: given('client'),
      mac: given('mac'),
      created_at: given('created_at'),
      expires_at: given('expires_at'),
      tries: 0,
      used_at: null,
    }),
  );

  /** Codes of the same client only: a stranger's request must not drop the mail that a person waits for. */
  const selectEarlier = statement((given: Given<Asked>) =>
    query
      .selectFrom('codes')
      .select('challenge')
      .where('address', '=', given('address'))
      .where('app_id', '=', given('app_id'))
      .where('client', '=', given('client'))
      .where('expires_at', '>', given('now')),
  );

  /** The work is the same for every address, so its duration does not reveal known ones. */
  const create = async (trx: Trx, request: CodeRequestFacts): Promise<NewCode> => {
    const challenge = randomId('challenge');
    const digits = randomDigits(await countCode(trx, challenge, request));
    const expiresAt = now() + CODE_LIFETIME_MS;
    const asked = {
      app_id: request.appId,
      address: request.address,
      client: keyring.mac('limit', `client ${request.client}`),
    };
    const earlier = (await selectEarlier(trx, { ...asked, now: now() })).map((row) => row.challenge);
    await insert(trx, {
      ...asked,
      challenge,
      mac: keyring.mac('code', `${challenge} ${digits}`),
      created_at: now(),
      expires_at: expiresAt,
    });
    return { challenge, digits, expiresAt, earlier };
  };

  /** @throws LimitRefusal code.limit, or code.proof with the proof to solve */
  return async (
    { browserToken, proof: solved, ...request }: CodeRequest,
    queueMail: (trx: Trx, code: NewCode) => Promise<void>,
  ) => {
    const proofFor = { appId: request.appId, subject: request.address };
    const facts: CodeRequestFacts = {
      ...request,
      browser: browsers.identify(browserToken, request.address),
      proof: solved === undefined ? null : await proofs.verify(solved, proofFor),
    };
    try {
      return await transaction(async (trx) => {
        const code = await create(trx, facts);
        await queueMail(trx, code);
        return code;
      });
    } catch (error) {
      return proofs.refuse(error, proofFor);
    }
  };
};
