import { expect, it } from 'vitest';
import { readConfig } from '../../../provider/config.ts';
import { ask } from '../support/ask.ts';
import { OWN, startWithPasskey } from '../support/passkey.ts';
import { startProvider } from '../support/provider.ts';

const FORMER = 'id.old.example';
/** A provider that moved from `https://id.old.example` to `OWN`. */
const MOVED = { PASSKEY_DOMAIN: FORMER };

it('signs in with a passkey of the former host after a move', async () => {
  const { page, credential } = await startWithPasskey(MOVED);
  const options = await page.post('/sign-in/options');
  expect(options.body.rpId).toBe(FORMER);
  expect((await page.signIn(credential)).status).toBe(200);
});

it.each([
  ['the former origin', { origin: `https://${FORMER}` }],
  ['a page below the former host', { origin: `https://evil.${FORMER}` }],
  ['the new host as the domain', { rpId: 'localhost' }],
  ['another domain', { rpId: 'evil.example' }],
])('refuses a signature for %s', async (_name, stage) => {
  const { page, credential } = await startWithPasskey(MOVED);
  expect((await page.signIn(credential, stage)).body.code).toBe('passkey.wrong');
});

it('adds new passkeys to the former host too, so that a person has one kind only', async () => {
  const { page } = await startWithPasskey(MOVED);
  const { token } = await page.byCode('bo@example.org');
  const options = await page.post('/options', { token });
  expect(options.body.rp).toMatchObject({ id: FORMER });
});

it('names the pages that may use its passkeys, wherever it is asked', async () => {
  for (const variables of [{}, MOVED]) {
    const provider = await startProvider({ variables });
    const answer = await ask(provider, '/.well-known/webauthn', { origin: null });
    expect([answer.status, answer.body]).toEqual([200, { origins: [OWN] }]);
    expect(answer.headers.get('content-type')).toContain('application/json');
  }
});

it.each([
  'https://id.example',
  'id.example:443',
  'id.example/',
  'id.example?x',
  'id.example#x',
  'bücher.example/a',
  '127.0.0.1',
  '[::1]',
  'a b',
  '*.example',
])('PASSKEY_DOMAIN must be a host name: %s', (PASSKEY_DOMAIN) => {
  expect(() => readConfig({ PASSKEY_DOMAIN })).toThrow('PASSKEY_DOMAIN must be a host name');
});
