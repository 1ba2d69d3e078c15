import { z } from 'zod';
import type { Clients } from '../apps/clients.ts';
import type { Authorizations } from '../consent/authorizations.ts';
import { Problem } from '../problem.ts';

/** Fields of the body of call 4's answer. */
export const response = {
  responseType: z.enum(['token', 'code']).optional().meta({
    description: 'With `code` the answer has a one-time `code` for the application’s server, and no token.',
  }),
  codeChallenge: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .optional()
    .meta({
      description: 'S256 code challenge (RFC 7636); required with `code` if the application has no secret.',
    }),
};

export interface ResponseParts {
  readonly authorizations: Pick<Authorizations, 'issue'>;
  readonly clients: Pick<Clients, 'isConfidential'>;
}

interface AskedResponse {
  readonly responseType?: 'token' | 'code' | undefined;
  readonly codeChallenge?: string | undefined;
}

/** @throws Problem share.challenge if a public app sends no challenge: without one, a stolen code could be exchanged */
export const requireChallenge = async (
  { clients }: ResponseParts,
  appId: string,
  { responseType, codeChallenge }: AskedResponse,
): Promise<void> => {
  if (responseType !== 'code' || codeChallenge !== undefined) return;
  if (!(await clients.isConfidential(appId))) throw new Problem('share.challenge');
};

/** Returns the code for the app's server if the page asked for one, else the token for the page. */
export const accessFor = async (
  { responseType, codeChallenge }: AskedResponse,
  codeFor: (challenge: string | null) => Promise<string>,
  tokenOf: () => Promise<string>,
) =>
  responseType === 'code' ? { code: await codeFor(codeChallenge ?? null) } : { accessToken: await tokenOf() };
