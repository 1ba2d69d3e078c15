import { expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { ORIGIN, startProvider } from './support/provider.ts';

const warnings = (lines: readonly string[]) => lines.filter((line) => line.includes('TRUSTED_PROXIES'));

it.each([
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'x-cluster-client-ip',
])('says once that a proxy which writes %s is not trusted', async (name) => {
  const provider = await startProvider({ variables: { TRUSTED_PROXIES: '10.0.0.0/8' } });
  const from = (peer: string) =>
    ask(provider, '/api/openapi.json', { peer, headers: { [name]: '203.0.113.5' } });
  await from('10.0.0.1');
  expect(warnings(provider.lines)).toEqual([]);
  await from('192.0.2.1');
  await from('192.0.2.1');
  expect(warnings(provider.lines)).toHaveLength(1);
  expect(warnings(provider.lines).join()).not.toMatch(/203\.0|192\.0/);
});

it.each([
  ['https://id.example', 1],
  ['http://localhost:4174', 0],
])('at %s, says so %i times if requests name no client', async (PUBLIC_URL, times) => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'id@id.example' };
  const provider = await startProvider({ variables: { PUBLIC_URL, TRUSTED_PROXIES: 'loopback', ...mail } });
  const unnamed = () => provider.lines.filter((line) => line.includes('has no X-Forwarded-For'));
  const headers = { 'x-forwarded-for': '203.0.113.5' };
  await ask(provider, '/api/openapi.json', { peer: '127.0.0.1', headers });
  expect(unnamed()).toEqual([]);
  for (const _ of [1, 2]) await ask(provider, '/api/openapi.json', { peer: '127.0.0.1' });
  expect(unnamed()).toHaveLength(times);
});

it('a preflight of a page with monitoring allows its headers', async () => {
  const provider = await startProvider();
  await provider.addApp();
  const headers = { 'access-control-request-method': 'POST', origin: ORIGIN };
  const { headers: answered } = await ask(provider, '/api/email/verify', { method: 'OPTIONS', headers });
  const allowed = answered.get('access-control-allow-headers')?.split(', ');
  expect(allowed).toEqual(
    expect.arrayContaining(['traceparent', 'tracestate', 'baggage', 'sentry-trace', 'x-api-key']),
  );
  expect(allowed).toEqual(
    expect.arrayContaining(['b3', 'x-b3-traceid', 'x-datadog-trace-id', 'newrelic', 'x-amzn-trace-id']),
  );
  // The header of a monitor that is in none of the lists.
  expect(allowed).toContain('*');
  expect(new Set(allowed).size).toBe(allowed?.length);
});
