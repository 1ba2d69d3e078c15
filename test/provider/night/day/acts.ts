import { decodeJwt } from 'jose';
import { ask } from '../../support/ask.ts';
import { expectedOf, labelsOf } from '../../support/choices.ts';
import { textOf } from '../../support/sign-in.ts';
import { type Act, chooseFor, type Given } from './people.ts';
import { refused, type Visitor } from './visitor.ts';

const newestOf = ({ person }: Visitor): Given | null => person.given.at(-1) ?? null;

const share = async (visitor: Visitor): Promise<void> => {
  const { app, ledger, must, person, note } = visitor;
  const choice = chooseFor(person);
  const token = await visitor.session();
  person.shares += 1;
  const confirmations = labelsOf(choice).map((label) => ({ ...label, date: '2026-11-22T09:00:00.000Z' }));
  const answer = await must('/api/getAPIurlMobile', {
    key: app.key,
    token,
    headers: { 'idempotency-key': `${person.email} ${person.shares}` },
    body: { Info: { account: person.email, confirmations } },
  });
  const accessToken = textOf(answer, 'accessToken');
  const { grant, sub = '' } = decodeJwt(accessToken);
  const tick = ledger.tick();
  for (const given of person.given) given.over ??= { why: 'replaced', tick };
  const receipt = textOf(answer, 'receipt');
  person.given.push({
    id: String(grant),
    subject: sub,
    choice,
    receipt,
    token: accessToken,
    asked: 0,
    over: null,
  });
  note('grants');
};

const itemsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `Topic ${first + index}`);

const askInterests = async (visitor: Visitor): Promise<void> => {
  const { clock, provider, note } = visitor;
  const given = newestOf(visitor);
  if (given === null) return;
  const { asked, choice, over, token } = given;
  const count = Math.min(expectedOf(choice).items - asked, 1 + visitor.person.chance.below(12));
  const body = { Input: itemsFrom(asked, count) };
  const isOpen = over === null && clock.now() / 1000 <= Number(decodeJwt(token).exp);
  const answer = await ask(provider, '/api/inference', { token, origin: null, body });
  if ((answer.status === 200) !== isOpen) throw refused('/api/inference', answer);
  if (isOpen) given.asked += count;
  note(isOpen ? 'questions answered' : 'questions after an end refused');
};

const end = async (visitor: Visitor): Promise<void> => {
  const given = newestOf(visitor);
  if (given === null || given.over !== null) return;
  const token = await visitor.session();
  await visitor.must(`/api/grants/${given.id}`, { key: visitor.app.key, token, method: 'DELETE' });
  given.over = { why: 'withdrawn', tick: visitor.ledger.tick() };
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
  ask: askInterests,
  end,
  'sign out': signOut,
  delete: deletePerson,
};
