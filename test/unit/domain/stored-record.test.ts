import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecord, startStep } from '../../../widget/domain/user-record.ts';
import type { UserRecord } from '../../../widget/types.ts';
import { NOW } from '../../support/controlled-ports.ts';
import { newUser, onboarded, returning } from '../../support/open-flow.ts';
import { holdsFor, jsonWith } from '../../support/rules.ts';

const FULL: UserRecord = {
  ...returning,
  pinCreatedAt: NOW,
  connectedAccounts: ['youtube', 'gmail'],
  lastDataRequest: { approvedData: ['basic'], timestamp: NOW },
};

describe('a stored record', () => {
  it.each([
    ['of a new person', newUser],
    ['of a person without a PIN', onboarded],
    ['with every field', FULL],
  ])('%s is restored unchanged', (_, user) => {
    expect(parseRecord(JSON.stringify(user))).toEqual(user);
  });

  it('is restored without other fields, such as a PIN', () => {
    const text = JSON.stringify({ ...returning, pin: 'correct-h0rse!', isAdmin: true });
    expect(parseRecord(text)).toEqual(returning);
  });

  it.each([
    ['absent', null],
    ['empty', ''],
    ['no JSON', '{"version":1'],
    ['null', 'null'],
    ['a number', '1'],
    ['a text', '"ada@example.org"'],
    ['true', 'true'],
    ['a list', '[]'],
    ['a list of records', JSON.stringify([returning])],
    ['an empty object', '{}'],
  ])('counts as none when it is %s', (_, text) => {
    expect(parseRecord(text)).toBeNull();
  });

  const REQUIRED = Object.keys(newUser);
  it.each(REQUIRED)('counts as none without %s', (field) => {
    const fields = Object.entries(newUser).filter(([name]) => name !== field);
    expect(parseRecord(JSON.stringify(Object.fromEntries(fields)))).toBeNull();
  });

  it.each(REQUIRED.flatMap((field) => [null, 7, {}].map((wrong) => [field, wrong] as const)))(
    'counts as none when %s is %j',
    (field, wrong) => {
      expect(parseRecord(JSON.stringify({ ...newUser, [field]: wrong }))).toBeNull();
    },
  );

  it.each([
    ['an earlier version, which names no API and no mode', { version: 1 }],
    ['a version to come', { version: 3 }],
    ['a version as text', { version: '2' }],
    ['a flag as text', { verified: 'true' }],
    ['a flag as number', { pinCreated: 1 }],
    ['onboarding complete as text', { onboardingComplete: 'yes' }],
    ['training completed as text', { trainingCompleted: 'no' }],
    ['isNewUser as number', { isNewUser: 0 }],
    ['a list as e-mail', { email: ['ada@example.org'] }],
    ['an unknown platform', { connectedAccounts: ['youtube', 'myspace'] }],
    ['a platform that is no text', { connectedAccounts: [1] }],
    ['connected accounts as text', { connectedAccounts: 'youtube' }],
    ['a PIN time that is no text', { pinCreatedAt: 0 }],
    ['a PIN key without its point', { pinKey: { kty: 'EC', crv: 'P-256', kid: 'session-1' } }],
    ['a PIN time of null', { pinCreatedAt: null }],
    ['a last request of null', { lastDataRequest: null }],
    ['a last request as text', { lastDataRequest: 'basic' }],
    ['a last request without a time', { lastDataRequest: { approvedData: [] } }],
    ['a last request without data', { lastDataRequest: { timestamp: NOW } }],
    ['a last request whose data is text', { lastDataRequest: { approvedData: 'basic', timestamp: NOW } }],
    ['a last request with a number in it', { lastDataRequest: { approvedData: [1], timestamp: NOW } }],
    [
      'a last request with a text and a number in it',
      { lastDataRequest: { approvedData: ['basic', 1], timestamp: NOW } },
    ],
    ['a last request at a number', { lastDataRequest: { approvedData: [], timestamp: 1 } }],
  ])('counts as none with %s', (_, parts) => {
    expect(parseRecord(JSON.stringify({ ...FULL, ...parts }))).toBeNull();
  });

  const stepsWithRecord = ['email', 'onboarding', 'pin', 'dataRequest'];
  it('leads to a valid start step, for any stored text', () => {
    const wrong = fc.record({ field: fc.constantFrom(...Object.keys(FULL)), value: fc.jsonValue() });
    const tampered = wrong.map(({ field, value }) => JSON.stringify({ ...FULL, [field]: value }));
    const stored = fc.oneof(
      tampered,
      fc.json(),
      fc.string(),
      jsonWith(...REQUIRED).map((value) => JSON.stringify(value)),
    );
    holdsFor(stored, (text) => {
      expect(stepsWithRecord).toContain(startStep(parseRecord(text)));
    });
  });

  it('is restored unchanged, for any values of its fields', () => {
    const flags = { verified: fc.boolean(), onboardingComplete: fc.boolean(), pinCreated: fc.boolean() };
    const texts = { email: fc.string(), username: fc.string(), token: fc.string(), userState: fc.string() };
    holdsFor(fc.record({ ...flags, ...texts }), (parts) => {
      const user = { ...FULL, ...parts };
      expect(parseRecord(JSON.stringify(user))).toEqual(user);
    });
  });
});
