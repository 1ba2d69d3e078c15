import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../widget/common/languages.ts';
import { ask } from './support/ask.ts';
import { startOpenId } from './support/open-id.ts';

describe('/.well-known/openid-configuration', () => {
  it('names only addresses that answer, for OpenID Connect and OAuth', async () => {
    const { provider } = await startOpenId();
    const [one, other] = await Promise.all(
      ['openid-configuration', 'oauth-authorization-server'].map((name) =>
        ask(provider, `/.well-known/${name}`, { origin: 'https://stranger.example' }),
      ),
    );
    expect(one?.body).toEqual(other?.body);
    expect(one?.body).toMatchObject({
      prompt_values_supported: ['none', 'login', 'consent', 'select_account'],
      ui_locales_supported: LANGUAGES,
      // `oidcc-idtoken-unsigned` of the conformance suite: `none` is not offered.
      id_token_signing_alg_values_supported: ['ES256', 'RS256'],
    });
    expect(one?.headers.get('access-control-allow-origin')).toBe('*');
    const addresses = Object.entries(one?.body ?? {}).filter(([name]) => /(_endpoint|_uri)$/.test(name));
    expect(addresses).toHaveLength(6);
    for (const [, address] of addresses)
      expect((await ask(provider, new URL(String(address)).pathname)).body.code).not.toBe('request.path');
  });
});
