import { decodeJwt } from 'jose';
import { ask } from '../support/ask.ts';
import type { Choice } from '../support/choices.ts';
import { createPkce, exchange } from '../support/code.ts';
import { answerAt, createBrowser, locationOf, RETURN } from '../support/open-id.ts';
import { textOf } from '../support/sign-in.ts';
import { PUBLIC_URL } from './fleet.ts';
import { chooseFor, type Given } from './people.ts';
import { newestOf, noteGiven, shareWith } from './sharing.ts';
import { refused, type Visitor } from './visitor.ts';

const SCOPE = 'openid interests personality preferences reasons offline_access';

const clientOf = ({ app }: Visitor) => ({ client_id: app.id, client_secret: app.secret });

/** A whole sign-in at `/authorize`: the page's calls, the return, and the exchange by the application's server. */
export const signInByOpenId = async (visitor: Visitor): Promise<void> => {
  const { app, once, person, provider, note } = visitor;
  const { verifier, challenge } = createPkce();
  const parameters = new URLSearchParams({
    client_id: app.id,
    redirect_uri: RETURN,
    response_type: 'code',
    scope: SCOPE,
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  const browser = createBrowser(provider);
  const page = new URL(locationOf(await browser.go(`/authorize?${parameters}`))).pathname;
  const { body: request } = await browser.onPage(`${page}/request`);
  const key = String(request.key);
  const origin = PUBLIC_URL;
  const signedIn = await visitor.signIn(key, origin);
  const token = textOf(signedIn, 'token');
  const { rows } = chooseFor(person);
  const choice: Choice = { rows: [...new Set(['basic' as const, ...rows])], tier: null };
  const answer = await shareWith(visitor, choice, { key, token, origin });
  const { text } = await visitor.must('/api/grants', { key, token, origin });
  const [, id = ''] = /"id":"(grant_[^"]+)"/.exec(text) ?? [];
  const subject = String(decodeJwt(textOf(answer, 'receipt')).piiPrincipalId);
  const given = noteGiven(visitor, choice, answer, { id, subject });
  given.isUnsure = true;
  const finished = await once('finish', 'authorize.unknown', () =>
    browser.onPage(`${page}/finish`, { token, body: { email: false } }),
  );
  const { code = '' } = answerAt(String(finished.body.location));
  const exchanged = await once('/api/token', 'invalid_grant', () =>
    exchange(provider, { ...clientOf(visitor), code, redirect_uri: RETURN, code_verifier: verifier }),
  );
  given.isUnsure = false;
  given.tokens.push(textOf(exchanged, 'access_token'));
  given.refresh = textOf(exchanged, 'refresh_token');
  const { sub } = decodeJwt(textOf(exchanged, 'id_token'));
  if (sub !== subject) throw new Error('The ID token names another person than the receipt');
  note('sign-ins by OpenID Connect');
};

const exchangeRefresh = (visitor: Visitor, refresh_token: string) =>
  exchange(visitor.provider, { ...clientOf(visitor), grant_type: 'refresh_token', refresh_token });

/** The application's server takes a new access token. */
export const refresh = async (visitor: Visitor): Promise<void> => {
  const given = newestOf(visitor);
  if (given === null || given.refresh === null) return;
  const [token, isStanding] = [given.refresh, given.over === null && given.tokensOver === null];
  const wasUnsure = given.isUnsure;
  [given.refresh, given.isUnsure] = [null, true];
  const exchanged = () => exchangeRefresh(visitor, token);
  if (!isStanding) {
    const answer = await exchanged();
    if (answer.status !== 400) throw refused('/api/token', answer);
    given.isUnsure = wasUnsure;
    return visitor.note('refreshes after an end refused');
  }
  const answer = await visitor.once('/api/token', 'invalid_grant', exchanged);
  given.isUnsure = wasUnsure;
  given.usedRefresh = token;
  given.refresh = textOf(answer, 'refresh_token');
  given.tokens.push(textOf(answer, 'access_token'));
  visitor.note('refreshes');
};

const userinfo = (visitor: Visitor, token: string) =>
  ask(visitor.provider, '/api/userinfo', { token, origin: null });

/**
 * Replays a code or a refresh token, as an attacker would: it is refused, and ends the tokens that the first use gave.
 */
export const replay = async (visitor: Visitor): Promise<void> => {
  const given: Given | null = newestOf(visitor);
  if (given === null || given.isUnsure || given.over !== null) return;
  const { code, usedRefresh } = given;
  if (code === null && usedRefresh === null) return;
  given.isUnsure = true;
  const answer =
    usedRefresh === null
      ? await exchange(visitor.provider, {
          client_id: visitor.app.id,
          code: code?.code ?? '',
          code_verifier: code?.verifier ?? '',
        })
      : await exchangeRefresh(visitor, usedRefresh);
  if (answer.status !== 400) throw refused('/api/token', answer);
  given.isUnsure = false;
  given.tokensOver = visitor.ledger.tick();
  const last = given.tokens.at(-1) ?? '';
  const after = usedRefresh === null ? null : await userinfo(visitor, last);
  if (after !== null && after.status !== 401) throw refused('/api/userinfo', after);
  visitor.note('codes and refresh tokens used twice, refused');
};
