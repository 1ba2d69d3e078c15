import { expect, it } from 'vitest';
import { isSubscriptions, PERSON, startReading, youtubePage } from './support/reading.ts';

const bearerOf = ({ headers }: Request) => headers.get('authorization');
const isTokenCall = ({ method }: Request) => method === 'POST';

it('a reading stores every page with its progress, then is done', async () => {
  const { answerWith, read, stands, texts } = await startReading();
  expect(await stands()).toMatchObject({ state: 'reading', list: null, read: 0, total: null });
  const steps: unknown[] = [];
  answerWith(async (request) => {
    const step = await stands();
    steps.push([step?.list, step?.read, step?.total]);
    if (!isSubscriptions(request)) return youtubePage(100, 1);
    return request.url.includes('pageToken') ? youtubePage(50, 20) : youtubePage(0, 50, 'two');
  });
  await read();
  expect(steps).toEqual([
    [null, 0, null],
    ['subscriptions', 50, 340],
    ['subscriptions', 70, 340],
  ]);
  expect(await stands()).toMatchObject({ state: 'done', fault: null });
  expect(await texts()).toHaveLength(71);
});

it('a reading is leased by one copy at a time', async () => {
  const { answerWith, asked, read, texts } = await startReading();
  answerWith(() => youtubePage(0, 3));
  await Promise.all([read(), read(), read()]);
  expect(asked).toHaveLength(2);
  expect(await texts()).toHaveLength(6);
});

it('a reading waits as long as the platform asks, and continues where it stopped', async () => {
  const { answerWith, asked, clock, read, stands, texts } = await startReading();
  answerWith((request) =>
    request.url.includes('pageToken')
      ? Response.json({}, { status: 429, headers: { 'retry-after': '90' } })
      : youtubePage(0, 50, 'two'),
  );
  await read();
  expect(await stands()).toMatchObject({ state: 'reading', fault: 'limited', read: 50 });
  answerWith((request) => (isSubscriptions(request) ? youtubePage(50, 5) : youtubePage(0, 0)));
  clock.pass(89_000);
  await read();
  expect(asked).toHaveLength(2);
  clock.pass(1_000);
  await read();
  expect(new URL(asked[2]?.url ?? '').searchParams.get('pageToken')).toBe('two');
  expect([(await stands())?.state, (await texts()).length]).toEqual(['done', 55]);
});

it('a reading waits longer each time if the platform names no pause, and finally gives up', async () => {
  const { answerWith, asked, clock, read, stands } = await startReading();
  answerWith(() => new Response(null, { status: 429 }));
  await read();
  clock.pass(9_000);
  await read();
  expect(asked).toHaveLength(1);
  for (let day = 0; day < 12; day += 1) {
    clock.pass(86_400_000);
    await read();
  }
  expect(asked).toHaveLength(8);
  expect(await stands()).toMatchObject({ state: 'failed', fault: 'limited' });
});

it('a reading renews a token that expires in the middle, and continues with the refused page', async () => {
  const { accounts, answerWith, asked, read, stands, texts } = await startReading();
  answerWith((request) => {
    if (isTokenCall(request)) {
      return Response.json({ access_token: 'access-2', token_type: 'bearer', expires_in: 3_600 });
    }
    if (!isSubscriptions(request)) return youtubePage(0, 0);
    if (!request.url.includes('pageToken')) return youtubePage(0, 50, 'two');
    return bearerOf(request) === 'Bearer access-2' ? youtubePage(50, 1) : new Response(null, { status: 401 });
  });
  await read();
  expect([(await stands())?.state, (await texts()).length]).toEqual(['done', 51]);
  const form = new URLSearchParams(await asked.find(isTokenCall)?.text());
  expect([form.get('grant_type'), form.get('refresh_token')]).toEqual(['refresh_token', 'refresh-1']);
  expect(await accounts.tokensOf(PERSON, 'youtube')).toMatchObject({
    access: 'access-2',
    refresh: 'refresh-1',
  });
});

it('a reading ends with a clear state when the person withdrew the access at the platform', async () => {
  const { answerWith, clock, asked, read, stands } = await startReading();
  answerWith((request) =>
    isTokenCall(request)
      ? Response.json({ error: 'invalid_grant' }, { status: 400 })
      : new Response(null, { status: 401 }),
  );
  await read();
  expect(await stands()).toMatchObject({ state: 'failed', fault: 'token' });
  clock.pass(86_400_000);
  await read();
  expect(asked).toHaveLength(2);
});

it.each([
  ['slow', () => new Promise<Response>(() => {})],
  ['half a page', async () => new Response('{"items":[{')],
  ['nonsense', async () => Response.json({ items: 7 })],
  ['down', async () => new Response(null, { status: 503 })],
])('a reading is tried again later and reported, if the platform is %s', async (_, answer) => {
  const { answerWith, clock, read, reports, stands, texts } = await startReading();
  answerWith(answer);
  await read();
  expect(await stands()).toMatchObject({
    state: 'reading',
    fault: expect.stringMatching(/unreachable|nonsense/),
  });
  expect(reports).toEqual([expect.any(Error)]);
  answerWith(() => youtubePage(0, 2));
  clock.pass(10_000);
  await read();
  expect([(await stands())?.state, (await texts()).length]).toEqual(['done', 4]);
});

it('a reading starts again if the platform no longer knows the stored page', async () => {
  const { answerWith, clock, read, stands, texts } = await startReading();
  const gone = () => Response.json({ error: { code: 400, message: 'Invalid page token' } }, { status: 400 });
  const isKept = ({ url }: Request) => url.includes('pageToken=two');
  answerWith((request) =>
    isKept(request) ? new Response(null, { status: 503 }) : youtubePage(0, 50, 'two'),
  );
  await read();
  clock.pass(10_000);
  answerWith((request) => {
    if (isKept(request)) return gone();
    return isSubscriptions(request) ? youtubePage(0, 60) : youtubePage(0, 0);
  });
  await read();
  expect([(await stands())?.state, (await texts()).length]).toEqual(['done', 60]);
});

it('a reading keeps its position when the provider stops, and the next provider continues at once', async () => {
  const { answerWith, read, stands, texts } = await startReading();
  const stop = new AbortController();
  answerWith((request) => {
    if (!request.url.includes('pageToken')) return youtubePage(0, 50, 'two');
    stop.abort();
    return new Promise<Response>(() => {});
  });
  await read(stop.signal);
  expect(await stands()).toMatchObject({ state: 'reading', fault: null, read: 50 });
  answerWith((request) => (isSubscriptions(request) ? youtubePage(50, 1) : youtubePage(0, 0)));
  await read();
  expect([(await stands())?.state, (await texts()).length]).toEqual(['done', 51]);
});

it('a reading deletes everything with the account, also a page that is arriving', async () => {
  const { accounts, answerWith, database, read, stands, texts } = await startReading();
  answerWith(async (request) => {
    if (request.url.includes('pageToken')) await database.transaction((trx) => accounts.forget(trx, PERSON));
    return youtubePage(0, 50, 'two');
  });
  await read();
  expect([await stands(), await texts()]).toEqual([undefined, []]);
});

const other = { access: 'access-b', refresh: 'refresh-b', expiresAt: null, scope: null };

it('a reading of an account that is replaced keeps nothing of it, and reads the new one completely', async () => {
  const { answerWith, connect, read, stands, texts } = await startReading();
  answerWith(async (request) => {
    if (bearerOf(request) === 'Bearer access-b')
      return isSubscriptions(request) ? youtubePage(500, 2) : youtubePage(0, 0);
    if (!request.url.includes('pageToken')) return youtubePage(0, 50, 'two');
    await connect(other);
    return youtubePage(50, 10);
  });
  await read();
  expect(await texts()).toEqual(['Channel 500', 'Channel 501']);
  expect(await stands()).toMatchObject({ state: 'done', fault: null });
});

it('a reading of an account that is replaced keeps the tokens of the new one, and does not give up on it', async () => {
  const { accounts, answerWith, connect, read, stands } = await startReading();
  answerWith(async (request) => {
    if (isTokenCall(request)) {
      await connect(other);
      return Response.json({ access_token: 'access-2', token_type: 'bearer' });
    }
    return bearerOf(request) === 'Bearer access-b' ? youtubePage(0, 0) : new Response(null, { status: 401 });
  });
  await read();
  expect(await accounts.tokensOf(PERSON, 'youtube')).toEqual(other);
  expect(await stands()).toMatchObject({ state: 'done', fault: null });
});
