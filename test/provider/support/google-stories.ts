import type { PersonAtGoogle } from './google.ts';

/** The person's steps, then the connections that must work and the Google accounts that still give access. */
type Story = readonly [
  title: string,
  steps: (person: PersonAtGoogle) => Promise<unknown>,
  alive: readonly string[],
  accounts: readonly string[],
];

const both = async ({ connect }: PersonAtGoogle, [first, second] = ['anna', 'anna']) => {
  await connect('youtube', first ?? '');
  await connect('gmail', second ?? '');
};

export const STORIES: readonly Story[] = [
  ['YouTube first', async (p) => [await both(p), await p.disconnect('youtube')], ['gmail'], ['anna']],
  ['Gmail first', async (p) => [await both(p), await p.disconnect('gmail')], ['youtube'], ['anna']],
  [
    'one after the other',
    async (p) => [await both(p), await p.disconnect('youtube'), await p.disconnect('gmail')],
    [],
    [],
  ],
  ['both at once', async (p) => [await both(p), await p.disconnect('youtube', 'gmail')], [], []],
  [
    'two Google accounts, one platform',
    async (p) => [await both(p, ['anna', 'bo']), await p.disconnect('youtube')],
    ['gmail'],
    ['anna', 'bo'],
  ],
  [
    'two Google accounts, one platform after the other',
    async (p) => [await both(p, ['anna', 'bo']), await p.disconnect('youtube'), await p.disconnect('gmail')],
    [],
    [],
  ],
  [
    'two Google accounts at once',
    async (p) => [await both(p, ['anna', 'bo']), await p.disconnect('gmail', 'youtube')],
    [],
    [],
  ],
  [
    'a platform that is connected again with another account',
    async (p) => [await p.connect('youtube', 'anna'), await p.connect('youtube', 'bo')],
    ['youtube'],
    ['anna', 'bo'],
  ],
  [
    'a platform that was connected again with another account',
    async (p) => [
      await p.connect('youtube', 'anna'),
      await p.connect('youtube', 'bo'),
      await p.disconnect('youtube'),
    ],
    [],
    [],
  ],
  [
    'a platform that was connected again with the same account',
    async (p) => [
      await p.connect('gmail', 'anna'),
      await p.connect('gmail', 'anna'),
      await p.disconnect('gmail'),
    ],
    [],
    [],
  ],
  [
    'turns of both platforms and three accounts',
    async (p) => [
      await both(p, ['anna', 'bo']),
      await p.disconnect('youtube'),
      await p.connect('youtube', 'cleo'),
      await p.disconnect('gmail'),
      await p.connect('gmail', 'anna'),
      await p.disconnect('youtube'),
    ],
    ['gmail'],
    ['anna', 'bo', 'cleo'],
  ],
  [
    'turns of both platforms, and then none',
    async (p) => [
      await both(p, ['anna', 'bo']),
      await p.disconnect('youtube'),
      await p.connect('youtube', 'cleo'),
      await p.disconnect('gmail'),
      await p.disconnect('youtube'),
    ],
    [],
    [],
  ],
  [
    'while the other connection waits for its completion',
    async (p) => {
      await p.connect('youtube', 'anna');
      const ticket = await p.begin('gmail', 'anna');
      await p.disconnect('youtube');
      await p.complete('gmail', ticket);
    },
    ['gmail'],
    ['anna'],
  ],
  [
    'while another connection waits that is never completed',
    async (p) => {
      await p.connect('youtube', 'anna');
      await p.begin('gmail', 'bo');
      await p.disconnect('youtube');
      await p.expire();
    },
    [],
    [],
  ],
  [
    'while the same platform waits that is then completed and left',
    async (p) => {
      await p.connect('youtube', 'anna');
      const ticket = await p.begin('youtube', 'bo');
      await p.disconnect('youtube');
      await p.complete('youtube', ticket);
      await p.disconnect('youtube');
    },
    [],
    [],
  ],
  [
    'an attempt with another account that is never completed',
    async (p) => [await p.connect('gmail', 'anna'), await p.begin('youtube', 'bo'), await p.expire()],
    ['gmail'],
    ['anna', 'bo'],
  ],
  [
    'an attempt with another account that is never completed, and then none',
    async (p) => [
      await p.connect('gmail', 'anna'),
      await p.begin('youtube', 'bo'),
      await p.expire(),
      await p.disconnect('gmail'),
    ],
    [],
    [],
  ],
  [
    'while Google is away, and connected again before it is back',
    async (p) => {
      await p.connect('youtube', 'anna');
      p.grants.leave();
      await p.disconnect('youtube');
      p.grants.comeBack();
      await p.connect('youtube', 'anna');
      await p.comeBack();
    },
    ['youtube'],
    ['anna'],
  ],
  [
    'while Google is away, and the other platform connected before it is back',
    async (p) => {
      await p.connect('youtube', 'anna');
      p.grants.leave();
      await p.disconnect('youtube');
      p.grants.comeBack();
      await p.connect('gmail', 'anna');
      await p.comeBack();
      await p.disconnect('gmail');
    },
    [],
    [],
  ],
  [
    'while Google is away, and another attempt that is never completed',
    async (p) => {
      await p.connect('youtube', 'anna');
      p.grants.leave();
      await p.disconnect('youtube');
      p.grants.comeBack();
      await p.begin('gmail', 'bo');
      await p.expire();
    },
    [],
    [],
  ],
  [
    'while Google is away',
    async (p) => {
      await both(p, ['anna', 'bo']);
      p.grants.leave();
      await p.disconnect('youtube', 'gmail');
      await p.comeBack();
    },
    [],
    [],
  ],
  [
    'by deleting the account, after one of two accounts was left',
    async (p) => [await both(p, ['anna', 'bo']), await p.disconnect('gmail'), await p.deleteAccount()],
    [],
    [],
  ],
  [
    'by deleting the account while a connection waits',
    async (p) => [await p.connect('gmail', 'anna'), await p.begin('youtube', 'bo'), await p.deleteAccount()],
    [],
    [],
  ],
  [
    'after new tokens came at a reading',
    async (p) => {
      await both(p, ['anna', 'bo']);
      await p.disconnect('youtube');
      await p.read();
      await p.disconnect('gmail');
    },
    [],
    [],
  ],
  [
    'after the secret of the provider was sealed anew',
    async (p) => {
      await both(p, ['anna', 'bo']);
      await p.disconnect('youtube');
      await p.reseal();
      await p.disconnect('gmail');
    },
    [],
    [],
  ],
];
