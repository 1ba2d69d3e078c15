import { expect, it } from 'vitest';
import { signInToAccount } from './support/account.ts';
import {
  answerAt,
  createBrowser,
  locationOf,
  signInOnPage,
  silentIn,
  startOpenId,
} from './support/open-id.ts';
import { EMAIL } from './support/sign-in.ts';

const OTHER = 'bo@example.org';

it('login_hint with prompt=none gives a code for the person whose address it is, however it is written', async () => {
  const started = await startOpenId();
  const { browser } = await started.signInWith();
  expect(await silentIn(started, browser, { login_hint: EMAIL.toUpperCase() })).toMatchObject({
    code: expect.any(String),
  });
});

it('login_hint with prompt=none never gives a code for the person who is signed in, if it names another one', async () => {
  const started = await startOpenId();
  const { browser } = await started.signInWith();
  expect(await silentIn(started, browser, { login_hint: OTHER })).toMatchObject({
    error: 'login_required',
  });
  expect(await silentIn(started, browser)).toMatchObject({ code: expect.any(String) });
});

it('login_hint with prompt=none tells an application that was not given the address nothing of it', async () => {
  const started = await startOpenId();
  const { browser } = await started.signInWith({}, { email: false });
  const answers = [EMAIL, OTHER].map((login_hint) => silentIn(started, browser, { login_hint }));
  const [own, other] = await Promise.all(answers);
  expect(own).toMatchObject({ error: 'login_required' });
  expect(own).toEqual(other);
});

it('login_hint with prompt=none is ignored if it is no address', async () => {
  const started = await startOpenId();
  const { browser } = await started.signInWith();
  expect(await silentIn(started, browser, { login_hint: '+31 20 555 0100' })).toMatchObject({
    code: expect.any(String),
  });
});

it('login_hint with prompt=none takes no session of /account, also not of the named person', async () => {
  const started = await startOpenId();
  const { cookie } = await signInToAccount(started.provider);
  const { go } = createBrowser(started.provider);
  for (const login_hint of [EMAIL, OTHER]) {
    const asked = started.addressWith({ prompt: 'none', login_hint });
    const answer = answerAt(locationOf(await go(asked, { headers: { cookie } })));
    expect(answer).toMatchObject({ error: 'login_required' });
  }
});

const twoPeople = async () => {
  const started = await startOpenId();
  const { redeemed } = await started.tokens();
  return { ...started, id_token_hint: String(redeemed.body.id_token) };
};

it('id_token_hint without prompt=none signs in the person whom it names', async () => {
  const { signInWith, id_token_hint } = await twoPeople();
  expect((await signInWith({ id_token_hint })).answer).toMatchObject({ code: expect.any(String) });
});

it('id_token_hint without prompt=none gives no code for another person, and the page is over', async () => {
  const { provider, addressWith, id_token_hint } = await twoPeople();
  const browser = createBrowser(provider);
  const page = locationOf(await browser.go(addressWith({ id_token_hint })));
  const { location } = await signInOnPage(provider, browser, page, { address: OTHER });
  expect(answerAt(location)).toMatchObject({ error: 'login_required', state: 'the-state' });
  expect((await browser.onPage(`${page}/request`)).status).toBe(404);
});

it('id_token_hint without prompt=none of another application, or that is no ID token, shows no page', async () => {
  const { provider, app, addressWith } = await startOpenId();
  const stranger = await startOpenId();
  const { redeemed } = await stranger.tokens();
  for (const hint of ['none', String(redeemed.body.id_token), String(redeemed.body.access_token)]) {
    const answer = await createBrowser(provider).go(addressWith({ id_token_hint: hint }));
    expect(answerAt(locationOf(answer))).toMatchObject({ error: 'login_required' });
    expect(answer.text).not.toContain(app.id);
  }
  expect(await provider.database.query.selectFrom('authorize_requests').selectAll().execute()).toEqual([]);
});

it('id_token_hint without prompt=none reaches neither the page nor a row in the clear', async () => {
  const { provider, addressWith, id_token_hint } = await twoPeople();
  const browser = createBrowser(provider);
  const page = locationOf(await browser.go(addressWith({ id_token_hint })));
  const { text } = await browser.onPage(`${page}/request`);
  const rows = await provider.database.query.selectFrom('authorize_requests').selectAll().execute();
  expect(text + JSON.stringify(rows)).not.toContain(id_token_hint.split('.')[1]);
});
