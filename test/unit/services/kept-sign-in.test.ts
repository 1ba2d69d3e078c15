// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { StartedSignIn } from '../../../widget/machine/ports.ts';
import { livePorts, type PortSettings } from '../../../widget/services/live-ports.ts';
import { createUserStore } from '../../../widget/services/user-store.ts';
import { fakeStorage, NOW, user } from './builders.ts';
import { environmentWith, settings } from './port-settings.ts';
import { refuse } from './user-stores.ts';

const KEY = 'data-connect:mosaic:user:code:key-1';

const sentAt = (ago: number) => new Date(NOW - ago).toISOString();
const started: StartedSignIn = {
  email: 'ada@example.org',
  challenge: 'challenge-2',
  earlier: ['challenge-1'],
  codeLength: 8,
  sentAt: sentAt(60_000),
};

const tabWith = (entries: Record<string, string> = {}) => {
  const { storage, items } = fakeStorage(entries);
  const local = fakeStorage();
  const { environment } = environmentWith({
    storage: (area) => (area === 'session' ? storage : local.storage),
  });
  const portsOf = (parts: Partial<PortSettings> = {}) => livePorts({ ...settings, ...parts }, environment);
  return { environment, items, local: local.items, portsOf };
};

it('a sign-in whose code was mailed is kept in session storage for the next opening, with five fields', () => {
  const { items, local, portsOf } = tabWith();
  portsOf().saveSignIn({ ...started, ...{ code: '12345678', token: 'secret' } });
  expect([...items.keys()]).toEqual([KEY]);
  expect(JSON.parse(items.get(KEY) ?? '')).toEqual(started);
  expect(local.size).toBe(0);
  expect(portsOf().loadSignIn(null)).toEqual(started);
});

it.each<[string, Partial<PortSettings>]>([
  ['application', { apiKey: 'key-2' }],
  ['provider', { provider: 'Other' }],
  ['application in the frame', { embedder: 'https://host.example', apiKey: 'key-2' }],
])('a sign-in whose code was mailed is not seen by another %s, which forgets nothing', (_, parts) => {
  const { items, portsOf } = tabWith();
  portsOf().saveSignIn(started);
  expect(portsOf(parts).loadSignIn(null)).toBeUndefined();
  expect(items.has(KEY)).toBe(true);
});

it.each([
  ['without a code', { ...started, sentAt: undefined }],
  ['ten minutes old', { ...started, sentAt: sentAt(600_000) }],
  ['of the future', { ...started, sentAt: sentAt(-600_000) }],
  ['without a date', { ...started, sentAt: 'soon' }],
  ['without an address', { ...started, email: 7 }],
  ['a list', [started]],
])('a kept sign-in is dropped if it is %s', (_, entry) => {
  const { items, portsOf } = tabWith({ [KEY]: JSON.stringify(entry) });
  expect(portsOf().loadSignIn(null)).toBeUndefined();
  expect(items.size).toBe(0);
});

it('a kept sign-in is dropped beside the record of a signed-in person, and by a sign-out', () => {
  const { environment, items, portsOf } = tabWith();
  portsOf().saveSignIn(started);
  expect(portsOf().loadSignIn(user)).toBeUndefined();
  expect(items.size).toBe(0);
  portsOf().saveSignIn(started);
  createUserStore(settings, environment).forget();
  expect(items.size).toBe(0);
});

it('a kept sign-in lasts until the page is left if storage is blocked', () => {
  const ports = livePorts(settings, environmentWith({ storage: refuse }).environment);
  ports.saveSignIn(started);
  expect(ports.loadSignIn(null)).toEqual(started);
  ports.saveSignIn({ ...started, sentAt: undefined });
  expect(ports.loadSignIn(null)).toBeUndefined();
});
