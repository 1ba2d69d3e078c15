import { describe, expect, it } from 'vitest';
import { fieldsOf, ORIGIN, visit } from './visitor.ts';

const CONNECTORS = ['youtube', 'linkedin', 'reddit', 'pinterest', 'instagram', 'github', 'facebook', 'gmail'];
const KEY = { 'x-api-key': 'demo' };
const SESSION = {
  session: { username: 'ada', state: 'a b&c', redirectUrl: 'https://host.example/back?x=1' },
};

const authorizedUrl = async (connector: string, body: unknown = SESSION) => {
  const [[key, url] = []] = Object.entries(
    await fieldsOf(await visit().post(`/api/${connector}/authorize`, body, KEY)),
  );
  return { key: String(key), url: new URL(String(url)) };
};

describe('POST /api/{connector}/authorize', () => {
  it('answers under each of the six URL keys over the eight connectors', async () => {
    const answers = await Promise.all(
      CONNECTORS.map(async (name) => ({ name, ...(await authorizedUrl(name)) })),
    );
    const keys = answers.map(({ name, key }) => key.replace(name, '{connector}'));
    expect([...new Set(keys)].sort()).toEqual(
      ['authUrl', 'platformURL', 'url', '{connector}URL', '{connector}Url', '{connector}_url'].sort(),
    );
  });

  it.each(CONNECTORS)('leads %s to its consent page with state and redirect address', async (connector) => {
    const { url } = await authorizedUrl(connector);
    expect(url.origin + url.pathname).toBe(`${ORIGIN}/oauth/${connector}`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      state: 'a b&c',
      redirect_uri: 'https://host.example/back?x=1',
    });
  });

  it('serves a person to whom call 2 gave no user name', async () => {
    const { url } = await authorizedUrl('github', { session: { username: '', state: 's' } });
    expect(url.searchParams.get('state')).toBe('s');
  });

  it('returns to its own callback page when no redirect address is given', async () => {
    const { url } = await authorizedUrl('github', { session: { username: 'ada' } });
    expect(Object.fromEntries(url.searchParams)).toEqual({ redirect_uri: `${ORIGIN}/oauth/callback` });
  });

  it.each<Record<string, string>>([{}, { 'x-api-key': '' }])(
    'answers 401 with the headers %j',
    async (headers) => {
      expect((await visit().post('/api/youtube/authorize', SESSION, headers)).status).toBe(401);
    },
  );

  it.each(['myspace', '__proto__', '%E0'])('answers 404 to the unknown connector %s', async (connector) => {
    expect((await visit().post(`/api/${connector}/authorize`, SESSION, KEY)).status).toBe(404);
  });

  it.each([
    {},
    { session: null },
    { session: {} },
    { session: { username: 7 } },
    { session: { username: 'ada', state: 7 } },
    { session: { username: 'ada', redirectUrl: 'javascript:alert(1)' } },
    { session: { username: 'ada', redirectUrl: '/callback' } },
    { session: { username: 'ada', redirectUrl: 'data:text/html,x' } },
  ])('answers 400 with a reason to the body %j', async (body) => {
    const answer = await visit().post('/api/youtube/authorize', body, KEY);
    expect(answer.status).toBe(400);
    expect((await fieldsOf(answer)).error).toMatch(/^session/);
  });
});

describe('GET /oauth/{connector}', () => {
  const links = (html: string) =>
    [...html.matchAll(/href="(http[^"]*)"/g)].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')));

  it('leads Allow and Deny back with platform and state', async () => {
    const query = new URLSearchParams({ state: 's"1', redirect_uri: 'https://host.example/back?x=1' });
    const [allow, deny] = links(await (await visit().get(`/oauth/reddit?${query}`)).text());
    expect(Object.fromEntries(allow?.searchParams ?? [])).toEqual({
      x: '1',
      platform: 'reddit',
      state: 's"1',
      code: expect.stringMatching(/^[\da-f]{32}$/),
    });
    expect(Object.fromEntries(deny?.searchParams ?? [])).toEqual({
      x: '1',
      platform: 'reddit',
      state: 's"1',
      error: 'access_denied',
    });
  });

  it('names the platform and what is shared, runs no script and escapes the query', async () => {
    const answer = await visit().get('/oauth/youtube?state=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    const html = await answer.text();
    expect(html).toContain('<h1>Connect your YouTube account</h1>');
    expect(html).toContain('Channels you follow');
    expect(html).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
  });

  it('refuses a redirect address that is not http(s)', async () => {
    const answer = await visit().get('/oauth/youtube?redirect_uri=javascript:alert(1)');
    expect([answer.status, (await answer.text()).includes('javascript:')]).toEqual([400, false]);
  });

  it('answers 404 to an unknown platform', async () => {
    expect((await visit().get('/oauth/myspace')).status).toBe(404);
  });

  it('serves the callback page that the widget ships', async () => {
    const answer = await visit({ callbackPage: async () => '<p>Shipped</p>' }).get('/oauth/callback?code=1');
    expect(answer.headers.get('content-type')).toMatch('text/html');
    expect(await answer.text()).toBe('<p>Shipped</p>');
  });
});
