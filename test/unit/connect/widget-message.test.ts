// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

describe('the window message', () => {
  it('is read if it comes from this window with every field valid', () => {
    expect(parseWidgetMessage(posted(GENUINE))).toEqual(GENUINE);
  });

  it('may omit the username, which is not always sent', () => {
    const { username: _, ...anonymous } = GENUINE;
    expect(parseWidgetMessage(posted(anonymous))).toEqual(anonymous);
  });

  it('keeps an approved entry of an unknown size', () => {
    const message = { ...GENUINE, approved: [{ data: 'Gigantic' }] };
    expect(parseWidgetMessage(posted(message))?.approved).toEqual([{ data: 'Gigantic' }]);
  });

  it.each([
    ['another window', { source: null }],
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['no origin', { origin: '' }],
  ])('is ignored from %s', (_, init) => {
    expect(parseWidgetMessage(posted(GENUINE, init))).toBeNull();
  });

  it.each([
    ['source', 'page'],
    ['type', 'API_URL_REQUEST'],
    ['unique', 'Other-Response'],
    ['unique', undefined],
    ['APIurl', ''],
    ['APIurl', '/api/inference'],
    ['APIurl', 'javascript:alert(1)'],
    ['APIurl', 'ftp://localhost/api'],
    ['APIurl', 7],
    ['APIurl', ['http://localhost']],
    ['approved', null],
    ['approved', 'Large'],
    ['approved', { 0: { data: 'Large' }, length: 1 }],
    ['approved', ['Large']],
    ['approved', [{ data: 16 }]],
    ['approved', [{ data: 'Large' }, null]],
    ['accessToken', ''],
    ['accessToken', null],
    ['username', 12],
    ['username', null],
  ])('is ignored when %s is %j', (field, value) => {
    expect(parseWidgetMessage(posted({ ...GENUINE, [field]: value }))).toBeNull();
  });

  it('never throws and accepts only valid messages', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(parseWidgetMessage(posted(data))).toBeNull();
      }),
    );
  });

  it('never throws for any value of a single field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(GENUINE)), fc.anything(), (field, value) => {
        const message = parseWidgetMessage(posted({ ...GENUINE, [field]: value }));
        expect(message === null || message.approved.every(({ data }) => typeof data === 'string')).toBe(true);
      }),
    );
  });
});
