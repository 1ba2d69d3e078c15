import { describe, expect, it } from 'vitest';
import { type Asked, ask } from './support/ask.ts';
import { startProvider, type TestProvider } from './support/provider.ts';
import { startSharing } from './support/share.ts';
import { signIn, textOf } from './support/sign-in.ts';

const OTHER = 'https://other.example';
const DAY = 86_400_000;

interface Operation {
  readonly path: string;
  readonly method: string;
  /** Names of the credentials that the document asks for. */
  readonly needs: readonly string[];
  readonly codes: string;
}

/** Every call of the document, with something in the place of what stands in the path. */
const operationsOf = async (provider: TestProvider): Promise<readonly Operation[]> => {
  const { text } = await ask(provider, '/api/openapi.json');
  const document: {
    paths: Record<string, Record<string, { security: Record<string, unknown>[]; responses: object }>>;
  } = JSON.parse(text);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, responses }]) => ({
      path: path.replace(/\{\w+\}/g, 'grant_unknown'),
      method: method.toUpperCase(),
      needs: security.flatMap((each) => Object.keys(each)),
      codes: JSON.stringify(responses),
    })),
  );
};

const start = async () => {
  const provider = await startProvider();
  const { key } = await provider.addApp();
  const own = await startSharing(provider, key);
  const operations = await operationsOf(provider);
  const bodyFor = ({ method }: Operation) => (method === 'POST' ? { body: {} } : {});

  /** Asks every call that needs these credentials; what they answered, without those that agree. */
  const othersThan = async (expected: string, needs: string, asked: Asked) => {
    const wrong: string[] = [];
    const affected = operations.filter((operation) => operation.needs.includes(needs));
    expect(affected.length).toBeGreaterThan(0);
    for (const operation of affected) {
      const answer = await ask(provider, operation.path, {
        method: operation.method,
        ...bodyFor(operation),
        ...asked,
      });
      const isDocumented = operation.codes.includes(`\`${expected}\``);
      if (answer.body.code !== expected || !isDocumented) {
        wrong.push(
          `${operation.method} ${operation.path}: ${answer.status} ${answer.body.code}, documented: ${isDocumented}`,
        );
      }
    }
    return wrong;
  };
  return { provider, key, ...own, othersThan };
};

describe('every call', () => {
  it('that needs an app refuses no key, an unknown key and another origin', async () => {
    const { othersThan, key, token } = await start();
    expect(await othersThan('app.unknown', 'apiKey', { token })).toEqual([]);
    expect(await othersThan('app.unknown', 'apiKey', { key: `${key.slice(0, -1)}_`, token })).toEqual([]);
    expect(await othersThan('app.origin', 'apiKey', { key, token, origin: OTHER })).toEqual([]);
    expect(await othersThan('app.origin', 'apiKey', { key, token, origin: 'null' })).toEqual([]);
  });

  it('that needs a person refuses a token that is missing, altered, ended, replayed, or an access token', async () => {
    const { provider, othersThan, key, token, accessToken } = await start();
    const opened = await accessToken();
    const altered = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    expect(await othersThan('session.missing', 'session', { key })).toEqual([]);
    expect(await othersThan('session.unknown', 'session', { key, token: altered })).toEqual([]);
    expect(await othersThan('session.unknown', 'session', { key, token: opened })).toEqual([]);
    const renewed = textOf(
      await ask(provider, '/api/session/renew', { key, token, method: 'POST' }),
      'token',
    );
    expect(await othersThan('session.unknown', 'session', { key, token })).toEqual([]);
    await ask(provider, '/api/session', { key, token: renewed, method: 'DELETE' });
    expect(await othersThan('session.unknown', 'session', { key, token: renewed })).toEqual([]);
  });

  it('that needs a person refuses another app’s key, another of its origins, and a session that expired', async () => {
    const { provider, othersThan } = await start();
    const two = await provider.addApp('live', ['https://shop.example', OTHER]);
    const one = await provider.addApp();
    const { token } = await signIn(provider, two.key);
    expect(await othersThan('session.app', 'session', { key: one.key, token })).toEqual([]);
    expect(await othersThan('session.origin', 'session', { key: two.key, token, origin: OTHER })).toEqual([]);
    provider.clock.pass(7 * DAY);
    expect(await othersThan('session.expired', 'session', { key: two.key, token })).toEqual([]);
  });

  it('that needs a grant refuses a token that is missing, altered, expired, taken back, or of a session', async () => {
    const { provider, othersThan, key, token, accessToken, grants } = await start();
    const opened = await accessToken();
    expect(await othersThan('access.missing', 'accessToken', {})).toEqual([]);
    expect(await othersThan('access.unknown', 'accessToken', { token })).toEqual([]);
    expect(await othersThan('access.unknown', 'accessToken', { token: `x${opened}` })).toEqual([]);
    expect(await othersThan('app.origin', 'accessToken', { token: opened, origin: OTHER })).toEqual([]);
    const [grant] = await grants();
    await ask(provider, `/api/grants/${grant.id}`, { key, token, method: 'DELETE' });
    expect(await othersThan('access.revoked', 'accessToken', { token: opened })).toEqual([]);
    const later = await accessToken();
    provider.clock.pass(3_600_000);
    expect(await othersThan('access.expired', 'accessToken', { token: later })).toEqual([]);
  });
});
