import { describe, expect, it } from 'vitest';
import { at, fieldsOf, MINUTE, visit } from './visitor.ts';

const EMAIL = 'ada@example.org';

describe('signing in', () => {
  const table = [
    ['ada@example.org', true, 'new', 'onboarding'],
    ['existing.ada@example.org', false, 'existing', 'login'],
    ['Existing@example.org', false, 'existing', 'login'],
    ['not-existing@example.org', true, 'new', 'onboarding'],
  ] as const;

  it.each(table)(
    'accepts %s with isNewUser %s, userState %s, flowType %s',
    async (email, isNewUser, userState, flowType) => {
      const { signedIn } = await visit().signIn(email);
      const username = email.toLowerCase().split('@')[0];
      expect(signedIn).toMatchObject({ token: expect.any(String), username, isNewUser, userState, flowType });
    },
  );

  it('treats an e-mail that was confirmed before as an existing user', async () => {
    const { clock, signIn } = visit();
    await signIn(EMAIL);
    clock.now += 1;
    const { signedIn } = await signIn('Ada@Example.org');
    expect(signedIn).toMatchObject({ isNewUser: false, userState: 'existing', flowType: 'login' });
  });

  it('answers 401 to a wrong key, and to a missing one', async () => {
    const { post } = visit();
    for (const key of ['test-key', '']) {
      expect((await post('/api/email/verify', { email: EMAIL }, { 'x-api-key': key })).status).toBe(401);
    }
  });
});

describe('GET /sandbox/inbox', () => {
  it('shows the messages to one address, newest first, without caching', async () => {
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

  it('shows the newest 20 of all addresses if none is given', async () => {
    const { askCode, clock, get } = visit();
    for (let index = 0; index < 25; index += 1) {
      clock.now += 1;
      await askCode(`person${index}@example.org`);
    }
    const { messages } = await fieldsOf(await get('/sandbox/inbox'));
    expect(messages).toHaveLength(20);
    expect(at(messages, 0, 'email')).toBe('person24@example.org');
  });
});
