import type { AuthConfig } from '@auth/core';
import type { JWT } from '@auth/core/jwt';
import type { TokenSet } from '@auth/core/types';

const kept = ({ access_token, expires_in, id_token, refresh_token }: TokenSet) => ({
  accessToken: access_token,
  expiresAt: Date.now() + Number(expires_in) * 1000,
  idToken: id_token,
  refreshToken: refresh_token,
});

/** Two requests of one page may refresh at once. The result is `null`, which ends the session, if the sign-in is over. */
const refreshed = async (token: JWT): Promise<JWT | null> => {
  const form = {
    grant_type: 'refresh_token',
    refresh_token: String(token.refreshToken),
    client_id: process.env.PROVIDER_APP ?? '',
    client_secret: process.env.PROVIDER_SECRET ?? '',
  };
  const address = `${process.env.PROVIDER_URL}/api/token`;
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(form) });
  if (answer.status === 400) return null;
  return answer.ok ? { ...token, ...kept(await answer.json()) } : token;
};

/** The settings of Auth.js, with the provider by OpenID Connect. */
export const authConfig: AuthConfig = {
  providers: [
    {
      id: 'data-connect',
      name: 'Data Connect',
      type: 'oidc',
      issuer: process.env.PROVIDER_URL,
      clientId: process.env.PROVIDER_APP,
      clientSecret: process.env.PROVIDER_SECRET,
      checks: ['pkce', 'state', 'nonce'],
      authorization: { params: { scope: 'openid email interests offline_access' } },
      // The e-mail address is in the answer of `userinfo`, not in the ID token.
      idToken: false,
      profile: ({ sub, email }) => ({ id: sub, email }),
    },
  ],
  callbacks: {
    // The tokens stay in the encrypted cookie of the session, which scripts of the page cannot read.
    jwt: async ({ token, account }) => {
      if (account) return { ...token, sub: account.providerAccountId, ...kept(account) };
      return Number(token.expiresAt) < Date.now() + 60_000 ? refreshed(token) : token;
    },
    session: ({ session, token }) => ({ ...session, subject: token.sub }),
  },
};
