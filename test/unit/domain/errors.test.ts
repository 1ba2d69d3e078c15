import { describe, expect, it } from 'vitest';
import {
  ConnectError,
  fillText,
  MalformedError,
  type Problem,
  RequestError,
  UnreachableError,
} from '../../../widget/errors.ts';

describe('the error catalogue', () => {
  it.each<[string, Problem]>([
    ['Please enter a valid email address', { code: 'email.invalid' }],
    ['Failed to send verification code', { code: 'code.send' }],
    ['Invalid verification code', { code: 'code.invalid' }],
    ['Invalid code. Use 123456 for testing.', { code: 'code.test', params: { secret: '123456' } }],
    [
      'HTTP 503: Service Unavailable',
      { code: 'authorize.http', params: { status: 503, text: 'Service Unavailable' } },
    ],
    [
      'No OAuth URL found. Backend should return one of: url',
      { code: 'authorize.url', params: { keys: 'url' } },
    ],
    ['Popup blocked. Please allow popups and try again.', { code: 'popup.blocked' }],
    ['Connection was cancelled', { code: 'connection.cancelled' }],
    ['Connection timeout', { code: 'connection.timeout' }],
    ['API request failed: 503', { code: 'share.http', params: { status: 503 } }],
    ['Processing failed: no numbers', { code: 'share.processing', params: { reason: 'no numbers' } }],
    ['Submission failed: no form', { code: 'share.submission', params: { reason: 'no form' } }],
    ['Failed to render Mosaic button', { code: 'element.render', params: { provider: 'Mosaic' } }],
  ])('says "%s"', (message, problem) => {
    expect(new ConnectError(problem)).toMatchObject({ message, problem, name: 'ConnectError' });
  });
});

describe('a text with placeholders', () => {
  it.each([
    ['is filled', 'Sign In with {provider}', { provider: 'Acme' }, 'Sign In with Acme'],
    ['is filled at each place', '{a}, {b} and {a}', { a: 1, b: 2 }, '1, 2 and 1'],
    ['takes a zero', '{n} left', { n: 0 }, '0 left'],
    ['takes an empty text', '[{a}]', { a: '' }, '[]'],
    ['keeps an unknown name', 'Hello {name}', { other: 'x' }, 'Hello {name}'],
    ['keeps the name of what every object has', '{constructor} {toString}', {}, '{constructor} {toString}'],
    ['takes what it is given letter for letter', '{a}', { a: '$& {b}', b: 'x' }, '$& {b}'],
    ['without places stays', 'Close', { a: 'x' }, 'Close'],
  ])('%s', (_, text, params, filled) => {
    expect(fillText(text, params)).toBe(filled);
  });

  it('may come without values', () => {
    expect(fillText('Close {x}')).toBe('Close {x}');
  });
});

describe('an error', () => {
  it.each([
    [
      'with a status',
      new RequestError(429, 'Too Many Requests', 30),
      'HTTP 429: Too Many Requests',
      'RequestError',
    ],
    ['without an answer', new UnreachableError('unreachable'), 'could not be reached', 'UnreachableError'],
    [
      'without an answer in time',
      new UnreachableError('timeout'),
      'did not answer in time',
      'UnreachableError',
    ],
    ['with an unreadable answer', new MalformedError(), 'could not be read', 'MalformedError'],
  ])('%s says what happened and is the widget’s own error', (_, error, message, name) => {
    expect(error).toBeInstanceOf(ConnectError);
    expect(error.message).toContain(message);
    expect(error.name).toBe(name);
  });

  it('keeps its cause', () => {
    const cause = new TypeError('Failed to fetch');
    expect(new UnreachableError('unreachable', cause).cause).toBe(cause);
    expect(new MalformedError(cause).cause).toBe(cause);
  });
});
