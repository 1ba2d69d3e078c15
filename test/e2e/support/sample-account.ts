import { vi } from 'vitest';
import { SANDBOX_KEY } from '../../../showcase/sandbox/provider/provider.ts';
import { FORM_TYPE, pressedForm } from '../../support/confirmation.ts';

const STATE = 'a state of the widget';
const WAIT_MS = 10_000;

/**
 * Connects YouTube with the account of a sample person, as on its consent page, and waits until it was read.
 * @param token of the person's session in the application of the key, for pages of the server's own origin
 */
export const connectSample = async (
  server: string,
  token: string,
  account: string,
  key = SANDBOX_KEY,
): Promise<void> => {
  const post = async (path: string, body: object) => {
    const headers = {
      'content-type': 'application/json',
      'x-api-key': key,
      authorization: `Bearer ${token}`,
      origin: server,
    };
    const answer = await fetch(`${server}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  /** The server's public address may have another port than the one on which it listens. */
  const here = (address: string) => {
    const { pathname, search } = new URL(address);
    return `${server}${pathname}${search}`;
  };
  const session = { state: STATE, redirectUrl: `${server}/gigi` };
  const { youtubeURL } = await post('/api/youtube/authorize', { session });
  const consent = await (await fetch(`${here(youtubeURL)}&account=${account}`)).text();
  const [, allow = ''] = /class="choice main" href="([^"]*)"/.exec(consent) ?? [];
  const callback = here(allow.replaceAll('&amp;', '&'));
  const page = await (await fetch(callback)).text();
  const back = await fetch(callback.replace(/\?.*/, ''), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': FORM_TYPE },
    body: pressedForm(page),
  });
  const ticket = new URL(back.headers.get('location') ?? '').searchParams.get('ticket');
  await post('/api/youtube/complete', { state: STATE, ticket });
  const isRead = async () => {
    const { signals } = await post('/api/person/export', {});
    if (signals.length === 0) throw new Error('YouTube was not read yet');
  };
  await vi.waitFor(isRead, { timeout: WAIT_MS });
};
