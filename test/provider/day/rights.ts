import { type Asked, ask } from '../support/ask.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { arrive, connecting } from '../support/platform.ts';
import { sealPin } from '../support/seal-pin.ts';
import { textOf } from '../support/sign-in.ts';
import { PUBLIC_URL } from './fleet.ts';
import { PLATFORMS } from './platforms.ts';
import { refused, type Visitor } from './visitor.ts';

/** Connects a platform, over its consent page and the provider's own confirmation. */
export const connect = async (visitor: Visitor): Promise<void> => {
  const { app, person, platforms, provider, note } = visitor;
  const token = await visitor.session();
  const connector = person.chance.pick(PLATFORMS);
  const wasWell = platforms.state() !== 'errors';
  const { consentUrl, complete } = connecting(provider, platforms, { key: app.key, token });
  const back = await arrive(provider, platforms.allow(await consentUrl(connector)));
  const ticket = back.searchParams.get('ticket');
  if (ticket === null) {
    if (wasWell && platforms.state() !== 'errors') throw new Error(`The way back led to ${back.search}`);
    return note('connections that the platform failed');
  }
  const answer = await complete(ticket, { connector });
  if (answer.status !== 200) throw refused('complete', answer);
  person.connected.add(connector);
  note('platforms connected');
};

const sealed = async ({ app, person }: Visitor): Promise<object> => {
  const { confirmed, email, pin } = person;
  if (pin === null || confirmed === null) return {};
  return { EncryptedUserPin: await sealPin(pin, confirmed, { key: app.key, email }) };
};

export const setPin = async (visitor: Visitor): Promise<void> => {
  const { app, person, must, note } = visitor;
  const token = await visitor.session();
  if (person.pin !== null) return;
  person.pin = `day-${person.chance.below(1_000_000)}!7`;
  await must('/api/pin', { key: app.key, token, body: await sealed(visitor) });
  note('PINs set');
};

/** Adds a passkey on the provider's own origin, and signs in with it. */
export const addPasskey = async (visitor: Visitor): Promise<void> => {
  const { app, must, note, person } = visitor;
  const { make, use } = createAuthenticator();
  const post = (path: string, asked: Asked = {}) =>
    must(`/api/passkeys${path}`, { key: app.key, origin: PUBLIC_URL, method: 'POST', ...asked });
  const token = textOf(await visitor.signIn(app.key, PUBLIC_URL), 'token');
  const { credential, response } = make(await post('/options', { token }));
  await post('', { token, body: { credential: response } });
  person.passkeys.push(credential.id);
  await post('/sign-in', { body: { credential: use(credential, await post('/sign-in/options')) } });
  note('sign-ins by passkey');
};

export const renew = async (visitor: Visitor): Promise<void> => {
  const { app, person, must, note } = visitor;
  const token = await visitor.session();
  // If a fault cuts the answer, nobody has the new token.
  person.token = null;
  person.token = textOf(await must('/api/session/renew', { key: app.key, token, method: 'POST' }), 'token');
  person.endedSessions.push({ token, tick: visitor.ledger.tick() });
  note('sessions renewed');
};

export const signOut = async (visitor: Visitor): Promise<void> => {
  const { app, person, provider, note } = visitor;
  const token = await visitor.session();
  const before = provider.repeats();
  const answer = await ask(provider, '/api/session', { key: app.key, token, method: 'DELETE' });
  const isDone = answer.status === 200 || (answer.status === 401 && provider.repeats() > before);
  if (!isDone) throw refused('/api/session', answer);
  person.endedSessions.push({ token, tick: visitor.ledger.tick() });
  person.token = null;
  note('sign-outs');
};

export const exportData = async (visitor: Visitor): Promise<void> => {
  const { app, person, must, note } = visitor;
  const token = await visitor.session();
  const body = await sealed(visitor);
  const { text } = await must('/api/person/export', { key: app.key, token, body });
  const missing = person.given.filter(({ id }) => !text.includes(id));
  if (!text.includes(person.email) || missing.length > 0)
    throw new Error(`The export is without ${missing.length} of ${person.given.length} grants`);
  note('exports');
};

export const deletePerson = async (visitor: Visitor): Promise<void> => {
  const { app, person, provider, ledger, note } = visitor;
  const token = await visitor.session();
  const before = provider.repeats();
  const body = await sealed(visitor);
  const answer = await ask(provider, '/api/person/delete', { key: app.key, token, body });
  const isDone = answer.status === 200 || (answer.status === 401 && provider.repeats() > before);
  if (!isDone) throw refused('/api/person/delete', answer);
  const tick = ledger.tick();
  for (const given of person.given) given.over ??= { why: 'deleted', tick };
  person.endedSessions.push({ token, tick: visitor.ledger.tick() });
  person.token = null;
  person.isDeleted = true;
  note('people deleted');
};
