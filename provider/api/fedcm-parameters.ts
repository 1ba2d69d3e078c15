import type { NewAuthorizeRequest } from '../consent/authorize-requests.ts';
import { AuthorizeError, requestFrom } from './authorize-parameters.ts';

/** Parameters that an application may give FedCM: those of `/authorize` that apply to it. */
const TAKEN = ['scope', 'nonce', 'code_challenge', 'code_challenge_method', 'ui_locales'] as const;

const objectIn = (text: string | undefined): object => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Refused below.
  }
  throw new AuthorizeError('invalid_request', 'params is a JSON object');
};

interface Asked {
  readonly appId: string;
  /** The page's origin. */
  readonly origin: string;
  readonly params?: string | undefined;
  readonly nonce?: string | undefined;
}

/**
 * Parses a request by FedCM with the rules of `/authorize`. It has no return address: the browser hands the code to the
 * page. At the exchange, the page's origin with a slash takes its place.
 * @throws AuthorizeError
 */
export const fedcmRequestFrom = (
  { appId, origin, params, nonce }: Asked,
  hasAddresses: boolean,
): NewAuthorizeRequest => {
  const given: object = { nonce, ...objectIn(params) };
  const query = new URLSearchParams({ response_type: 'code' });
  for (const [name, value] of Object.entries(given))
    if (typeof value === 'string' && TAKEN.some((each) => each === name)) query.set(name, value);
  if (!query.has('code_challenge_method')) query.set('code_challenge_method', 'S256');
  const back = { redirectUri: `${origin}/`, responseMode: 'fedcm', state: null } as const;
  const { idTokenHint: _, ...request } = requestFrom(query, appId, back, { hasAddresses, takesNonce: false });
  return request;
};
