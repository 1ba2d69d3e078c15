import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRecord, startStep } from '../../../widget/domain/user-record.ts';
import type { UserRecord } from '../../../widget/types.ts';
import { NOW } from '../../support/controlled-ports.ts';
import { newUser, returning } from '../../support/open-flow.ts';
import { holdsFor, jsonWith } from '../../support/rules.ts';

const FULL: UserRecord = {
  ...returning,
  pinCreatedAt: NOW,
  connectedAccounts: ['youtube', 'gmail'],
  lastDataRequest: { approvedData: ['basic'], timestamp: NOW },
};

it.each([
  ['of a new person', newUser],
  ['with every field', FULL],
])('the stored record %s is restored unchanged', (_, user) => {
  expect(parseRecord(JSON.stringify(user))).toEqual(user);
});

it('a stored record is restored without other fields, such as a PIN', () => {
  const text = JSON.stringify({ ...returning, pin: 'correct-h0rse!', isAdmin: true });
  expect(parseRecord(text)).toEqual(returning);
});

it.each([null, '', '{"version":1', 'null', '"ada@example.org"', JSON.stringify([returning]), '{}'])(
  'a stored record counts as none when it is %j',
  (text) => expect(parseRecord(text)).toBeNull(),
);

const REQUIRED = Object.keys(newUser);

it.each(REQUIRED)('a stored record counts as none without %s, or with another type of it', (field) => {
  for (const wrong of [undefined, null, 7, {}])
    expect(parseRecord(JSON.stringify({ ...newUser, [field]: wrong }))).toBeNull();
});

it.each([
  ['an earlier version, which names no API and no mode', { version: 1 }],
  ['a version to come', { version: 3 }],
  ['a version as text', { version: '2' }],
  ['a flag as text', { verified: 'true' }],
  ['a list as e-mail', { email: ['ada@example.org'] }],
  ['an unknown platform', { connectedAccounts: ['youtube', 'myspace'] }],
  ['connected accounts as text', { connectedAccounts: 'youtube' }],
  ['a PIN time that is no text', { pinCreatedAt: 0 }],
  ['a PIN key without its point', { pinKey: { kty: 'EC', crv: 'P-256', kid: 'session-1' } }],
  ['a PIN time of null', { pinCreatedAt: null }],
  ['a last request of null', { lastDataRequest: null }],
  ['a last request as text', { lastDataRequest: 'basic' }],
  ['a last request without a time', { lastDataRequest: { approvedData: [] } }],
  ['a last request without data', { lastDataRequest: { timestamp: NOW } }],
  ['a last request with a number in it', { lastDataRequest: { approvedData: ['basic', 1], timestamp: NOW } }],
])('a stored record counts as none with %s', (_, parts) => {
  expect(parseRecord(JSON.stringify({ ...FULL, ...parts }))).toBeNull();
});

it('any stored text leads to a valid start step', () => {
  const wrong = fc.record({ field: fc.constantFrom(...Object.keys(FULL)), value: fc.jsonValue() });
  const tampered = wrong.map(({ field, value }) => JSON.stringify({ ...FULL, [field]: value }));
  const others = jsonWith(...REQUIRED).map((value) => JSON.stringify(value));
  holdsFor(fc.oneof(tampered, fc.json(), fc.string(), others), (text) => {
    expect(['email', 'onboarding', 'pin', 'dataRequest']).toContain(startStep(parseRecord(text)));
  });
});

it('a stored record is restored unchanged, for any values of its fields', () => {
  const flags = { verified: fc.boolean(), onboardingComplete: fc.boolean(), pinCreated: fc.boolean() };
  const texts = { email: fc.string(), username: fc.string(), token: fc.string(), userState: fc.string() };
  holdsFor(fc.record({ ...flags, ...texts }), (parts) => {
    const user = { ...FULL, ...parts };
    expect(parseRecord(JSON.stringify(user))).toEqual(user);
  });
});
