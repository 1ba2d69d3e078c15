import { type Asked, ask } from '../support/ask.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { locationOf } from '../support/open-id.ts';
import { connecting, pressOn } from '../support/platform.ts';
import { sealPin } from '../support/seal-pin.ts';
import { textOf } from '../support/sign-in.ts';
import { PUBLIC_URL } from './fleet.ts';
import { PLATFORMS } from './platforms.ts';
import { CutError, refused, type Visitor } from './visitor.ts';

/** Connects a platform, over its consent page and the provider's own confirmation. */
export const connect = async (visitor: Visitor): Promise<void> => {
  const { app, faultsSoFar, once, person, platforms, provider, note } = visitor;
  const token = await visitor.session();
  const faults = faultsSoFar();
  const connector = person.chance.pick(PLATFORMS);
  const wasWell = platforms.state() !== 'errors';
  const { consentUrl, complete } = connecting(provider, platforms, { key: app.key, token });
  const path = platforms.allow(await consentUrl(connector));
  const page = await ask(provider, path, { origin: null });
  if (page.status !== 200) throw refused('callback', page);
  const pressed = await once('callback', 'state.stale', () => pressOn(provider, path, page.text));
  const back = new URL(locationOf(pressed));
  const ticket = back.searchParams.get('ticket');
  if (ticket === null) {
    if (!wasWell || platforms.state() === 'errors') return note('connections that the platform failed');
    // The database failed between the platform's answer and the ticket.
    const isCut = back.searchParams.get('error') === 'server_error' && faultsSoFar() > faults;
    throw isCut ? new CutError('callback server_error') : new Error(`The way back led to ${back.search}`);
  }
  await once('complete', 'ticket.stale', () => complete(ticket, { connector }));
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
  const { app, must, note, once, person, provider } = visitor;
  const { make, use } = createAuthenticator();
  const options = (path: string, asked: Asked = {}) =>
    must(`/api/passkeys${path}`, { key: app.key, origin: PUBLIC_URL, method: 'POST', ...asked });
  // A challenge works once.
  const post = (path: string, asked: Asked) =>
    once(path, 'passkey.stale', () => ask(provider, path, { key: app.key, origin: PUBLIC_URL, ...asked }));
  const token = textOf(await visitor.signIn(app.key, PUBLIC_URL), 'token');
  const { credential, response } = make(await options('/options', { token }));
  await post('/api/passkeys', { token, body: { credential: response } });
  person.passkeys.push(credential.id);
  const used = use(credential, await options('/sign-in/options'));
  await post('/api/passkeys/sign-in', { body: { credential: used } });
  note('sign-ins by passkey');
};

export const renew = async (visitor: Visitor): Promise<void> => {
  const { app, once, person, provider, note } = visitor;
  const token = await visitor.session();
  // If a fault cuts the answer, no client has the new token.
  person.token = null;
  const path = '/api/session/renew';
  const renewed = () => ask(provider, path, { key: app.key, token, method: 'POST' });
  person.token = textOf(await once(path, 'session.unknown', renewed), 'token');
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
