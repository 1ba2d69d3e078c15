import type { NewAuthorizeRequest } from '../consent/authorize-requests.ts';
import { countedClient } from '../http/client-address.ts';
import { Problem } from '../problem.ts';
import { proof as proofSchema } from './code-sign-in.ts';
import type { SignInSurroundings } from './sign-in-parts.ts';

const LONGEST = 2_000;

/** Parses the solved proof of the address; `null` for any other text. */
const proofOf = (text: string | null) => {
  if (text === null || text.length > LONGEST) return null;
  try {
    return proofSchema.parse(JSON.parse(text)) ?? null;
  } catch {
    return null;
  }
};

/**
 * Stores a new sign-in, and returns its id. Above the first limit of a client, of its network or of all clients, a
 * proof of work is required: many people may share the client's address. A provider without the page for the proof
 * refuses instead.
 */
export const createBeginSignIn =
  ({
    authorizeRequests,
    proofs,
    hasProofPage,
  }: Pick<SignInSurroundings, 'authorizeRequests' | 'proofs' | 'hasProofPage'>) =>
  /**
   * @param client the client's address
   * @param solved the solved proof as JSON; `null` without one
   * @throws Problem authorize.proof with the proof to solve, authorize.limit
   */
  async (
    request: NewAuthorizeRequest,
    browser: string,
    client: string,
    solved: string | null,
  ): Promise<string> => {
    const counted = countedClient(client);
    const whom = { appId: request.appId, subject: `sign-in ${counted.client}` };
    const given = proofOf(solved);
    const proof = given && (await proofs.verify(given, whom));
    try {
      return await authorizeRequests.begin(request, browser, { ...counted, proof });
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'authorize.proof') throw error;
      if (!hasProofPage) throw new Problem('authorize.limit', undefined, error.retryAfterS);
      const asked = { proof: await proofs.challengeFor(whom) };
      throw new Problem(error.code, undefined, error.retryAfterS, asked);
    }
  };
