import { expect, it } from 'vitest';
import { canConnect, connectorsWith, parseAppFacts } from '../../../widget/domain/app-facts.ts';
import { MalformedError } from '../../../widget/errors.ts';
import { holdsFor, jsonWith } from '../../support/rules.ts';

const ORIGIN = 'https://shop.example';

const ANSWER = {
  provider: 'Acme ID',
  connectors: ['github', 'gmail', 'unheard-of'],
  accountUrl: 'https://id.example/account',
  operator: {
    contact: 'privacy@id.example',
    privacyUrl: 'https://id.example/privacy',
    termsUrl: 'https://id.example/terms',
    imprintUrl: 'https://id.example/imprint',
  },
  name: 'Shop',
  isTest: false,
  purpose: 'Shows books that fit you',
  privacyUrl: 'https://shop.example/privacy',
  keepDays: 30,
  contact: 'privacy@shop.example',
  accessDays: 90,
  accessUntil: '2027-02-23T09:00:00.000Z',
};

it('the answer of GET /api/app says who asks, why, how long it is kept, and until when', () => {
  expect(parseAppFacts(ANSWER, ORIGIN)).toEqual({
    provider: 'Acme ID',
    name: 'Shop',
    origin: ORIGIN,
    purpose: 'Shows books that fit you',
    policy: 'https://shop.example/privacy',
    keepDays: 30,
    until: '2027-02-23T09:00:00.000Z',
    connectors: ['github', 'gmail'],
    account: 'https://id.example/account',
    operator: ANSWER.operator,
  });
});

it('the answer of GET /api/app may leave out everything but the name', () => {
  expect(parseAppFacts({ name: 'Shop', purpose: null, privacyUrl: null, keepDays: null }, ORIGIN)).toEqual({
    provider: '',
    name: 'Shop',
    origin: ORIGIN,
    purpose: '',
    policy: '',
    account: '',
  });
});

it('the answer of GET /api/app cuts long texts, makes one line of them, and keeps their direction out of ours', () => {
  const { name, purpose } = parseAppFacts(
    { name: 'S\u202ehop', purpose: `one\n\ttwo ${'x'.repeat(900)}` },
    ORIGIN,
  );
  expect(name).toBe('Shop');
  expect(purpose).toHaveLength(200);
  expect(purpose).toMatch(/^one two x+$/);
});

it('the answer of GET /api/app links to a page without TLS too, in any spelling', () => {
  const { policy } = parseAppFacts({ ...ANSWER, privacyUrl: 'HTTP://192.168.1.2/privacy' }, ORIGIN);
  expect(policy).toBe('HTTP://192.168.1.2/privacy');
});

it.each(['javascript:alert(1)//https:', '//other.example', 'data:text/html,x', 7])(
  'the answer of GET /api/app never links to %s',
  (address) => {
    const operator = { contact: 'Acme', privacyUrl: address, termsUrl: address, imprintUrl: address };
    const facts = parseAppFacts({ ...ANSWER, privacyUrl: address, accountUrl: address, operator }, ORIGIN);
    expect([facts.policy, facts.account]).toEqual(['', '']);
    expect(facts.operator).toEqual({ contact: 'Acme', privacyUrl: '', termsUrl: '', imprintUrl: '' });
  },
);

it.each([-3, 0.5, Number.POSITIVE_INFINITY, Number.NaN, '30'])(
  'the answer of GET /api/app has no storage period of %s days',
  (keepDays) => {
    expect(parseAppFacts({ ...ANSWER, keepDays }, ORIGIN).keepDays).toBeUndefined();
    expect(parseAppFacts({ ...ANSWER, keepDays: 0 }, ORIGIN).keepDays).toBe(0);
  },
);

it('the answer of GET /api/app is refused without a name, and otherwise read whatever its fields are', () => {
  expect(() => parseAppFacts({ ...ANSWER, name: ' ' }, ORIGIN)).toThrow(MalformedError);
  holdsFor(jsonWith(...Object.keys(ANSWER)), (answer) => {
    try {
      expect(parseAppFacts(answer, ORIGIN).name).not.toBe('');
    } catch (error) {
      expect(error).toBeInstanceOf(MalformedError);
    }
  });
});

const host = ['gmail', 'youtube', 'github'] as const;

it('the platforms are those of the host that the provider has, in the order of the host', () => {
  expect(connectorsWith(host, { connectors: ['github', 'gmail'] })).toEqual(['gmail', 'github']);
  expect(connectorsWith(host, { connectors: [] })).toEqual([]);
});

it('the platforms are all of the host if the provider reads downloads; it connects those that it has', () => {
  const app = parseAppFacts(ANSWER, ORIGIN);
  expect(connectorsWith(host, app)).toEqual(host);
  expect(host.filter((one) => canConnect(app, one))).toEqual(['gmail', 'github']);
});

it('the platforms are those of the host if the server does not tell', () => {
  for (const app of [null, undefined, 'awaited', {}] as const) {
    expect(connectorsWith(['gmail'], app)).toEqual(['gmail']);
    expect(canConnect(app, 'gmail')).toBe(true);
  }
});
