import { expect, it } from 'vitest';
import { type Call, failAs, problemOf } from '../../../widget/domain/problems.ts';
import { ConnectError, MalformedError, RequestError, UnreachableError } from '../../../widget/errors.ts';

it.each([
  ['code.send', 'sendCode', { hint: 'unavailable', retryAfterS: 30 }],
  ['code.unchecked', 'confirmCode', { hint: 'unavailable', retryAfterS: 30 }],
  ['authorize.http', 'authorize', { params: { status: 503, text: 'Down' }, retryAfterS: 30 }],
  ['share.http', 'share', { params: { status: 503 }, hint: 'unavailable', retryAfterS: 30 }],
] as const)('an error with a status is %s for %s', (code, call, more) => {
  expect(problemOf(new RequestError(503, 'Down', 30), call)).toEqual({ code, ...more });
});

it.each([
  ['timeout', 'The service did not answer in time. Please try again.'],
  ['unreachable', 'The service could not be reached. Check your connection and try again.'],
] as const)(
  'an error without an answer (%s) is a problem of the connection in every call',
  (kind, reason) => {
    const calls = ['sendCode', 'confirmCode', 'usePasskey', 'addPasskey', 'authorize', 'setPin'] as const;
    const error = new UnreachableError(kind);
    for (const call of calls) expect(problemOf(error, call)).toEqual({ code: `request.${kind}` });
    expect(problemOf(error, 'share')).toEqual({ code: 'share.submission', params: { reason } });
  },
);

it.each([
  ['code.unchecked', 'confirmCode', { hint: 'unavailable' }],
  ['request.malformed', 'authorize', {}],
  ['share.processing', 'share', { params: { reason: 'The service gave an answer that could not be read.' } }],
] as const)('an error with an unreadable answer is %s for %s', (code, call, more) => {
  expect(problemOf(new MalformedError(), call)).toEqual({ code, ...more });
});

it.each([
  ['sendCode', 400, 'mail.refused', 'mailRefused'],
  ['confirmCode', 410, '', 'expired'],
  ['confirmCode', 429, '', 'tooManyTries'],
  ['setPin', 500, '', 'unavailable'],
  ['sendCode', 499, '', undefined],
] as const)('an error of %s with %i and %j has the hint %s', (call, status, code, hint) => {
  expect(problemOf(new RequestError(status, '', undefined, code), call).hint).toBe(hint);
});

it('a problem is the server’s where the call names it', () => {
  const problemFor = (code: string) => problemOf(new RequestError(403, '', undefined, code), 'setPin');
  expect([problemFor('pin.wrong'), problemFor('pin.other')]).toEqual([
    { code: 'pin.wrong' },
    { code: 'pin.save' },
  ]);
});

it.each([
  [401, 'session.unknown', 'authorize', 'session.expired'],
  [401, '', 'share', 'session.expired'],
  [401, '', 'authorize', 'authorize.http'],
  [401, 'key.unknown', 'share', 'share.http'],
  [403, 'session.unknown', 'share', 'share.http'],
  [401, 'session.unknown', 'usePasskey', 'session.expired'],
  [403, '', 'usePasskey', 'passkey.failed'],
  [403, '', 'addPasskey', 'passkey.failed'],
] as const)('an error with %i and %j in %s is %s', (status, code, call, problem) => {
  expect(problemOf(new RequestError(status, '', undefined, code), call).code).toBe(problem);
});

it('a limit with a time is to be tried again after it', () => {
  const limited = problemOf(new RequestError(429, '', 30), 'confirmCode');
  expect(limited).toEqual({ code: 'code.unchecked', hint: 'retryAfter', retryAfterS: 30 });
});

it('a problem names no wait unless a limit or an outage asked for one', () => {
  expect(problemOf(new RequestError(404, 'Not Found', 30), 'sendCode')).toEqual({ code: 'code.send' });
});

it.each([
  ['code.send', 'sendCode'],
  ['code.invalid', 'confirmCode'],
  ['request.unreachable', 'authorize'],
  ['pin.encrypt', 'encryptPin'],
] as const)('an error of another class is %s for %s', (code, call) => {
  for (const error of [new Error('boom'), 'boom', null, undefined, { problem: { code: 'code.test' } }])
    expect(problemOf(error, call)).toEqual({ code });
});

it.each<Call>(['prepareResult', 'share'])('an error of another class is the reason why %s failed', (call) => {
  const code = 'share.submission';
  expect(problemOf(new Error('boom'), call)).toEqual({ code, params: { reason: 'boom' } });
  expect(problemOf('boom', call)).toEqual({ code, params: { reason: 'boom' } });
});

it('an error of the widget that is no request error has its own problem', () => {
  const problem = { code: 'authorize.url', params: { keys: 'authUrl' } } as const;
  expect(problemOf(new ConnectError(problem), 'authorize')).toBe(problem);
});

it('the error of a call has the problem, and the first error as its cause', () => {
  const cause = new RequestError(503, 'Down');
  const fail = () => failAs('share', { aborted: false })(cause);
  expect(fail).toThrow(expect.objectContaining({ message: 'API request failed: 503', cause }));
});

it('the error of a call that the caller ended is the caller’s reason', () => {
  const reason = new Error('left');
  expect(() => failAs('share', { aborted: true })(reason)).toThrow(reason);
});
