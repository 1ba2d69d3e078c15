import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for an answer before they send the next request on a connection. */
const MAX_UNANSWERED = 4;

/**
 * Ends a connection with more unanswered requests than that (RFC 9112 §9.3.2). Node starts as many as arrive:
 * otherwise one megabyte of requests in a row keeps the process from everybody else, and their answers, where nobody takes
 * them, fill its memory.
 */
export const boundPipelining = (answer: RequestListener): RequestListener => {
  const unanswered = new WeakMap<Socket, number>();
  const countOf = (socket: Socket) => unanswered.get(socket) ?? 0;
  return (incoming, outgoing) => {
    const { socket } = incoming;
    // Node goes on to read out what had arrived before the connection was ended.
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
