import { createSend } from '../kit/call.ts';

const send = createSend('/operator/api/', 60_000);

export const read = async <T>(path: string): Promise<T> => (await send('GET', path)).json();

export const post = async <T>(path: string, body?: object): Promise<T> =>
  (await send('POST', path, body)).json();

export const postForText = async (path: string, body: object): Promise<string> =>
  (await send('POST', path, body)).text();

export const signOut = () => send('DELETE', 'session');

/** The path of a call about an application. */
export const ofApp = (id: string, verb = ''): string =>
  `apps/${encodeURIComponent(id)}${verb === '' ? '' : `/${verb}`}`;
