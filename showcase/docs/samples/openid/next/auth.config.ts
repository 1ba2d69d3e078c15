import type { AuthConfig } from '@auth/core';

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
    // Both tokens stay in the encrypted cookie of the session, which scripts of the page cannot read.
    jwt: ({ token, account }) =>
      account
        ? {
            ...token,
            sub: account.providerAccountId,
            idToken: account.id_token,
            refreshToken: account.refresh_token,
          }
        : token,
    session: ({ session, token }) => ({ ...session, subject: token.sub }),
  },
};
