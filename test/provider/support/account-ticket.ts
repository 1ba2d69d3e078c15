import { askAccount } from './account.ts';
import { ask } from './ask.ts';
import { ORIGIN, startProvider, type TestProvider } from './provider.ts';
import { PIN, sealPin } from './seal-pin.ts';
import { EMAIL, signIn, textOf } from './sign-in.ts';

export const ENTRY = 'account-entry';

const frameOf = ({ config }: TestProvider) => ({
  origin: config.publicUrl,
  headers: { 'x-embedder': ORIGIN },
});

export const kept = (set: string) => set.slice(0, set.indexOf(';'));
export const setOf = (headers: Headers, name: string) =>
  headers.getSetCookie().find((one) => one.includes(name) && !one.includes('Max-Age=0')) ?? '';

export const start = async (
  email = EMAIL,
  { isFramed = false, provider: given = null as TestProvider | null } = {},
) => {
  const provider = given ?? (await startProvider());
  const { id, key } = await provider.addApp();
  const place = isFramed ? frameOf(provider) : {};
  const { token, answer } = await signIn(provider, key, email, place);
  const askTicket = () => ask(provider, '/api/account-ticket', { key, token, ...place, body: {} });
  const ticket = async () => textOf(await askTicket(), 'ticket');
  const bring = (
    given: string,
    origin: string | null = isFramed ? provider.config.publicUrl : ORIGIN,
    more = '',
  ) =>
    provider.fetch(
      new Request(`${provider.config.publicUrl}/account/enter`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...(origin === null ? {} : { origin }),
        },
        body: `${new URLSearchParams({ ticket: given })}${more}`,
      }),
      '192.0.2.1',
    );
  const enter = async () => kept(setOf((await bring(await ticket())).headers, ENTRY));
  const press = (cookie: string, body: object = { address: email }) =>
    askAccount(provider, 'entry', { body }, cookie);
  const setPin = async () => {
    const EncryptedUserPin = await sealPin(PIN, answer, { key, email });
    await ask(provider, '/api/pin', { key, token, ...place, body: { EncryptedUserPin } });
  };
  return { provider, id, key, token, place, askTicket, ticket, bring, enter, press, setPin };
};

export const overviewOf = (provider: TestProvider, cookie: string) =>
  askAccount(provider, 'overview', {}, cookie);
