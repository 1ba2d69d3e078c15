import { expect, it } from 'vitest';
import { startReading, youtubePage } from './support/reading.ts';

it('a reading waits longer each time if a named pause does not help, and reads on for more than a day', async () => {
  const { answerWith, asked, clock, read, stands } = await startReading();
  for (const named of ['0', '4', '60']) {
    answerWith(() => Response.json({}, { status: 429, headers: { 'retry-after': named } }));
    await read();
    expect(await stands()).toMatchObject({ state: 'reading', fault: 'limited' });
  }
  expect(asked).toHaveLength(1);
  answerWith(() => Response.json({}, { status: 429, headers: { 'retry-after': '4' } }));
  for (let passed = 0; passed < 86_400; passed += 60) {
    clock.pass(60_000);
    await read();
  }
  expect((await stands())?.state).toBe('reading');
  expect(asked.length).toBeLessThan(10);
});

it('a reading waits as long as the token endpoint asks, and asks nothing of the person', async () => {
  const { answerWith, asked, clock, read, stands } = await startReading();
  answerWith(({ method }) =>
    method === 'POST'
      ? Response.json({}, { status: 429, headers: { 'retry-after': '600' } })
      : Response.json({}, { status: 401 }),
  );
  await read();
  expect(await stands()).toMatchObject({ state: 'reading', fault: 'limited', waitMs: 600_000 });
  const before = asked.length;
  clock.pass(599_000);
  await read();
  expect(asked).toHaveLength(before);
  clock.pass(1_000);
  await read();
  expect(asked.length).toBeGreaterThan(before);
});

it('a reading waits for the operator if the platform refuses the application, and asks nothing of the person', async () => {
  const { answerWith, clock, read, stands, texts } = await startReading();
  answerWith(() =>
    Response.json({ error: { code: 403, errors: [{ reason: 'accessNotConfigured' }] } }, { status: 403 }),
  );
  for (let day = 0; day < 20; day += 1) {
    await read();
    expect(await stands()).toMatchObject({ state: 'reading', fault: 'operator' });
    clock.pass(86_400_000);
  }
  answerWith(() => youtubePage(0, 3));
  await read();
  expect([(await stands())?.state, (await texts()).length]).toEqual(['done', 6]);
});
