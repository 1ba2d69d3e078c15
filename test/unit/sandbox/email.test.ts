import { expect, it } from 'vitest';
import { at, fieldsOf, MINUTE, visit } from './visitor.ts';

const EMAIL = 'ada@example.org';

const table = [
  ['ada@example.org', true, 'new', 'onboarding'],
  ['existing.ada@example.org', false, 'existing', 'login'],
  ['Existing@example.org', false, 'existing', 'login'],
] as const;

it.each(table)(
  'the sandbox accepts %s with isNewUser %s, userState %s, flowType %s',
  async (email, isNewUser, userState, flowType) => {
    const { signedIn } = await visit().signIn(email);
    const username = email.toLowerCase().split('@')[0];
    expect(signedIn).toMatchObject({ token: expect.any(String), username, isNewUser, userState, flowType });
  },
);

it('the mailbox of the sandbox shows the messages to one address, newest first, without caching', async () => {
  const { askCode, clock, get } = visit();
  await askCode(EMAIL);
  clock.now += MINUTE;
  await askCode(EMAIL);
  await askCode('grace@example.org');
  const answer = await get('/sandbox/inbox?email=ADA%40example.org');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await fieldsOf(answer)).messages).toMatchObject([
    { email: EMAIL, code: expect.stringMatching(/^\d{6}$/), sentAt: '2026-11-21T09:01:00.000Z' },
    { email: EMAIL, sentAt: '2026-11-21T09:00:00.000Z' },
  ]);
});

it('the mailbox of the sandbox shows the newest 20 of all addresses if none is given', async () => {
  const { askCode, clock, get } = visit();
  for (let index = 0; index < 25; index += 1) {
    clock.now += 1;
    await askCode(`person${index}@example.org`);
  }
  const { messages } = await fieldsOf(await get('/sandbox/inbox'));
  expect(messages).toHaveLength(20);
  expect(at(messages, 0, 'email')).toBe('person24@example.org');
});
