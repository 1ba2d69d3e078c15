import { ask } from './ask.ts';
import { RETURN } from './open-id.ts';
import { ORIGIN, type TestProvider } from './provider.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A request to the revocation endpoint. */
export const revoke = (provider: TestProvider, fields: Record<string, string>) =>
  ask(provider, '/api/revoke', {
    origin: null,
    body: new URLSearchParams(fields).toString(),
    headers: FORM,
  });

/** Registers a second application. */
export const addOther = (provider: TestProvider) =>
  provider.apps.add({ name: 'Other', mode: 'live', origins: [ORIGIN], redirects: [RETURN] });
