// @vitest-environment node
import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import {
  createRateLimit,
  limitConnections,
  SERVING_LIMITS,
} from '../../../showcase/sandbox/serving/client-limits.ts';

// A /48 network has 65,536 networks as one customer gets, each with more addresses than a map can count.

const inNetwork = (index: number, end = 1) => `2001:db8:7:${index.toString(16)}::${end.toString(16)}`;
const range = (length: number) => Array.from({ length }, (_, index) => index);

it('the limits let a /48 network send ten times the requests of a client', () => {
  const limit = createRateLimit({ requests: 5, perMs: 60_000 }, () => 0);
  const through = range(64).flatMap((index) => range(6).filter(() => limit(inNetwork(index)) === 0));
  expect(through).toHaveLength(50);
  expect([limit('2001:db8:8::1'), limit('203.0.113.1')]).toEqual([0, 0]);
});

const connectTo = (limits: Partial<typeof SERVING_LIMITS>) => {
  const server = createServer();
  limitConnections(server, { ...SERVING_LIMITS, ...limits }, (address) => address === '127.0.0.1');
  return (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      isOpen: true,
      destroy: () => {
        socket.isOpen = false;
        socket.emit('close');
      },
    });
    server.emit('connection', socket);
    return socket;
  };
};

it('the limits let a /64 network open the connections of one client, and a /48 network those of a few', () => {
  const open = connectTo({ connectionsPerAddress: 4, connectionsPerNetwork: 10 });
  const ofClient = range(9).map((end) => open(inNetwork(0, end)));
  expect(ofClient.filter(({ isOpen }) => isOpen)).toHaveLength(4);
  const ofNetwork = range(9).map((index) => open(inNetwork(1 + index)));
  expect(ofNetwork.filter(({ isOpen }) => isOpen)).toHaveLength(6);
  const strangers = ['2001:db8:8::1', '203.0.113.1', '127.0.0.1'].map((address) => open(address).isOpen);
  expect(strangers).toEqual([true, true, true]);
  for (const socket of ofClient) if (socket.isOpen) socket.destroy();
  expect(open(inNetwork(0)).isOpen).toBe(true);
});
