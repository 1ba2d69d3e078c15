import { CLIENT_DEFAULTS, type ClientSettings, ID_TOKEN_ALGS, PKCE_RULES } from '../facts/client-settings.ts';
import { UsageError } from '../usage.ts';

/** Options of `app add` and `app set`. */
export const CLIENT_OPTIONS = { 'id-token-alg': { type: 'string' }, pkce: { type: 'string' } } as const;

export interface GivenClient {
  readonly 'id-token-alg'?: string | undefined;
  readonly pkce?: string | undefined;
}

const oneOf = <Each extends string>(name: string, known: readonly Each[], text: string): Each => {
  const found = known.find((each) => each === text);
  if (found === undefined)
    throw new UsageError((option) => `${option(name)} is ${known.join(' or ')}, not ${text}`);
  return found;
};

/**
 * Returns the settings with the changes of the options.
 * @throws UsageError for an unknown value, and for a public application without PKCE: the code would have no protection
 */
export const clientFrom = (
  { 'id-token-alg': alg, pkce }: GivenClient,
  isConfidential: boolean,
  before: ClientSettings = CLIENT_DEFAULTS,
): ClientSettings => {
  const rule = pkce === undefined ? before.pkce : oneOf('pkce', PKCE_RULES, pkce);
  if (pkce !== undefined && rule === 'nonce' && !isConfidential)
    throw new UsageError((option) => `${option('pkce')} nonce is for an application with a secret`);
  return {
    idTokenAlg: alg === undefined ? before.idTokenAlg : oneOf('id-token-alg', ID_TOKEN_ALGS, alg),
    pkce: rule,
  };
};
