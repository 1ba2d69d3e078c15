import { authorizeCookie } from './account-cookie.ts';
import { authorizeCalls } from './authorize.ts';
import { authorizePageCalls } from './authorize-calls.ts';
import type { Route } from './call.ts';
import { endSessionCalls } from './end-session.ts';
import { type FedcmParts, fedcmCalls, fedcmFiles, fedcmLogin } from './fedcm-calls.ts';
import type { SignInParts, SignInSurroundings } from './sign-in-parts.ts';
import { openIdConfiguration } from './well-known.ts';

/** Sign-in by OpenID Connect, without the token endpoint. */
export const openIdCalls = (
  parts: SignInParts & FedcmParts,
  provider: Omit<SignInSurroundings, keyof SignInParts | 'cookie'>,
): readonly Route[] => {
  const { publicUrl } = provider;
  const surroundings = { ...parts, ...provider, cookie: authorizeCookie(publicUrl) };
  return [
    ...openIdConfiguration(publicUrl),
    ...authorizeCalls(surroundings),
    ...authorizePageCalls(surroundings),
    ...endSessionCalls(surroundings),
    ...fedcmFiles(publicUrl),
    ...fedcmLogin(surroundings),
    ...fedcmCalls(surroundings),
  ];
};
