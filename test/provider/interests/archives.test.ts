import { describe, expect, it } from 'vitest';
import { interestList } from '../../../provider/api/account-shapes.ts';
import { signInToAccount } from '../support/account.ts';
import { type Asked, ask } from '../support/ask.ts';
import { useDatabases } from '../support/both-databases.ts';
import { startProvider } from '../support/provider.ts';
import { approving, startSharing } from '../support/share.ts';
import { EMAIL, signIn, textOf } from '../support/sign-in.ts';

const { databases, settingsOf } = useDatabases();

const entriesOf = (...texts: readonly string[]) =>
  texts.map((text) => ({ kind: 'follows', text, at: 1_700 }));
const archiveOf = (...texts: readonly string[]) => ({ platform: 'youtube', signals: entriesOf(...texts) });

/** The provider's own frame on a page of the application. */
const FRAME = { origin: 'http://localhost:4174', headers: { 'x-embedder': 'https://shop.example' } };

/** A person who is signed in to an app and to their account, and has added no download. */
const start = async (database = 'SQLite', mode: 'live' | 'test' = 'live') => {
  const url = await settingsOf(database);
  const provider = await startProvider({ variables: url });
  const { key } = await provider.addApp(mode);
  const { token, infer, share } = await startSharing(provider, key);
  const inFrame = await signIn(provider, key, EMAIL, FRAME);
  const { account } = await signInToAccount(provider);
  const add = (body: unknown, asked: Asked = {}) =>
    ask(provider, '/api/signals', { key, token: inFrame.token, ...FRAME, body, ...asked });
  const kept = async () => (await account('signals')).body.signals;
  const archives = async () => (await account('overview')).body.archives;
  return { provider, key, token, infer, share, account, add, kept, archives };
};

const shown = (text: string) => ({ platform: 'youtube', kind: 'follows', text });

/** The last entry whose time is a date (ECMAScript, "Time Values"). A later one would break the export. */
const LATE = { kind: 'follows', text: 'Chess', at: 8_640_000_000_000_000 };

describe.each(databases)('a download, on %s', (database) => {
  it('is kept, counted and shown at /account, and a newer one of the platform replaces it', async () => {
    const { provider, key, token, add, kept, archives, account } = await start(database);
    const platforms = async () =>
      (await ask(provider, '/api/readings', { key, token, body: {} })).body.archives;
    expect(await platforms()).toEqual([]);
    const first = await add(archiveOf('Bread School', 'Bread School', 'Piano'));
    expect([first.status, first.body]).toEqual([200, { kept: 2, withheld: 0 }]);
    expect(await kept()).toEqual([shown('Bread School'), shown('Piano')]);
    const other = { platform: 'reddit', signals: entriesOf('r/Breadit') };
    expect((await account('signals', { body: other })).body).toEqual({ kept: 1, withheld: 0 });
    await add(archiveOf('Piano', 'Chess'));
    await add(archiveOf('Piano', 'Chess'));
    expect(await platforms()).toEqual(['reddit', 'youtube']);
    // The page gets the names of the platforms, as /api/privacy documents, and no entry.
    const { text } = await ask(provider, '/api/readings', { key, token, body: {} });
    expect(JSON.parse(text)).toEqual({ readings: [], archives: ['reddit', 'youtube'] });
    expect(await kept()).toEqual([
      { ...shown('r/Breadit'), platform: 'reddit' },
      shown('Chess'),
      shown('Piano'),
    ]);
    expect(await archives()).toEqual([
      { id: 'reddit', added: expect.any(String), entries: 1 },
      { id: 'youtube', added: expect.any(String), entries: 2 },
    ]);
  });

  it('is removed whole or entry by entry, exported, and deleted with the person', async () => {
    const { add, kept, archives, account, provider } = await start(database);
    await add(archiveOf('Chess', 'Piano'));
    expect((await account('signals/remove', { body: shown('Chess') })).body).toEqual({ removed: 1 });
    const { archives: exported, signals } = (await account('export', { body: {} })).body;
    expect(exported).toEqual([{ platform: 'youtube', added: expect.any(String), entries: 1 }]);
    expect(signals).toEqual([
      { ...shown('Piano'), weight: 0.9, at: '1970-01-01T00:00:01.700Z', source: 'archive' },
    ]);
    expect((await account('archives/youtube', { method: 'DELETE' })).body).toEqual({ removed: 1 });
    expect([await kept(), await archives()]).toEqual([[], []]);
    await add(archiveOf('Chess'));
    await account('delete', { body: { email: EMAIL } });
    const { query } = provider.database;
    expect(await query.selectFrom('archives').selectAll().execute()).toEqual([]);
    expect(await query.selectFrom('archive_signals').selectAll().execute()).toEqual([]);
  });

  it('makes one archive of simultaneous downloads, never a mixture', async () => {
    const { add, kept } = await start(database);
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => add(archiveOf(`${name} one`, `${name} two`))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const texts = JSON.stringify(await kept()).match(/\b[abcd] (?:one|two)/g) ?? [];
    expect(texts).toHaveLength(2);
    expect(new Set(texts.map(([letter]) => letter)).size).toBe(1);
  });
});

it('a download of a platform that cannot be connected is kept too, and removed', async () => {
  const { provider, key, token, add, kept, account } = await start();
  const signals = entriesOf('Bread School');
  expect((await add({ platform: 'spotify', signals })).body).toEqual({ kept: 1, withheld: 0 });
  expect(await kept()).toEqual([{ ...shown('Bread School'), platform: 'spotify' }]);
  const asked = { key, token };
  const { body } = await ask(provider, '/api/readings', { ...asked, body: {} });
  expect(body).toEqual({ readings: [], archives: ['spotify'] });
  const { connectors } = (await ask(provider, '/api/app', { ...asked, method: 'GET' })).body;
  expect(connectors).not.toContain('spotify');
  expect((await account('archives/spotify', { method: 'DELETE' })).body).toEqual({ removed: 1 });
  expect((await add({ platform: 'letterboxd', signals })).status).toBe(400);
});

it('a download gives interests and reasons like a connected platform', async () => {
  const { add, account } = await start();
  const interests = async () => interestList.parse((await account('interests')).body);
  expect((await interests()).why).toBe('unconnected');
  await add(archiveOf('Sourdough bread baking', 'Pasta recipes', 'Restaurant kitchens'));
  const { interests: found, why } = await interests();
  expect([why, found[0]?.topic]).toEqual([null, 'culinary']);
  expect(found[0]?.reasons[0]).toMatchObject({ platform: 'youtube', kind: 'follows' });
});

it('a download gives an application no watched or searched text as a reason, and shows it at /account', async () => {
  const { add, share, infer, account } = await start();
  const texts = ['Sourdough bread baking', 'Bread baking at home', 'Baking bread'];
  const searched = texts.map((text) => ({ kind: 'views', text }));
  await add({ platform: 'youtube', signals: [...searched, { kind: 'follows', text: 'Bread School' }] });
  const accessToken = textOf(await share({ body: approving('Medium', 'Reasons') }), 'accessToken');
  const answer = await infer(accessToken, { body: { Input: ['Baking bread', 'Bread School'] } });
  expect([answer.text.includes('"views"'), answer.text.includes('"Bread School"')]).toEqual([false, true]);
  expect((await account('interests')).text).toContain('"views"');
});

it('a download loses what is never kept: health, faith, party, origin, crime and sexual life', async () => {
  const { add, kept } = await start();
  const answer = await add({
    platform: 'youtube',
    signals: [
      ...entriesOf('Living with diabetes', 'Chess'),
      { kind: 'likes', text: 'Weekly talk', about: 'For people with depression' },
    ],
  });
  expect(answer.body).toEqual({ kept: 1, withheld: 2 });
  expect(await kept()).toEqual([shown('Chess')]);
});

it('a download is cleaned as what a platform gives: one line, no control characters, at most 120', async () => {
  const { add, kept } = await start();
  await add(archiveOf('Chess\u202e\u0000 for\nall', `${'word '.repeat(40)}`));
  expect(await kept()).toEqual([shown('Chess for all'), shown('word '.repeat(24).trim())]);
});

it('a download takes its weight from the kind, never from the page', async () => {
  const { add, provider } = await start();
  await add({ platform: 'youtube', signals: [{ kind: 'likes', text: 'Chess', weight: 99 }] });
  const rows = await provider.database.query.selectFrom('archive_signals').select('weight').execute();
  expect(rows.map(({ weight }) => weight)).toEqual([expect.closeTo(0.7)]);
});

it.each([
  ['more than 500 entries', archiveOf(...Array.from({ length: 501 }, (_, at) => `Entry ${at}`)), 400],
  ['an unknown kind', { platform: 'youtube', signals: [{ kind: 'hates', text: 'Chess' }] }, 400],
  ['a text of 2,001 characters', archiveOf('x'.repeat(2_001)), 400],
  [
    'a time that no date has',
    { platform: 'youtube', signals: [{ ...LATE, at: 8_640_000_000_000_001 }] },
    400,
  ],
  ['a body over 1 MB', { ...archiveOf('Chess'), rest: 'x'.repeat(1024 * 1024) }, 413],
])('a download is refused with %s, and nothing changes', async (_, body, status) => {
  const { add, kept } = await start();
  await add(archiveOf('Piano'));
  expect((await add(body)).status).toBe(status);
  expect(await kept()).toEqual([shown('Piano')]);
});

it('a download with any accepted time can be exported', async () => {
  const { add, account } = await start();
  await add({ platform: 'youtube', signals: [LATE] });
  expect((await account('export', { body: {} })).text).toContain('+275760-09-13T00:00:00.000Z');
});

it('a download needs a session, and is refused to test applications', async () => {
  const { add } = await start();
  expect((await add(archiveOf('Chess'), { token: 'none' })).body.code).toBe('session.unknown');
  const tester = await start('SQLite', 'test');
  expect((await tester.add(archiveOf('Chess'))).body.code).toBe('app.test');
  expect(await tester.kept()).toEqual([]);
});

it('a download is replaced by no page of an application, which uses up no try of the person either', async () => {
  const { add, account, token, kept } = await start();
  await add(archiveOf('Piano'));
  const asPage = { token, origin: 'https://shop.example', headers: {} };
  for (let time = 0; time < 40; time += 1) {
    const { status, body } = await add(archiveOf(`Advert ${time}`), asPage);
    expect([status, body.code]).toEqual([403, 'archive.frame']);
  }
  // The page's server can forge the frame's headers, but a session is valid for its own origin only.
  expect((await add(archiveOf('Advert'), { token })).body.code).toBe('session.origin');
  expect((await add(archiveOf('Advert'), { token, origin: null })).body.code).toBe('archive.frame');
  expect(await kept()).toEqual([shown('Piano')]);
  expect((await account('signals', { body: archiveOf('Chess') })).status).toBe(200);
});

it('a download is refused at /account to another site', async () => {
  const { account, kept } = await start();
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await account('signals', { body: archiveOf('Chess'), headers })).status).toBe(403);
  expect(await kept()).toEqual([]);
});

it('a download is taken from an application thirty times in an hour, which does not count at /account', async () => {
  const { add, account, provider } = await start();
  for (let time = 0; time < 30; time += 1) await add(archiveOf(`Entry ${time}`));
  const refused = await add(archiveOf('Chess'));
  expect([refused.status, refused.body.code]).toEqual([429, 'archive.limit']);
  expect((await add({ platform: 'youtube' })).body.code, 'counted before it is read').toBe('archive.limit');
  const names = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`"\\${at}`, at]));
  expect((await account('signals', { body: names })).body.detail).toContain('more than 10000 parts');
  expect((await account('signals', { body: archiveOf('Chess') })).status).toBe(200);
  provider.clock.pass(3_600_000);
  expect((await add(archiveOf('Chess'))).status).toBe(200);
});
