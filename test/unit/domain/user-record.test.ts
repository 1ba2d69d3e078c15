import { expect, it } from 'vitest';
import {
  isExpired,
  isNewUser,
  isSamePerson,
  mergeRecords,
  recordOf,
  startStep,
  withLastRequest,
} from '../../../widget/domain/user-record.ts';
import type { SignIn, UserRecord } from '../../../widget/types.ts';
import { NOW, resultFor } from '../../support/controlled-ports.ts';
import { deepFreeze } from '../../support/freeze.ts';
import { newUser, OPTIONS, onboarded, returning } from '../../support/open-flow.ts';

const signIn = (parts: Partial<SignIn> = {}): SignIn => ({ token: 't-1', ...parts });

it.each<[string, Partial<SignIn>]>([
  ['isNewUser is true', { isNewUser: true }],
  ['flowType is onboarding', { flowType: 'onboarding' }],
  ['userState is new', { userState: 'new' }],
  ['one sign says so against another', { isNewUser: false, flowType: 'onboarding' }],
])('a user is new when %s', (_, parts) => {
  expect(isNewUser(signIn(parts))).toBe(true);
});

it.each<[string, Partial<SignIn>]>([
  ['nothing says so', {}],
  ['all three say existing', { isNewUser: false, userState: 'existing', flowType: 'login' }],
  ['the words are others', { userState: 'NEW', flowType: 'Onboarding' }],
])('a user exists when %s', (_, parts) => {
  expect(isNewUser(signIn(parts))).toBe(false);
});

it('a new record marks a new user verified, not complete and without a PIN', () => {
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

it('a new record marks an existing user complete and with a PIN', () => {
  expect(recordOf(signIn({ isNewUser: false }), 'ada@example.org')).toMatchObject({
    verified: true,
    onboardingComplete: true,
    pinCreated: true,
    isNewUser: false,
    userState: 'existing',
    flowType: 'login',
  });
});

it('a new record keeps the values of the answer', () => {
  const answer = signIn({ userState: 'returning', flowType: 'sso' });
  expect(recordOf(answer, 'a@b.c')).toMatchObject({ userState: 'returning', flowType: 'sso' });
});

it('a new record has an empty user name if the answer has none, never the e-mail address', () => {
  expect(recordOf(signIn(), 'ada@example.org').username).toBe('');
});

it.each<[string, UserRecord | null, string]>([
  ['onboarding complete and PIN created', returning, 'dataRequest'],
  ['verified but onboarding not complete', newUser, 'onboarding'],
  ['verified, a PIN but onboarding not complete', { ...newUser, pinCreated: true }, 'onboarding'],
  ['onboarding complete but no PIN', onboarded, 'pin'],
  ['not verified', { ...newUser, verified: false }, 'email'],
  ['no record', null, 'email'],
])('the start step for %s is right', (_, user, step) => {
  expect(startStep(user)).toBe(step);
});

it.each<[string, UserRecord, string]>([
  ['verified', newUser, 'pin'],
  ['verified, with a PIN', { ...newUser, pinCreated: true }, 'dataRequest'],
  ['not verified', { ...newUser, verified: false }, 'email'],
])('the start step without platforms skips the onboarding: %s', (_, user, step) => {
  expect(startStep(user, false)).toBe(step);
});

const shared = resultFor({ ...OPTIONS, user: returning, approved: ['basic'], limits: {}, encryptedPin: '' });

it('a record stores the last share with its time', () => {
  expect(withLastRequest(deepFreeze(returning), shared).lastDataRequest).toEqual({
    approvedData: ['basic'],
    timestamp: NOW,
  });
});

it.each([
  ['declined', { ...shared, approvedData: [], rejected: true as const }],
  ['failed', { ...shared, success: false, error: 'API request failed: 503' }],
])('a record does not change after a request that was %s', (_, result) => {
  expect(withLastRequest(returning, result)).toEqual(returning);
});

it.each<[string, UserRecord | null, boolean]>([
  ['the same record', newUser, true],
  ['the same address in capitals', { ...newUser, email: 'ADA@example.org', token: 'other' }, true],
  ['another address', { ...newUser, email: 'bob@example.org' }, false],
  ['no record', null, false],
])('a person is known by the address: %s', (_, other, expected) => {
  expect(isSamePerson(newUser, other)).toBe(expected);
});

const base: UserRecord = { ...newUser, connectedAccounts: ['youtube', 'reddit'] };
const merged = (ours: Partial<UserRecord>, theirs: Partial<UserRecord>) =>
  mergeRecords(base, { ...base, ...ours }, { ...base, ...theirs });

it('a record of two tabs does not change if neither did', () => {
  expect(merged({}, {})).toEqual({ ...base, pinCreatedAt: undefined, lastDataRequest: undefined });
});

it.each(['onboardingComplete', 'pinCreated', 'trainingCompleted'] as const)(
  'a record of two tabs has %s if either of them reached it',
  (flag) => {
    expect(merged({ [flag]: true }, {})[flag]).toBe(true);
    expect(merged({}, { [flag]: true })[flag]).toBe(true);
    expect(merged({}, {})[flag]).toBe(false);
  },
);

it('a record of two tabs has the connections of both without the removals of both', () => {
  expect(
    merged({ connectedAccounts: ['youtube', 'github'] }, { connectedAccounts: ['reddit', 'gmail'] })
      .connectedAccounts,
  ).toEqual(['gmail', 'github']);
});

it('a record of two tabs has the connections of both if the person signs in again', () => {
  const again: UserRecord = { ...newUser, token: 'token-2', connectedAccounts: [] };
  const theirs: UserRecord = { ...returning, connectedAccounts: ['youtube'] };
  expect(mergeRecords(null, again, theirs)).toMatchObject({
    token: 'token-2',
    onboardingComplete: true,
    pinCreated: true,
    connectedAccounts: ['youtube'],
  });
});

it('a record of two tabs has the newer sign-in', () => {
  const newer = { token: 'token-2', username: 'ada.l', flowType: 'login' };
  expect(merged({}, newer)).toMatchObject(newer);
  expect(merged(newer, {})).toMatchObject(newer);
});

it('a record of two tabs has the time of the PIN and the later data request', () => {
  const early = { approvedData: ['basic'], timestamp: '2026-11-20T10:00:00.000Z' };
  const late = { approvedData: [], timestamp: '2026-11-21T10:00:00.000Z' };
  expect(merged({ pinCreatedAt: NOW }, {}).pinCreatedAt).toBe(NOW);
  expect(merged({}, { pinCreatedAt: NOW }).pinCreatedAt).toBe(NOW);
  expect(merged({ lastDataRequest: early }, { lastDataRequest: late }).lastDataRequest).toBe(late);
  expect(merged({ lastDataRequest: late }, { lastDataRequest: early }).lastDataRequest).toBe(late);
  expect(merged({ lastDataRequest: early }, {}).lastDataRequest).toBe(early);
  expect(merged({}, { lastDataRequest: early }).lastDataRequest).toBe(early);
});

const end = '2026-11-21T10:00:00.000Z';
const at = Date.parse(end);

it.each([
  ['is valid before its end', end, at - 1, false],
  ['has ended at its end', end, at, true],
  ['has ended after it', end, at + 1, true],
  ['is valid until the server refuses it if it has no end', undefined, at, false],
])('the session of a record %s', (_, expiresAt, now, hasEnded) => {
  expect(isExpired({ ...returning, ...(expiresAt && { expiresAt }) }, now)).toBe(hasEnded);
});
