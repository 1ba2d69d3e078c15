import { expect, it } from 'vitest';
import { createBrowser, RETURN, startOpenId } from '../support/open-id.ts';

const refusedWith = async (change: Record<string, string | null>) => {
  const { provider, app, addressWith } = await startOpenId();
  const { text, status, headers } = await createBrowser(provider).go(addressWith(change));
  expect([status, headers.get('location')]).toEqual([400, null]);
  const logged: Record<string, unknown> = JSON.parse(provider.lines.at(-1) ?? '');
  return { app, text, logged };
};

it.each([
  [
    'an unknown application',
    { client_id: 'app_elsewhere' },
    'client.unknown',
    'No application is registered',
  ],
  ['an absent address', { redirect_uri: null }, 'address.missing', 'has no redirect_uri'],
  [
    'an address that is not registered',
    { redirect_uri: 'https://www.shop.example/callback?token=hidden' },
    'address.unregistered',
    'is not registered for the application. (https://www.shop.example/callback)',
  ],
  ['an address of another spelling', { redirect_uri: `${RETURN}/` }, 'address.spelling', `(${RETURN}/)`],
  [
    'an address of another port',
    { redirect_uri: 'https://shop.example:8443/callback' },
    'address.port',
    'with another port. (https://shop.example:8443/callback)',
  ],
])(
  'a sign-in of a wrong registration names it in the log and to the developer: %s',
  async (_name, change, mistake, line) => {
    const { app, text, logged } = await refusedWith(change);
    const { client_id: client, redirect_uri: sent } = {
      client_id: undefined,
      redirect_uri: undefined,
      ...change,
    };
    const about = client ? { client } : { app: app.id, ...(sent && { address: sent.replace(/\?.*/, '') }) };
    expect(logged).toMatchObject({ call: 'authorizeByAddress', code: 'authorize.client', mistake, ...about });
    expect(text).toContain(line);
    expect(text).toContain('Trying again will not help');
    expect(`${text}${JSON.stringify(logged)}`).not.toContain('hidden');
  },
);

it.each([
  ['markup, and more than one line', `https://evil.example/<b>"${'x'.repeat(1_500)}`],
  ['the text of a scheme', `data:text/html,<b>Call ${'x'.repeat(300)}`],
])(
  'the page of a wrong registration shows a sent address as short text that leads nowhere: %s',
  async (_name, redirect_uri) => {
    const { text } = await refusedWith({ redirect_uri });
    expect(text).not.toMatch(/<b>|href|<script|Call|x{250}/);
  },
);
