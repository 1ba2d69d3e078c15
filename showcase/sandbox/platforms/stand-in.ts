import { oauthOf } from '../../../common/platforms/platforms.ts';
import type { PlatformsOptions } from '../../../provider/platforms/platforms.ts';
import { CLIENT } from './token-endpoint.ts';

/** A platform of the sandbox in the form that the provider's client expects. */
export const standInAt =
  (origin: string): PlatformsOptions['standIn'] =>
  (id) => {
    const revocation = { how: 'as-client', url: `${origin}/sandbox/platforms/${id}/revoke` } as const;
    return {
      credentials: CLIENT,
      api: `${origin}/sandbox/platforms/${id}/api`,
      connector: {
        ...oauthOf(id),
        authorize: `${origin}/oauth/${id}`,
        token: `${origin}/sandbox/platforms/${id}/token`,
        revocation,
        replacedRevocation: revocation,
        longLived: null,
        parameters: {},
        pkce: true,
        authentication: 'basic',
      },
    };
  };
