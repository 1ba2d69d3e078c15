import { expect, it } from 'vitest';
import { isFailure, isHostEvent } from '../../../widget/frame/messages.ts';
import { holdsFor, jsonWith } from '../../support/rules.ts';

const RESULT = {
  userHash: 'f00d',
  appName: 'Bookshop',
  approvedData: ['basic'],
  apiUrl: 'https://provider.example/api/inference',
  timestamp: '2026-11-24T00:00:00Z',
};
const ACCESS = { apiUrl: RESULT.apiUrl, accessToken: 'a token', username: 'ada', approved: [] };

it.each([
  { name: 'open', detail: null },
  { name: 'stepchange', detail: { step: 'email', previous: null } },
  { name: 'failure', detail: { code: 'code.wrong', message: 'Invalid verification code', step: 'code' } },
  { name: 'complete', detail: RESULT },
  { name: 'complete', detail: RESULT, access: ACCESS },
  { name: 'signout', detail: { username: 'ada' } },
  { name: 'signout', detail: null },
  { name: 'close', detail: { reason: 'button' } },
])('a report of the frame is an event of the element: $name, $detail', (event) => {
  expect(isHostEvent(event)).toBe(true);
});

it.each([
  null,
  'open',
  { name: 'click', detail: null },
  { name: '__proto__', detail: null },
  { name: 'constructor', detail: null },
  { name: 'stepchange', detail: null },
  { name: 'stepchange', detail: { step: 7 } },
  { name: 'failure', detail: { code: 'code.wrong' } },
  { name: 'complete', detail: null },
  { name: 'complete', detail: { ...RESULT, approvedData: 'basic' } },
  { name: 'complete', detail: { ...RESULT, userHash: 7 } },
  { name: 'complete', detail: RESULT, access: { ...ACCESS, approved: 'basic' } },
  { name: 'complete', detail: RESULT, access: { ...ACCESS, accessToken: undefined } },
  { name: 'close', detail: null },
  { name: 'close', detail: { reason: 7 } },
])('no message but a report is an event of the element: %j', (event) => {
  expect(isHostEvent(event)).toBe(false);
});

it('any JSON from the frame is validated without an error', () => {
  holdsFor(jsonWith('name', 'detail', 'access'), (value) => {
    expect([true, false]).toContain(isHostEvent(value));
    expect([true, false]).toContain(isFailure(value));
  });
});
