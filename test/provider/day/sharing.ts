import { decodeJwt } from 'jose';
import { type Answered, ask } from '../support/ask.ts';
import { type Choice, expectedOf, labelsOf } from '../support/choices.ts';
import { createPkce, exchange } from '../support/code.ts';
import { textOf } from '../support/sign-in.ts';
import type { Given } from './people.ts';
import { chooseFor } from './people.ts';
import { refused, type Visitor } from './visitor.ts';

export const newestOf = ({ person }: Visitor): Given | null => person.given.at(-1) ?? null;

/** The grant and the person's id for the application, from the token's claims. */
const namesIn = (token: string) => {
  const { grant, sub = '' } = decodeJwt(token);
  return { id: String(grant), subject: sub };
};

/** Records a grant that was answered. It replaces the previous one. */
export const noteGiven = (
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
    code: null,
    refresh: null,
    usedRefresh: null,
    isUnsure: false,
    over: null,
    tokensOver: null,
  };
  person.given.push(given);
  note('grants');
  return given;
};

/** Call 4. A repeated call has the same idempotency key. */
export const shareWith = async (
  { person, must }: Visitor,
  choice: Choice,
  { key, token, origin }: { readonly key: string; readonly token: string; readonly origin?: string },
  more: object = {},
): Promise<Answered> => {
  person.shares += 1;
  const confirmations = labelsOf(choice).map((label) => ({ ...label, date: '2026-11-22T09:00:00.000Z' }));
  return must('/api/getAPIurlMobile', {
    key,
    token,
    ...(origin === undefined ? {} : { origin }),
    headers: { 'idempotency-key': `${person.email} ${person.shares}` },
    body: { Info: { account: person.email, confirmations, ...more } },
  });
};

export const share = async (visitor: Visitor): Promise<void> => {
  const choice = chooseFor(visitor.person);
  const token = await visitor.session();
  const answer = await shareWith(visitor, choice, { key: visitor.app.key, token });
  const accessToken = textOf(answer, 'accessToken');
  noteGiven(visitor, choice, answer, namesIn(accessToken)).tokens.push(accessToken);
  visitor.note('grants by a page');
};

/** Shares with a one-time code, which the application's server exchanges. */
export const shareByCode = async (visitor: Visitor): Promise<void> => {
  const { app, once, provider, note } = visitor;
  const choice = chooseFor(visitor.person);
  const { verifier, challenge } = createPkce();
  const token = await visitor.session();
  const asked = { responseType: 'code', codeChallenge: challenge };
  const answer = await shareWith(visitor, choice, { key: app.key, token }, asked);
  const code = textOf(answer, 'code');
  const { id, subject } = receiptNames(await newestGrant(visitor, token), answer);
  const given = noteGiven(visitor, choice, answer, { id, subject });
  given.isUnsure = true;
  const exchanged = await once('/api/token', 'invalid_grant', () =>
    exchange(provider, { client_id: app.id, code, code_verifier: verifier }),
  );
  given.isUnsure = false;
  given.code = { code, verifier };
  given.tokens.push(textOf(exchanged, 'access_token'));
  note('codes exchanged by a server');
};

const newestGrant = async ({ app, must }: Visitor, token: string): Promise<string> => {
  const { text } = await must('/api/grants', { key: app.key, token });
  const [, id = ''] = /"id":"(grant_[^"]+)"/.exec(text) ?? [];
  return id;
};

const receiptNames = (id: string, answer: Answered) => ({
  id,
  subject: String(decodeJwt(textOf(answer, 'receipt')).piiPrincipalId),
});

const itemsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `Topic ${first + index}`);

/** Whether this token must work; `null` if both outcomes are possible after a fault. */
const isOpen = ({ clock }: Visitor, given: Given, token: string): boolean | null => {
  if (clock.now() / 1000 > Number(decodeJwt(token).exp)) return false;
  return given.isUnsure ? null : given.over === null && given.tokensOver === null;
};

/** Call 5 of the application, with the newest token that it got. */
export const askInterests = async (visitor: Visitor): Promise<void> => {
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

/** Asks about more different items than the grant allows. The provider must answer about none of them. */
export const askTooMuch = async (visitor: Visitor): Promise<void> => {
  const given = newestOf(visitor);
  const token = given?.tokens.at(-1);
  if (given === null || token === undefined || isOpen(visitor, given, token) !== true) return;
  const { items } = expectedOf(given.choice);
  const body = { Input: itemsFrom(given.asked, items - given.asked + 1) };
  const answer = await ask(visitor.provider, '/api/inference', { token, origin: null, body });
  if (answer.body.code !== 'share.items') throw refused('/api/inference', answer);
  visitor.note('questions beyond the size refused');
};

/** The person takes their newest grant back. */
export const end = async (visitor: Visitor): Promise<void> => {
  const given = newestOf(visitor);
  if (given === null || given.over !== null) return;
  const token = await visitor.session();
  await visitor.must(`/api/grants/${given.id}`, { key: visitor.app.key, token, method: 'DELETE' });
  given.over = { why: 'withdrawn', tick: visitor.ledger.tick() };
  visitor.note('grants taken back');
};
