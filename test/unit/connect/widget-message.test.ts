// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseWidgetMessage } from '../../../showcase/shared/connect/widget-message.ts';

const GENUINE = {
  source: 'content-script',
  type: 'API_URL_RESPONSE',
  unique: 'Mosaic-Response',
  APIurl: 'http://localhost:4173/api/inference',
  approved: [{ data: 'Medium' }, { data: 'Large' }],
  accessToken: 'token',
  username: 'ada@example.com',
};

const posted = (data: unknown, init: MessageEventInit = {}) =>
  new MessageEvent('message', { data, source: window, origin: window.location.origin, ...init });

it('the window message is read if it comes from this window with every field valid', () => {
  expect(parseWidgetMessage(posted(GENUINE))).toEqual(GENUINE);
});

it('the window message may omit the username, which is not always sent', () => {
  const { username: _, ...anonymous } = GENUINE;
  expect(parseWidgetMessage(posted(anonymous))).toEqual(anonymous);
});

it('the window message keeps an approved entry of an unknown size', () => {
  const message = { ...GENUINE, approved: [{ data: 'Gigantic' }] };
  expect(parseWidgetMessage(posted(message))?.approved).toEqual([{ data: 'Gigantic' }]);
});

it.each([
  ['another window', { source: null }],
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['no origin', { origin: '' }],
])('the window message is ignored from %s', (_, init) => {
  expect(parseWidgetMessage(posted(GENUINE, init))).toBeNull();
});

it.each([
  ['source', 'page'],
  ['type', 'API_URL_REQUEST'],
  ['unique', undefined],
  ['APIurl', ''],
  ['APIurl', 'javascript:alert(1)'],
  ['APIurl', 'ftp://localhost/api'],
  ['approved', null],
  ['approved', ['Large']],
  ['approved', [{ data: 'Large' }, null]],
  ['accessToken', ''],
  ['username', 12],
])('the window message is ignored when %s is %j', (field, value) => {
  expect(parseWidgetMessage(posted({ ...GENUINE, [field]: value }))).toBeNull();
});

it('the window message never throws for any value of a single field', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(GENUINE)), fc.anything(), (field, value) => {
      const message = parseWidgetMessage(posted({ ...GENUINE, [field]: value }));
      expect(message === null || message.approved.every(({ data }) => typeof data === 'string')).toBe(true);
    }),
  );
});
