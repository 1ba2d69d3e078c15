import { expect, it } from 'vitest';
import { createBrowser, RETURN, startOpenId } from '../support/open-id.ts';

const refusedWith = async (change: Record<string, string | null>) => {
  const { provider, app, addressWith } = await startOpenId();
  const { text } = await createBrowser(provider).go(addressWith(change));
  const logged: Record<string, unknown> = JSON.parse(provider.lines.at(-1) ?? '');
  return { app, text, logged };
};

const WWW = 'https://www.shop.example/callback';
const ON_8443 = 'https://shop.example:8443/callback';

it.each([
  ['address.missing', null, 'The request has no redirect_uri.', undefined],
  ['address.unregistered', `${WWW}?token=secret-word`, `not registered for the application. (${WWW})`, WWW],
  ['address.spelling', `${RETURN}/`, `another spelling: http or https, capital letters`, `${RETURN}/`],
  ['address.port', ON_8443, `but with another port. (${ON_8443})`, ON_8443],
])(
  'a wrong return address is named in the log and to the developer: %s',
  async (mistake, sent, line, address) => {
    const { app, text, logged } = await refusedWith({ redirect_uri: sent });
    expect(logged).toMatchObject({ code: 'authorize.client', mistake, app: app.id });
    expect([logged.address, text.includes(line), text.includes('Trying again will not help')]).toEqual([
      address,
      true,
      true,
    ]);
    expect(`${text}${JSON.stringify(logged)}`).not.toContain('secret-word');
  },
);

it('an unknown application is named in the log and to the developer', async () => {
  const { text, logged } = await refusedWith({ client_id: 'app_elsewhere' });
  expect(logged).toMatchObject({ mistake: 'client.unknown', client: 'app_elsewhere' });
  expect(text).toContain('No application is registered with this client_id. (app_elsewhere)');
});

it('an application that sends none or an unknown id to the sign-out is told so', async () => {
  const { provider } = await startOpenId();
  const { go } = createBrowser(provider);
  const back = `/end_session?post_logout_redirect_uri=${encodeURIComponent(RETURN)}`;
  expect((await go(back)).text).toContain('The request has no client_id.');
  expect((await go(`${back}&client_id=app_elsewhere`)).text).toContain('client_id. (app_elsewhere)');
});

it('the page shows a wrong return address as short text that leads nowhere', async () => {
  const rest = `<b>Call"${'x'.repeat(1_500)}`;
  for (const redirect_uri of [`https://evil.example/${rest}`, `data:text/html,${rest}`])
    expect((await refusedWith({ redirect_uri })).text).not.toMatch(/<b>|"x|href|<script|x{250}/);
});
