import { expect, it } from 'vitest';
import { fillText } from '../../../common/fill-text.ts';
import {
  ConnectError,
  MalformedError,
  type Problem,
  RequestError,
  UnreachableError,
} from '../../../widget/errors.ts';

it.each<[string, Problem]>([
  ['Please enter a valid email address', { code: 'email.invalid' }],
  [
    'HTTP 503: Service Unavailable',
    { code: 'authorize.http', params: { status: 503, text: 'Service Unavailable' } },
  ],
  ['API request failed: 503', { code: 'share.http', params: { status: 503 } }],
])('an error says "%s"', (message, problem) => {
  expect(new ConnectError(problem)).toMatchObject({ message, problem, name: 'ConnectError' });
});

it.each([
  ['is filled', 'Sign In with {provider}', { provider: 'Acme' }, 'Sign In with Acme'],
  ['is filled at each place', '{a}, {b} and {a}', { a: 1, b: 2 }, '1, 2 and 1'],
  ['takes an empty text', '[{a}]', { a: '' }, '[]'],
  ['keeps an unknown name', 'Hello {name}', { other: 'x' }, 'Hello {name}'],
  ['keeps the name of what every object has', '{constructor}', {}, '{constructor}'],
  ['takes what it is given letter for letter', '{a}', { a: '$& {b}', b: 'x' }, '$& {b}'],
])('a text with placeholders %s', (_, text, params, filled) => {
  expect(fillText(text, params)).toBe(filled);
});

it('a text with placeholders may come without values', () => {
  expect(fillText('Close {x}')).toBe('Close {x}');
});

it.each([
  [new RequestError(429, 'Too Many Requests', 30), 'RequestError', 'HTTP 429: Too Many Requests'],
  [new UnreachableError('unreachable'), 'UnreachableError', 'could not be reached'],
  [new UnreachableError('timeout'), 'UnreachableError', 'did not answer in time'],
  [new MalformedError(), 'MalformedError', 'could not be read'],
])('the error %s says what happened and is the widget’s own', (error, name, message) => {
  expect(error).toBeInstanceOf(ConnectError);
  expect(error).toMatchObject({ name, message: expect.stringContaining(message) });
});

it('an error keeps its cause', () => {
  const cause = new TypeError('Failed to fetch');
  expect(new UnreachableError('unreachable', cause).cause).toBe(cause);
  expect(new MalformedError(cause).cause).toBe(cause);
});
