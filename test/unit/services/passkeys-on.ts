import { vi } from 'vitest';
import { apiAddress } from '../../../widget/services/api-address.ts';
import { createPasskeys } from '../../../widget/services/passkeys.ts';
import {
  CREATION_OPTIONS,
  chosenCredential,
  madeCredential,
  passkeyGlobals,
  REQUEST_OPTIONS,
} from '../../support/passkey-credential.ts';
import { answering, apiOn, asLocal, fakeStorage } from './builders.ts';

export const SIGNED_IN = { token: 'one', email: 'ada@example.org' };

/** Returns options for the first call, and then `answer`. */
export const provider = (answer: unknown = SIGNED_IN) => {
  const fetch = answering(answer);
  return fetch.mockImplementation(async (url) => {
    if (String(url).endsWith('/sign-in/options')) return Response.json(REQUEST_OPTIONS);
    if (String(url).endsWith('/options')) return Response.json(CREATION_OPTIONS);
    return Response.json(answer);
  });
};

/**
 * Passkeys on a page of this browser, with the given `navigator.credentials` and network. The test removes the globals.
 */
export const passkeysOn = ({
  fetch = provider(),
  apiBase = '/api',
  lock = true,
  get = vi.fn(async () => chosenCredential()),
  create = vi.fn(async () => madeCredential()),
  support = {},
}: {
  fetch?: ReturnType<typeof answering>;
  apiBase?: string;
  lock?: boolean;
  get?: (options: CredentialRequestOptions) => Promise<unknown>;
  create?: (options: CredentialCreationOptions) => Promise<unknown>;
  /** Differences of this browser; `null` without any support for passkeys. */
  support?: Readonly<Record<string, unknown>> | null;
} = {}) => {
  const { storage, items } = fakeStorage();
  const globals = passkeyGlobals({ lock, get, create, support: support ?? {} });
  vi.stubGlobal('navigator', globals.navigator);
  vi.stubGlobal('PublicKeyCredential', support === null ? undefined : globals.PublicKeyCredential);
  const address = (path: string) => apiAddress(apiBase, location.href, path);
  const passkeys = createPasskeys(
    apiOn(fetch, { address }),
    { provider: 'Mosaic' },
    { window, storage: asLocal(storage) },
  );
  return { passkeys, items, fetch, get, create, asked: () => fetch.mock.calls.map(([url]) => String(url)) };
};

export const path = (end: string) => new URL(`/api/passkeys${end}`, location.href).href;
