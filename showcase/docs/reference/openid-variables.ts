import type { Fact } from '../parts/Facts.tsx';

/** The environment variables of the samples of OpenID Connect. */
export const OPENID_VARIABLES: readonly Fact[] = [
  { name: 'PROVIDER_URL', text: 'The provider’s address, without a slash at its end.' },
  { name: 'PROVIDER_APP', text: 'The application’s id.' },
  {
    name: 'PROVIDER_SECRET',
    text: 'Its secret. Without one the client is public, and PKCE alone protects the code.',
  },
  { name: 'SITE', note: 'Express, PHP', text: 'Your site’s address, such as `https://shop.example`.' },
  {
    name: 'SESSION_SECRET',
    note: 'Express',
    text: 'A long random text that signs the cookie of the session.',
  },
  {
    name: 'AUTH_SECRET',
    note: 'Auth.js',
    text: 'The same for Auth.js; `AUTH_URL` is the address of your site.',
  },
];
