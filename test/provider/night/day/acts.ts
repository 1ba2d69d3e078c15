import { decodeJwt } from 'jose';
import { type Answered, ask } from '../../support/ask.ts';
import { type Choice, expectedOf, labelsOf } from '../../support/choices.ts';
import { createPkce, exchange } from '../../support/code.ts';
import { answerAt, createBrowser, locationOf, RETURN } from '../../support/open-id.ts';
import { textOf } from '../../support/sign-in.ts';
import { PUBLIC_URL } from './fleet.ts';
import { type Act, chooseFor, type Given } from './people.ts';
import { refused, type Visitor } from './visitor.ts';

const newestOf = ({ person }: Visitor): Given | null => person.given.at(-1) ?? null;

/** The grant and the person's id for the application, from the token's claims. */
const namesIn = (token: string) => {
  const { grant, sub = '' } = decodeJwt(token);
  return { id: String(grant), subject: sub };
};

/** Records a grant that was answered. It replaces the previous one. */
const noteGiven = (
  { person, ledger, clock, note }: Visitor,
  choice: Choice,
  answer: Answered,
  names: { readonly id: string; readonly subject: string },
): Given => {
  const tick = ledger.tick();
  for (const given of person.given) given.over ??= { why: 'replaced', tick };
  const given: Given = {
    ...names,
    choice,
    receipt: textOf(answer, 'receipt'),
    at: clock.now(),
    tokens: [],
    asked: 0,
    refresh: null,
    isUnsure: false,
    over: null,
  };
  person.given.push(given);
  note('grants');
  return given;
};

/** Call 4. A repeated call has the same idempotency key. */
const shareWith = async (
  { person, must }: Visitor,
  choice: Choice,
  { key, token, origin }: { readonly key: string; readonly token: string; readonly origin?: string },
): Promise<Answered> => {
  person.shares += 1;
  const confirmations = labelsOf(choice).map((label) => ({ ...label, date: '2026-11-22T09:00:00.000Z' }));
  return must('/api/getAPIurlMobile', {
    key,
    token,
    ...(origin === undefined ? {} : { origin }),
    headers: { 'idempotency-key': `${person.email} ${person.shares}` },
    body: { Info: { account: person.email, confirmations } },
  });
};

const share = async (visitor: Visitor): Promise<void> => {
  const choice = chooseFor(visitor.person);
  const token = await visitor.session();
  const answer = await shareWith(visitor, choice, { key: visitor.app.key, token });
  const accessToken = textOf(answer, 'accessToken');
  noteGiven(visitor, choice, answer, namesIn(accessToken)).tokens.push(accessToken);
};

const itemsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `Topic ${first + index}`);

/** Whether this token must work; `null` if both outcomes are possible after a fault. */
const isOpen = ({ clock }: Visitor, given: Given, token: string): boolean | null => {
  if (clock.now() / 1000 > Number(decodeJwt(token).exp)) return false;
  return given.isUnsure ? null : given.over === null;
};

/** Call 5 of the application, with the newest token that it got. */
const askInterests = async (visitor: Visitor): Promise<void> => {
  const { provider, note } = visitor;
  const given = newestOf(visitor);
  const token = given?.tokens.at(-1);
  if (given === null || token === undefined) return;
  const { items } = expectedOf(given.choice);
  const count = Math.min(items - given.asked, 1 + visitor.person.chance.below(12));
  const body = { Input: itemsFrom(given.asked, count) };
  const expected = isOpen(visitor, given, token);
  const answer = await ask(provider, '/api/inference', { token, origin: null, body });
  if (expected !== null && (answer.status === 200) !== expected) throw refused('/api/inference', answer);
  if (answer.status === 200) given.asked += count;
  note(answer.status === 200 ? 'questions answered' : 'questions after an end refused');
};

/** The person takes their newest grant back. */
const end = async (visitor: Visitor): Promise<void> => {
  const given = newestOf(visitor);
  if (given === null || given.over !== null) return;
  const token = await visitor.session();
  await visitor.must(`/api/grants/${given.id}`, { key: visitor.app.key, token, method: 'DELETE' });
  given.over = { why: 'withdrawn', tick: visitor.ledger.tick() };
};

const SCOPE = 'openid interests personality preferences reasons offline_access';

const clientOf = ({ app }: Visitor) => ({ client_id: app.id, client_secret: app.secret });

/** A whole sign-in at `/authorize`: the page's calls, the return, and the exchange by the application's server. */
const signInByOpenId = async (visitor: Visitor): Promise<void> => {
  const { app, once, person, provider } = visitor;
  const { verifier, challenge } = createPkce();
  const parameters = new URLSearchParams({
    client_id: app.id,
    redirect_uri: RETURN,
    response_type: 'code',
    scope: SCOPE,
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  const browser = createBrowser(provider);
  const page = new URL(locationOf(await browser.go(`/authorize?${parameters}`))).pathname;
  const { body: request } = await browser.onPage(`${page}/request`);
  const key = String(request.key);
  const origin = PUBLIC_URL;
  const signedIn = await visitor.signIn(key, origin);
  const token = textOf(signedIn, 'token');
  const { rows } = chooseFor(person);
  const choice: Choice = { rows: [...new Set(['basic' as const, ...rows])], tier: null };
  const answer = await shareWith(visitor, choice, { key, token, origin });
  const { text } = await visitor.must('/api/grants', { key, token, origin });
  const [, id = ''] = /"id":"(grant_[^"]+)"/.exec(text) ?? [];
  const subject = String(decodeJwt(textOf(answer, 'receipt')).piiPrincipalId);
  const given = noteGiven(visitor, choice, answer, { id, subject });
  given.isUnsure = true;
  const finished = await once('finish', 'authorize.unknown', () =>
    browser.onPage(`${page}/finish`, { token, body: { email: false } }),
  );
  const { code = '' } = answerAt(String(finished.body.location));
  const exchanged = await once('/api/token', 'invalid_grant', () =>
    exchange(provider, { ...clientOf(visitor), code, redirect_uri: RETURN, code_verifier: verifier }),
  );
  given.isUnsure = false;
  given.tokens.push(textOf(exchanged, 'access_token'));
  given.refresh = textOf(exchanged, 'refresh_token');
  const { sub } = decodeJwt(textOf(exchanged, 'id_token'));
  if (sub !== subject) throw new Error('The ID token names another person than the receipt');
};

const exchangeRefresh = (visitor: Visitor, refresh_token: string) =>
  exchange(visitor.provider, { ...clientOf(visitor), grant_type: 'refresh_token', refresh_token });

/** The application's server takes a new access token. */
const refresh = async (visitor: Visitor): Promise<void> => {
  const given = newestOf(visitor);
  if (given === null || given.refresh === null) return;
  const [token, isStanding] = [given.refresh, given.over === null];
  const wasUnsure = given.isUnsure;
  [given.refresh, given.isUnsure] = [null, true];
  const exchanged = () => exchangeRefresh(visitor, token);
  if (!isStanding) {
    const answer = await exchanged();
    if (answer.status !== 400) throw refused('/api/token', answer);
    given.isUnsure = wasUnsure;
    return visitor.note('refreshes after an end refused');
  }
  const answer = await visitor.once('/api/token', 'invalid_grant', exchanged);
  given.isUnsure = wasUnsure;
  given.refresh = textOf(answer, 'refresh_token');
  given.tokens.push(textOf(answer, 'access_token'));
};

const signOut = async (visitor: Visitor): Promise<void> => {
  const { app, person, provider } = visitor;
  const token = await visitor.session();
  const before = provider.repeats();
  const answer = await ask(provider, '/api/session', { key: app.key, token, method: 'DELETE' });
  const isDone = answer.status === 200 || (answer.status === 401 && provider.repeats() > before);
  if (!isDone) throw refused('/api/session', answer);
  person.endedSessions.push({ token, tick: visitor.ledger.tick() });
  person.token = null;
};

const deletePerson = async (visitor: Visitor): Promise<void> => {
  const { app, person, provider, ledger } = visitor;
  const token = await visitor.session();
  const before = provider.repeats();
  const answer = await ask(provider, '/api/person/delete', { key: app.key, token, body: {} });
  const isDone = answer.status === 200 || (answer.status === 401 && provider.repeats() > before);
  if (!isDone) throw refused('/api/person/delete', answer);
  const tick = ledger.tick();
  for (const given of person.given) given.over ??= { why: 'deleted', tick };
  person.endedSessions.push({ token, tick: visitor.ledger.tick() });
  person.token = null;
  person.isDeleted = true;
};

export const ACTING: Readonly<Record<Act, (visitor: Visitor) => Promise<void>>> = {
  share,
  'sign in by OpenID Connect': signInByOpenId,
  ask: askInterests,
  refresh,
  end,
  'sign out': signOut,
  delete: deletePerson,
};
