import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInbox, readInbox } from '../../../showcase/app/inbox/read-inbox.ts';

const message = { email: 'ada@example.com', code: '123456', sentAt: '2026-11-21T00:00:00.000Z' };
const { signal } = new AbortController();

describe('the Sandbox inbox', () => {
  it('reads the codes that were sent', () => expect(parseInbox({ messages: [message] })).toEqual([message]));

  it('leaves out what is no message', () => {
    expect(parseInbox({ messages: [message, null, { email: 1 }, 'code'] })).toEqual([message]);
  });

  it('does not exist on a host without the sandbox', async () => {
    const page = async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
    expect(await readInbox(signal, page)).toBeNull();
    expect(await readInbox(signal, async () => new Response('', { status: 404 }))).toBeNull();
    expect(await readInbox(signal, () => Promise.reject(new TypeError('offline')))).toBeNull();
  });

  it('is messages or nothing, whatever JSON comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (messages) => {
        expect(parseInbox({ messages }) === null).toBe(!Array.isArray(messages));
        expect(parseInbox(messages) ?? []).toEqual([]);
      }),
    );
  });
});
