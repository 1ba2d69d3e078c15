import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isNewUser,
  isSamePerson,
  mergeRecords,
  parseRecord,
  recordOf,
  startStep,
  withConnected,
  withLastRequest,
} from '../../../widget/domain/user-record.ts';
import type { SignIn, UserRecord } from '../../../widget/types.ts';
import { NOW, resultFor } from '../../support/controlled-ports.ts';
import { deepFreeze } from '../../support/freeze.ts';
import { newUser, OPTIONS, onboarded, returning } from '../../support/open-flow.ts';
import { holdsFor, jsonWith } from '../../support/rules.ts';

const signIn = (parts: Partial<SignIn> = {}): SignIn => ({ token: 't-1', ...parts });

describe('a user', () => {
  it.each<[string, Partial<SignIn>]>([
    ['isNewUser is true', { isNewUser: true }],
    ['flowType is onboarding', { flowType: 'onboarding' }],
    ['userState is new', { userState: 'new' }],
    [
      'one sign says so against the two others',
      { isNewUser: false, userState: 'existing', flowType: 'onboarding' },
    ],
  ])('is new when %s', (_, parts) => {
    expect(isNewUser(signIn(parts))).toBe(true);
  });

  it.each<[string, Partial<SignIn>]>([
    ['nothing says so', {}],
    ['isNewUser is false', { isNewUser: false }],
    ['all three say existing', { isNewUser: false, userState: 'existing', flowType: 'login' }],
    ['the words are others', { userState: 'NEW', flowType: 'Onboarding' }],
  ])('exists when %s', (_, parts) => {
    expect(isNewUser(signIn(parts))).toBe(false);
  });
});

describe('the record after e-mail authentication', () => {
  it('marks a new user verified, not complete and without a PIN', () => {
    expect(recordOf(signIn({ isNewUser: true, username: 'ada' }), 'ada@example.org')).toEqual({
      version: 2,
      email: 'ada@example.org',
      username: 'ada',
      verified: true,
      onboardingComplete: false,
      pinCreated: false,
      trainingCompleted: false,
      connectedAccounts: [],
      token: 't-1',
      isNewUser: true,
      userState: 'new',
      flowType: 'onboarding',
    });
  });

  it('marks an existing user complete and with a PIN', () => {
    expect(recordOf(signIn({ isNewUser: false }), 'ada@example.org')).toMatchObject({
      verified: true,
      onboardingComplete: true,
      pinCreated: true,
      isNewUser: false,
      userState: 'existing',
      flowType: 'login',
    });
  });

  it('keeps the words of the answer', () => {
    const answer = signIn({ userState: 'returning', flowType: 'sso' });
    expect(recordOf(answer, 'a@b.c')).toMatchObject({ userState: 'returning', flowType: 'sso' });
  });

  it('has an empty user name where the answer has none, never the e-mail address', () => {
    expect(recordOf(signIn(), 'ada@example.org').username).toBe('');
  });
});

describe('the start step', () => {
  it.each<[string, UserRecord | null, string]>([
    ['onboarding complete and PIN created', returning, 'dataRequest'],
    ['verified but onboarding not complete', newUser, 'onboarding'],
    ['verified, a PIN but onboarding not complete', { ...newUser, pinCreated: true }, 'onboarding'],
    ['onboarding complete but no PIN', onboarded, 'pin'],
    ['not verified', { ...newUser, verified: false }, 'email'],
    ['no record', null, 'email'],
  ])('for %s is right', (_, user, step) => {
    expect(startStep(user)).toBe(step);
  });
});

describe('the record as the person goes on', () => {
  it('takes the connected accounts', () => {
    expect(withConnected(deepFreeze(newUser), ['github', 'gmail'])).toEqual({
      ...newUser,
      connectedAccounts: ['github', 'gmail'],
    });
  });

  const shared = resultFor({ ...OPTIONS, user: returning, approved: ['basic'], encryptedPin: '' });
  it('remembers what was shared last, and when', () => {
    expect(withLastRequest(deepFreeze(returning), shared).lastDataRequest).toEqual({
      approvedData: ['basic'],
      timestamp: NOW,
    });
  });

  it.each([
    ['declined', { ...shared, approvedData: [], rejected: true as const }],
    ['failed', { ...shared, success: false, error: 'API request failed: 503' }],
  ])('stays as it was after a request that was %s', (_, result) => {
    expect(withLastRequest(returning, result)).toEqual(returning);
  });
});

describe('one person', () => {
  it.each<[string, UserRecord | null, boolean]>([
    ['the same record', newUser, true],
    ['the same address in capitals', { ...newUser, email: 'ADA@example.org', token: 'other' }, true],
    ['another address', { ...newUser, email: 'bob@example.org' }, false],
    ['no record', null, false],
  ])('is known by the address: %s', (_, other, expected) => {
    expect(isSamePerson(newUser, other)).toBe(expected);
  });
});

describe('a record that two tabs changed', () => {
  const base: UserRecord = { ...newUser, connectedAccounts: ['youtube', 'reddit'] };
  const merged = (ours: Partial<UserRecord>, theirs: Partial<UserRecord>) =>
    mergeRecords(base, { ...base, ...ours }, { ...base, ...theirs });

  it('stays as it was where neither did', () => {
    expect(merged({}, {})).toEqual({ ...base, pinCreatedAt: undefined, lastDataRequest: undefined });
  });

  it.each(['onboardingComplete', 'pinCreated', 'trainingCompleted'] as const)(
    'has %s where either of them reached it',
    (flag) => {
      expect(merged({ [flag]: true }, {})[flag]).toBe(true);
      expect(merged({}, { [flag]: true })[flag]).toBe(true);
      expect(merged({}, {})[flag]).toBe(false);
    },
  );

  it('has the connections of both without the removals of both', () => {
    expect(
      merged({ connectedAccounts: ['youtube', 'github'] }, { connectedAccounts: ['reddit', 'gmail'] })
        .connectedAccounts,
    ).toEqual(['gmail', 'github']);
  });

  it('has the connections of both where the person signs in again', () => {
    const again: UserRecord = { ...newUser, token: 'token-2', connectedAccounts: [] };
    const theirs: UserRecord = { ...returning, connectedAccounts: ['youtube'] };
    expect(mergeRecords(null, again, theirs)).toMatchObject({
      token: 'token-2',
      onboardingComplete: true,
      pinCreated: true,
      connectedAccounts: ['youtube'],
    });
  });

  it('has the newer sign-in', () => {
    const newer = { token: 'token-2', username: 'ada.l', flowType: 'login' };
    expect(merged({}, newer)).toMatchObject(newer);
    expect(merged(newer, {})).toMatchObject(newer);
  });

  it('has the time of the PIN and the later data request', () => {
    const early = { approvedData: ['basic'], timestamp: '2026-11-20T10:00:00.000Z' };
    const late = { approvedData: [], timestamp: '2026-11-21T10:00:00.000Z' };
    expect(merged({ pinCreatedAt: NOW }, {}).pinCreatedAt).toBe(NOW);
    expect(merged({}, { pinCreatedAt: NOW }).pinCreatedAt).toBe(NOW);
    expect(merged({ lastDataRequest: early }, { lastDataRequest: late }).lastDataRequest).toBe(late);
    expect(merged({ lastDataRequest: late }, { lastDataRequest: early }).lastDataRequest).toBe(late);
    expect(merged({ lastDataRequest: early }, {}).lastDataRequest).toBe(early);
    expect(merged({}, { lastDataRequest: early }).lastDataRequest).toBe(early);
  });
});

const FULL: UserRecord = {
  ...returning,
  pinCreatedAt: NOW,
  connectedAccounts: ['youtube', 'gmail'],
  lastDataRequest: { approvedData: ['basic'], timestamp: NOW },
};

describe('a stored record', () => {
  it.each([
    ['of somebody new', newUser],
    ['of somebody without a PIN', onboarded],
    ['with every field', FULL],
  ])('%s comes back as it was saved', (_, user) => {
    expect(parseRecord(JSON.stringify(user))).toEqual(user);
  });

  it('comes back without fields that are none of it, such as a PIN', () => {
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
  it('leads to a legal start step, whatever text is stored', () => {
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

  it('comes back as it was saved, whatever its fields say', () => {
    const flags = { verified: fc.boolean(), onboardingComplete: fc.boolean(), pinCreated: fc.boolean() };
    const texts = { email: fc.string(), username: fc.string(), token: fc.string(), userState: fc.string() };
    holdsFor(fc.record({ ...flags, ...texts }), (parts) => {
      const user = { ...FULL, ...parts };
      expect(parseRecord(JSON.stringify(user))).toEqual(user);
    });
  });
});
