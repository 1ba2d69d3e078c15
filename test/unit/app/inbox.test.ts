import { expect, it } from 'vitest';
import { readInbox } from '../../../showcase/shared/lib/read-inbox.ts';

const { signal } = new AbortController();

it('the sandbox’s inbox asks for the mailbox of an address, and recognises a server that shows no other', async () => {
  const asked: string[] = [];
  const ask = async (address: RequestInfo | URL) => {
    asked.push(String(address));
    return Response.json({ messages: [], addressRequired: asked.length === 1 });
  };
  expect(await readInbox('', signal, ask)).toEqual({ messages: [], isAddressRequired: true });
  expect(await readInbox('a+b@c.d', signal, ask)).toEqual({ messages: [], isAddressRequired: false });
  expect(asked).toEqual(['/sandbox/inbox', '/sandbox/inbox?email=a%2Bb%40c.d']);
});

it('the sandbox’s inbox does not exist on a host without the sandbox', async () => {
  const page = async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
  expect(await readInbox('', signal, page)).toBeNull();
  expect(await readInbox('', signal, async () => new Response('', { status: 404 }))).toBeNull();
  expect(await readInbox('', signal, () => Promise.reject(new TypeError('offline')))).toBeNull();
});
