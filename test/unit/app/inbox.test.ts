import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInbox, readInbox } from '../../../showcase/app/inbox/read-inbox.ts';

const message = { email: 'ada@example.com', code: '123456', sentAt: '2026-11-21T00:00:00.000Z' };
const { signal } = new AbortController();

describe('the Sandbox inbox', () => {
  it('reads the codes that were sent', () =>
    expect(parseInbox({ messages: [message] })).toEqual({ messages: [message], isAddressRequired: false }));

  it('ignores invalid messages', () => {
    expect(parseInbox({ messages: [message, null, { email: 1 }, 'code'] })?.messages).toEqual([message]);
  });

  it('asks for the mailbox of an address, and recognises a server that shows no other', async () => {
    const asked: string[] = [];
    const ask = async (address: RequestInfo | URL) => {
      asked.push(String(address));
      return Response.json({ messages: [], addressRequired: asked.length === 1 });
    };
    expect(await readInbox('', signal, ask)).toEqual({ messages: [], isAddressRequired: true });
    expect(await readInbox('a+b@c.d', signal, ask)).toEqual({ messages: [], isAddressRequired: false });
    expect(asked).toEqual(['/sandbox/inbox', '/sandbox/inbox?email=a%2Bb%40c.d']);
  });

  it('does not exist on a host without the sandbox', async () => {
    const page = async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
    expect(await readInbox('', signal, page)).toBeNull();
    expect(await readInbox('', signal, async () => new Response('', { status: 404 }))).toBeNull();
    expect(await readInbox('', signal, () => Promise.reject(new TypeError('offline')))).toBeNull();
  });

  it('is messages or nothing, for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (messages) => {
        expect(parseInbox({ messages }) === null).toBe(!Array.isArray(messages));
        expect(parseInbox(messages)?.messages ?? []).toEqual([]);
      }),
    );
  });
});
