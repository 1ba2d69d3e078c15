import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for an answer before they send the next request on a connection. */
const MAX_UNANSWERED = 4;

/**
 * Ends a connection with too many unanswered requests (RFC 9112 §9.3.2). Node handles all requests that arrive, so one
 * megabyte of them would occupy the process, and unread answers would fill its memory.
 */
export const boundPipelining = (answer: RequestListener): RequestListener => {
  const unanswered = new WeakMap<Socket, number>();
  const countOf = (socket: Socket) => unanswered.get(socket) ?? 0;
  return (incoming, outgoing) => {
    const { socket } = incoming;
    // Node would still read requests that arrived before the connection ended.
    if (socket.destroyed) return;
    if (countOf(socket) === MAX_UNANSWERED) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, countOf(socket) + 1);
    outgoing.once('close', () => unanswered.set(socket, countOf(socket) - 1));
    answer(incoming, outgoing);
  };
};
