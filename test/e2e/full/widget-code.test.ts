import { createHash, randomBytes } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { detailsOf, notifiedBy, openHostPage } from '../support/host-page.ts';
import { newAddress, personOn } from '../support/person.ts';

const { visit } = useChromium();

/** The access tokens in a text. Receipts are of another type. */
const accessTokensIn = (text: string) =>
  (text.match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g) ?? []).filter((jws) =>
    Buffer.from(jws.split('.')[0] ?? '', 'base64url')
      .toString()
      .includes('at+jwt'),
  );

it('with response-type="code" no token enters the page, and the host’s server gets it', async () => {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const context = await visit();
  const seen: string[] = [];
  const answers: Promise<unknown>[] = [];
  context.on('request', (request) => seen.push(request.url(), request.postData() ?? ''));
  context.on('response', (response) => {
    const text = async () => seen.push(JSON.stringify(response.headers()), await response.text());
    // A redirect has no body, and a closed page's answer cannot be read.
    if (response.url().includes('/api/')) answers.push(text().catch(() => {}));
  });
  const page = await openHostPage(context, `response-type="code" code-challenge="${challenge}"`);
  const person = personOn(page);
  await person.signIn(newAddress('coded'));
  await person.isAt('onboarding');
  await person.press('Skip for now');
  await person.isAt('pin');
  await person.choosePin();
  await person.isAt('dataRequest');
  await person.press('Share');
  await expect.poll(async () => (await notifiedBy(page)).at(-1)?.[0]).toBe('close');

  const [result] = await detailsOf(page, 'complete');
  expect(result).toMatchObject({
    success: true,
    approvedData: ['basic'],
    apiUrl: `${inject('baseUrl')}/api/inference`,
    code: expect.stringMatching(/^[\w-]{43}$/),
  });
  const notified = await notifiedBy(page);
  expect(notified.map(([type]) => type)).not.toContain('message');
  await Promise.all(answers);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const everything = [JSON.stringify(notified), stored, ...seen].join('\n');
  expect(everything).toContain('"responseType":"code"');
  expect(accessTokensIn(everything)).toEqual([]);

  const fields = { grant_type: 'authorization_code', client_id: 'app_sandbox', code_verifier: verifier };
  const form = { ...fields, code: String(Reflect.get(Object(result), 'code')) };
  const exchanged = await fetch(`${inject('baseUrl')}/api/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const { access_token: token, api_url: apiUrl } = await exchanged.json();
  // The search above would find this token.
  expect(accessTokensIn(`{"accessToken":"${token}"}`)).toEqual([token]);
  const inferred = await fetch(apiUrl, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ Input: ['Law'] }),
  });
  expect(inferred.status).toBe(200);
});
