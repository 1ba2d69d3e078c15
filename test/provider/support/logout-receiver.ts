import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import {
  CLIENT_DEFAULTS,
  type ClientSettings,
  type IdTokenAlg,
} from '../../../provider/facts/client-settings.ts';
import { ask } from './ask.ts';
import { ISSUER } from './host-server.ts';
import { startOpenId } from './open-id.ts';
import type { TestProvider } from './provider.ts';
import { type Delivery, startReceiver } from './receiver.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** The token of a delivery, which holds nothing else. */
export const tokenIn = ({ body }: Delivery): string => {
  const fields = [...new URLSearchParams(body)];
  const [[name, value = ''] = []] = fields;
  if (fields.length !== 1 || name !== 'logout_token') throw new Error(`Not one logout token: ${body}`);
  return value;
};

/** The checks of an application on a logout token (OpenID Connect Back-Channel Logout, section 2.6). */
const verifyLogout = async (
  provider: TestProvider,
  appId: string,
  token: string,
  alg: IdTokenAlg = 'ES256',
) => {
  const { text } = await ask(provider, '/.well-known/jwks.json', { origin: null });
  const { payload } = await jwtVerify(token, createLocalJWKSet(JSON.parse(text)), {
    issuer: ISSUER,
    audience: appId,
    typ: 'logout+jwt',
    algorithms: [alg],
    requiredClaims: ['iat', 'exp', 'jti', 'events', 'sub'],
    currentDate: new Date(provider.clock.now()),
  });
  if ('nonce' in payload) throw new Error('A logout token has a nonce');
  if (JSON.stringify(payload.events) !== JSON.stringify({ [EVENT]: {} })) throw new Error('Not a logout');
  return { ...payload, sid: payload.sid ?? null };
};

/** A provider with an application that signs people in and is notified of the end. */
export const startLoggingOut = async ({
  needsSession = false,
  client = CLIENT_DEFAULTS,
  answer,
}: {
  readonly client?: ClientSettings;
  readonly needsSession?: boolean;
  readonly answer?: Parameters<typeof startReceiver>[0];
} = {}) => {
  const started = await startOpenId({ client });
  const { provider, app } = started;
  const receiver = await startReceiver(answer);
  await provider.logoutTargets.set(app.id, { url: receiver.url, needsSession });
  /** A sign-in, with the data that the application gets. */
  const signedIn = async (address?: string) => {
    const done = await started.tokens({}, address === undefined ? {} : { address });
    const idToken = String(done.redeemed.body.id_token);
    const { sub = '', sid = '' } = decodeJwt<{ sid: string }>(idToken);
    return { ...done, idToken, sub, sid };
  };
  /** The persons and sessions of the logout tokens, each verified. */
  const notified = async () => {
    const verified = receiver.got.map((delivery) =>
      verifyLogout(provider, app.id, tokenIn(delivery), client.idTokenAlg),
    );
    return (await Promise.all(verified)).map(({ sub, sid }) => ({ sub, sid }));
  };
  const waiting = () => provider.database.query.selectFrom('webhook_events').selectAll().execute();
  return { ...started, receiver, signedIn, notified, waiting };
};
