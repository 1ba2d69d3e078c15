import { expect, it, vi } from 'vitest';
import type { KeptSession } from '../../../widget/domain/known-person.ts';
import { continueAs } from '../../../widget/services/continue-as.ts';
import { apiOn, type Fetch, never, problemIn, unreachable } from './builders.ts';

const kept = (token: string) => ({ session: { token }, forget: vi.fn<() => void>() });
const go = (fetch: Fetch, sessions: readonly KeptSession[]) => continueAs(apiOn(fetch), sessions, never);

/** A provider that knows these sessions. */
const knowing =
  (...tokens: readonly string[]): Fetch =>
  async (_, init) => {
    const { token } = JSON.parse(String(init?.body));
    return tokens.includes(token)
      ? Response.json({ username: 'ada', token: `new-${token}` })
      : Response.json({ code: 'session.unknown' }, { status: 401 });
  };

it('going on as a known person uses the first session that the provider knows, and forgets those before it', async () => {
  const [one, two, three] = [kept('one'), kept('two'), kept('three')];
  await expect(go(knowing('two', 'three'), [one, two, three])).resolves.toMatchObject({ token: 'new-two' });
  expect([one, two, three].map(({ forget }) => forget.mock.calls.length)).toEqual([1, 0, 0]);
});

it('going on as a known person fails once none is known, and forgets all', async () => {
  const sessions = [kept('one'), kept('two')];
  expect(await problemIn(go(knowing(), sessions))).toEqual({ code: 'session.expired' });
  expect(sessions.map(({ forget }) => forget.mock.calls.length)).toEqual([1, 1]);
  expect(await problemIn(go(knowing(), []))).toEqual({ code: 'session.expired' });
});

it('going on as a known person forgets nothing without an answer, and tries no other', async () => {
  const sessions = [kept('one'), kept('two')];
  expect(await problemIn(go(unreachable(), sessions))).toMatchObject({ code: 'request.unreachable' });
  expect(sessions.map(({ forget }) => forget.mock.calls.length)).toEqual([0, 0]);
});
