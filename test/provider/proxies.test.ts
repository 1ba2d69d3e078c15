import { expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { ORIGIN, startProvider } from './support/provider.ts';

const warnings = (lines: readonly string[]) => lines.filter((line) => line.includes('TRUSTED_PROXIES'));

it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])(
  'says once that a proxy which writes %s is not trusted',
  async (name) => {
    const provider = await startProvider({ variables: { TRUSTED_PROXIES: '10.0.0.0/8' } });
    const from = (peer: string) =>
      ask(provider, '/api/openapi.json', { peer, headers: { [name]: '203.0.113.5' } });
    await from('10.0.0.1');
    expect(warnings(provider.lines)).toEqual([]);
    await from('192.0.2.1');
    await from('192.0.2.1');
    expect(warnings(provider.lines)).toHaveLength(1);
    expect(warnings(provider.lines).join()).not.toMatch(/203\.0|192\.0/);
  },
);

it('a preflight of a page with monitoring allows its headers', async () => {
  const provider = await startProvider();
  await provider.addApp();
  const headers = { 'access-control-request-method': 'POST', origin: ORIGIN };
  const { headers: answered } = await ask(provider, '/api/email/verify', { method: 'OPTIONS', headers });
  const allowed = answered.get('access-control-allow-headers')?.split(', ');
  expect(allowed).toEqual(
    expect.arrayContaining(['traceparent', 'tracestate', 'baggage', 'sentry-trace', 'x-api-key']),
  );
});
