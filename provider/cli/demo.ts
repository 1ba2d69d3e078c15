import type { FixedApp } from '../apps/apps.ts';
import type { Config } from '../config/config.ts';
import { ConfigError, type Variables } from '../config/values.ts';

const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*', 'http://[::1]:*'];

/** A sign-in by OpenID Connect does not return to `/*`, but to the paths of the docs' samples and of common libraries. */
const PATHS = ['*', '', 'callback', 'auth/callback', 'signin-oidc', 'api/auth/callback/data-connect'];

/** The app of `serve --demo`. Its key is public, so that only pages on this computer may use it. */
const DEMO_APP: FixedApp = {
  id: 'app_demo',
  key: 'demo-key',
  name: 'Demo',
  mode: 'test',
  origins: LOOPBACK,
  redirects: LOOPBACK.flatMap((origin) => PATHS.map((path) => `${origin}/${path}`)),
};

/** A host's own server (`response-type="code"`) must send a secret, and the demo's page has no server. */
export const DEMO_SERVER_APP: FixedApp = {
  ...DEMO_APP,
  id: 'app_demo_server',
  key: 'demo-server-key',
  name: 'Bookshop',
  secret: 'demo-secret',
};

export const DEMO_APPS: readonly FixedApp[] = [DEMO_APP, DEMO_SERVER_APP];

/** The demo has a database of its own, so that its app never gets into the operator's. */
export const demoVariables = (environment: Variables): Variables => ({
  ...environment,
  DATABASE_URL: environment.DATABASE_URL?.trim() || 'file:data/demo.sqlite',
});

/** Requires that there is no mail server: the configuration then allows loopback addresses only. */
export const requireLocal = ({ smtp }: Config): void => {
  if (smtp === null) return;
  throw new ConfigError('SMTP_URL', 'must be absent with --demo, which shows mails instead of sending them');
};
