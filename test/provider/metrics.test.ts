import { expect, it, onTestFinished, vi } from 'vitest';
import { ConfigError } from '../../provider/config/values.ts';
import { ask } from './support/ask.ts';
import { createLines, startApp, startProvider, type TestProvider } from './support/provider.ts';
import { EMAIL, newestCode, otherThan, requestCode, textOf } from './support/sign-in.ts';

const linesOf = async ({ metrics }: TestProvider, name: string): Promise<readonly string[]> => {
  const text = await metrics();
  return text.split('\n').filter((line) => line.startsWith(`${name}{`));
};

it('a stranger’s addresses and methods make no new series of calls', async () => {
  const provider = await startProvider();
  for (let index = 0; index < 20; index += 1) {
    await ask(provider, `/api/nothing-${index}`, { method: index % 2 === 0 ? 'GET' : 'PUT' });
    await ask(provider, `/api/email/verify`, { method: 'PUT' });
  }
  expect((await linesOf(provider, 'provider_calls_total')).length).toBeLessThanOrEqual(3);
  const seconds = await linesOf(provider, 'provider_call_seconds_count');
  expect(seconds.length).toBeLessThanOrEqual(2);
  expect(seconds.join()).not.toContain('nothing');
});

it('refused calls of a suspended application count for it, and unknown keys for none', async () => {
  const { provider, key, id } = await startApp();
  await provider.apps.suspend(id, true);
  await ask(provider, '/api/app', { key });
  for (let index = 0; index < 10; index += 1) await ask(provider, '/api/app', { key: `pk_unknown_${index}` });
  const lines = await linesOf(provider, 'provider_app_calls_total');
  expect(lines).toEqual([`provider_app_calls_total{app="${id}",call="app",result="refused"} 1`]);
});

it('refused codes count by their reason: a wrong one, one that was used, and one that has expired', async () => {
  const { provider, key } = await startApp();
  const challenge = textOf(await requestCode(provider, key), 'challenge');
  const code = await newestCode(provider);
  const confirm = (given: string) =>
    ask(provider, '/api/email/verify/confirm', { key, body: { email: EMAIL, code: given, challenge } });
  await confirm(otherThan(code));
  expect((await confirm(code)).status).toBe(200);
  await confirm(code);
  provider.clock.pass(600_001);
  await confirm(code);
  const lines = await linesOf(provider, 'provider_codes_refused_total');
  const sum = lines.reduce((total, line) => total + Number(line.split(' ')[1]), 0);
  expect(sum).toBe(3);
  expect(lines.join()).toContain('reason="code.wrong"');
  for (const trace of [code, 'amal', challenge]) expect(lines.join()).not.toContain(trace);
});

it('the log has one line for a call, with its application, refusal and id, whatever its address and headers hold', async () => {
  const { provider, key, id } = await startApp();
  const forged = '"}%0A{"level":"error","text":"forged"}';
  const headers = { 'x-request-id': 'of_the_client', 'user-agent': forged, referer: `https://x/?${EMAIL}` };
  const answers = [
    await ask(provider, `/api/app?email=${EMAIL}&x=${forged}`, { key, headers }),
    await ask(provider, '/api/app', { key: 'pk_unknown' }),
    await ask(provider, `/api/${forged}/${encodeURIComponent(EMAIL)}`, { key }),
  ];
  const lines = provider.lines.map((line) => JSON.parse(line)).filter(({ text }) => text === 'call');
  expect(lines.map(({ call, app, code }) => [call, app, code])).toEqual([
    ['app', id, undefined],
    ['app', undefined, 'app.unknown'],
    ['none', undefined, undefined],
  ]);
  expect(lines.map(({ request }) => request)).toEqual(
    answers.map(({ headers }) => headers.get('x-request-id')),
  );
  for (const trace of [EMAIL, 'forged', 'of_the_client', key])
    expect(provider.lines.join('')).not.toContain(trace);
});

const get = (path: string) => new Request(`http://operations.test${path}`);

it('the operations address is not ready while it stops, nor with a database of another version', async () => {
  const { operations, stop, database } = await startProvider();
  await database.query.insertInto('migrations').values({ version: 99, applied_at: 1 }).execute();
  expect((await operations(get('/readyz'))).status).toBe(503);
  await database.query.deleteFrom('migrations').where('version', '=', 99).execute();
  expect((await operations(get('/readyz'))).status).toBe(200);
  stop(0);
  expect((await operations(get('/readyz'))).status).toBe(503);
  expect((await operations(get('/healthz'))).status).toBe(200);
});

it('the operations address is not reachable at the public address', async () => {
  const { fetch } = await startProvider();
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await fetch(get(path))).status).toBe(404);
});

it('a flood of refused calls leaves a hundred lines of the log in a minute, and one that counts the rest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const provider = await startProvider();
  for (let call = 0; call < 1_000; call += 1) await ask(provider, '/api/app', { key: 'pk_unknown' });
  await ask(provider, '/api/none', { key: 'pk_unknown' });
  vi.advanceTimersByTime(60_000);
  const lines = provider.lines.map((line) => JSON.parse(line));
  expect(lines.filter(({ code }) => code === 'app.unknown')).toHaveLength(101);
  expect(lines.at(-1)).toMatchObject({ text: 'More refusals were not logged', call: 'app', count: 900 });
  expect(lines.filter(({ call }) => call === 'none')).toHaveLength(1);
});

it('a line of the log contains the allowed fields, and no other', () => {
  const { log, lines } = createLines();
  const given = { call: 'echo', status: 200, email: 'amal@example.org', token: 'secret' };
  log.info('call', given);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'info',
    time: expect.any(String),
    call: 'echo',
    status: 200,
    text: 'call',
  });
});

it('an error of a mail server in the log shows what was refused and how, and not the server’s text', () => {
  const { log, lines } = createLines();
  const response = '550 5.7.1 <amal@example.org>: refused';
  const refusal = { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, response };
  log.warn('mail failed', { error: Object.assign(new Error('550 <amal@example.org>'), refusal) });
  log.warn('mail failed', { error: Object.assign(new Error(), { command: 'RCPT TO:<amal@example.org>' }) });
  const [first, second] = lines.map((line) => JSON.parse(line).error);
  expect(first).toMatchObject({ code: 'EENVELOPE', command: 'MAIL FROM', status: 550, detail: '5.7.1' });
  expect(second).not.toHaveProperty('command');
  expect(lines.join()).not.toContain('amal');
});

it('an error in the log shows its kind, its code and its positions, and its message only if it is our own', () => {
  const { log, lines } = createLines();
  log.error('failed', { error: Object.assign(new Error('to <amal@example.org>'), { code: 'EENVELOPE' }) });
  log.error('failed', { error: new ConfigError('PORT', 'is wrong') });
  log.error('failed', { error: 'amal@example.org' });
  expect(lines.join()).not.toContain('amal');
  expect(JSON.parse(lines[0] ?? '').error).toMatchObject({ kind: 'Error', code: 'EENVELOPE' });
  expect(JSON.parse(lines[1] ?? '').error.text).toBe('PORT is wrong.');
  expect(JSON.parse(lines[2] ?? '').error).toEqual({ kind: 'string' });
});
