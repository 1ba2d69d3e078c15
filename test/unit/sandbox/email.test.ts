import { describe, expect, it } from 'vitest';
import { at, fieldsOf, MINUTE, visit, wrongCode } from './visitor.ts';

const EMAIL = 'ada@example.org';

describe('POST /api/email/verify', () => {
  it('answers { sent: true } and puts a code of six digits into the inbox', async () => {
    const { askCode, newestCode } = visit();
    const answer = await askCode(EMAIL);
    expect([answer.status, await answer.json()]).toEqual([200, { sent: true }]);
    expect(await newestCode(EMAIL)).toMatch(/^\d{6}$/);
  });

  it.each(['a@b', 'a b@c.d', '@b.c', 'a@b.', 'a@@b.c', 'a@.b', '', 7, null, {}])(
    'answers 400 with a reason for the e-mail %j',
    async (email) => {
      const answer = await visit().post('/api/email/verify', { email });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { error: 'email must be a valid e-mail address' },
      ]);
    },
  );

  it.each([
    [undefined, 'email is missing'],
    [`${'a'.repeat(251)}@b.c`, 'email must NOT have more than 254 characters'],
  ])('says what is wrong with the e-mail %j', async (email, error) => {
    const answer = await visit().post('/api/email/verify', { email });
    expect([answer.status, await answer.json()]).toEqual([400, { error }]);
  });

  it.each(['', '{', 'null', '[]', '"a@b.c"', '7'])(
    'answers 400 with a reason for the body %s',
    async (body) => {
      const answer = await visit().post('/api/email/verify', body);
      expect(answer.status).toBe(400);
      expect((await fieldsOf(answer)).error).toMatch(/^The body must be/);
    },
  );

  it('answers 429 with Retry-After past 5 codes in 10 minutes for one e-mail, in whatever case', async () => {
    const { askCode, clock } = visit();
    for (const email of [EMAIL, 'ADA@example.org', EMAIL, EMAIL, EMAIL]) {
      expect((await askCode(email)).status).toBe(200);
      clock.now += MINUTE;
    }
    const refused = await askCode('Ada@Example.org');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('300');
    expect((await askCode('grace@example.org')).status).toBe(200);
    clock.now += 5 * MINUTE;
    expect((await askCode(EMAIL)).status).toBe(200);
  });
});

describe('POST /api/email/verify/confirm', () => {
  const table = [
    ['ada@example.org', true, 'new', 'onboarding'],
    ['existing.ada@example.org', false, 'existing', 'login'],
    ['Existing@example.org', false, 'existing', 'login'],
    ['not-existing@example.org', true, 'new', 'onboarding'],
  ] as const;

  it.each(table)(
    'signs %s in with isNewUser %s, userState %s, flowType %s',
    async (email, isNewUser, userState, flowType) => {
      const { askCode, confirm, newestCode } = visit();
      await askCode(email);
      const answer = await confirm(email, await newestCode(email));
      expect(answer.status).toBe(200);
      const username = email.toLowerCase().split('@')[0];
      expect(await answer.json()).toEqual({
        token: expect.any(String),
        username,
        isNewUser,
        userState,
        flowType,
      });
    },
  );

  it('knows an e-mail that was confirmed before as an existing user', async () => {
    const { askCode, confirm, newestCode } = visit();
    await askCode(EMAIL);
    await confirm(EMAIL, await newestCode(EMAIL));
    await askCode('ADA@example.org');
    const answer = await fieldsOf(await confirm('Ada@Example.org', await newestCode(EMAIL)));
    expect(answer).toMatchObject({ isNewUser: false, userState: 'existing', flowType: 'login' });
  });

  it('answers 401 to a wrong code, and where no code was asked for', async () => {
    const { askCode, confirm, newestCode } = visit();
    expect((await confirm(EMAIL, '123456')).status).toBe(401);
    await askCode(EMAIL);
    expect((await confirm(EMAIL, wrongCode(await newestCode(EMAIL)))).status).toBe(401);
  });

  it('takes a code until ten minutes have passed, then answers 410', async () => {
    const { askCode, clock, confirm, newestCode } = visit();
    await askCode(EMAIL);
    const code = await newestCode(EMAIL);
    clock.now += 10 * MINUTE;
    expect((await confirm(EMAIL, code)).status).toBe(410);
    clock.now -= 1;
    expect((await confirm(EMAIL, code)).status).toBe(200);
  });

  it('answers 410 to a code that was used', async () => {
    const { askCode, confirm, newestCode } = visit();
    await askCode(EMAIL);
    const code = await newestCode(EMAIL);
    await confirm(EMAIL, code);
    expect((await confirm(EMAIL, code)).status).toBe(410);
  });

  it('answers 429 after 5 wrong tries, to the right code too, until a new one is asked for', async () => {
    const { askCode, confirm, newestCode } = visit();
    await askCode(EMAIL);
    const code = await newestCode(EMAIL);
    const tries = [];
    for (let index = 0; index < 5; index += 1) tries.push((await confirm(EMAIL, wrongCode(code))).status);
    expect(tries).toEqual([401, 401, 401, 401, 401]);
    expect((await confirm(EMAIL, code)).status).toBe(429);
    await askCode(EMAIL);
    expect((await confirm(EMAIL, await newestCode(EMAIL))).status).toBe(200);
  });

  it('takes an earlier code of the last ten minutes, whose mail came late', async () => {
    const { askCode, confirm, newestCode } = visit();
    await askCode(EMAIL);
    const first = await newestCode(EMAIL);
    await askCode(EMAIL);
    expect((await confirm(EMAIL, first)).status).toBe(200);
  });

  it.each([{ email: 'nobody', code: '123456' }, { email: EMAIL }, { email: EMAIL, code: 123456 }])(
    'answers 400 to the body %j',
    async (body) => {
      expect((await visit().post('/api/email/verify/confirm', body)).status).toBe(400);
    },
  );
});

describe('GET /sandbox/inbox', () => {
  it('shows the messages to one address, newest first, never kept by a cache', async () => {
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

  it('shows the newest 20 over all addresses when none is given', async () => {
    const { askCode, get } = visit();
    for (let index = 0; index < 25; index += 1) await askCode(`person${index}@example.org`);
    const { messages } = await fieldsOf(await get('/sandbox/inbox'));
    expect(messages).toHaveLength(20);
    expect(at(messages, 0, 'email')).toBe('person24@example.org');
  });
});
