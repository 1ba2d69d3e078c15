import { expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { startProvider, type TestProvider } from './support/provider.ts';
import { startSharer } from './support/share.ts';
import { EMAIL, newestCode, otherThan, requestCode, textOf } from './support/sign-in.ts';

/** The lines of a metric, without its comments. */
const linesOf = async ({ operations }: TestProvider, name: string): Promise<readonly string[]> => {
  const text = await (await operations(new Request('http://operations.test/metrics'))).text();
  return text.split('\n').filter((line) => line.startsWith(`${name}{`));
};

const logged = ({ lines }: TestProvider) => lines.map((line) => JSON.parse(line));

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

it('calls about many things are one series, and its times are as many as its calls', async () => {
  const { provider, key, token } = await startSharer();
  for (let index = 0; index < 12; index += 1)
    await ask(provider, `/api/grants/grant_${index}`, { key, token, method: 'DELETE' });
  const isOfOne = (line: string) => line.includes('call="revokeGrant"');
  const calls = (await linesOf(provider, 'provider_calls_total')).filter(isOfOne);
  const times = (await linesOf(provider, 'provider_call_seconds_count')).filter(isOfOne);
  expect([calls.length, times.length]).toEqual([1, 1]);
  expect([calls, times].map(([line]) => line?.split(' ')[1])).toEqual(['12', '12']);
});

it('refused calls of a suspended application count for it, and unknown keys for none', async () => {
  const provider = await startProvider();
  const { key, id } = await provider.addApp();
  await provider.apps.suspend(id, true);
  await ask(provider, '/api/app', { key });
  for (let index = 0; index < 10; index += 1) await ask(provider, '/api/app', { key: `pk_unknown_${index}` });
  const lines = await linesOf(provider, 'provider_app_calls_total');
  expect(lines).toEqual([`provider_app_calls_total{app="${id}",call="app",result="refused"} 1`]);
});

it('a call from a wrong origin counts for the application whose key it has', async () => {
  const provider = await startProvider();
  const { key, id } = await provider.addApp();
  expect((await ask(provider, '/api/app', { key, origin: 'https://other.example' })).status).toBe(403);
  expect(await linesOf(provider, 'provider_app_calls_total')).toEqual([
    `provider_app_calls_total{app="${id}",call="app",result="refused"} 1`,
  ]);
});

it('refused codes count by their reason: a wrong one, one that was used, and one that has expired', async () => {
  const provider = await startProvider();
  const { key } = await provider.addApp();
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

it('the log has one line for a call, whatever its address and its headers hold', async () => {
  const provider = await startProvider();
  const { key } = await provider.addApp();
  const before = provider.lines.length;
  const forged = '"}%0A{"level":"error","text":"forged"}';
  await ask(provider, `/api/app?email=${EMAIL}&x=${forged}`, {
    key,
    headers: {
      'x-request-id': 'request_of_the_client',
      'user-agent': forged,
      referer: `https://x/?${EMAIL}`,
    },
  });
  await ask(provider, `/api/${forged}/${encodeURIComponent(EMAIL)}`, { key });
  const lines = logged(provider).slice(before);
  expect(lines.map(({ text, call }) => [text, call])).toEqual([
    ['call', 'app'],
    ['call', expect.any(String)],
  ]);
  for (const trace of [EMAIL, 'forged', 'request_of_the_client', key])
    expect(provider.lines.join('')).not.toContain(trace);
});
