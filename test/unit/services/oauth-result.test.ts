import { describe, expect, it } from 'vitest';
import { parseAttempt } from '../../../widget/services/oauth-attempts.ts';
import { belongsTo, parseResult, resultAt } from '../../../widget/services/oauth-result.ts';
import { NOW } from './builders.ts';

const attempt = { platform: 'youtube', state: 'one-time' } as const;
const message = { source: 'data-connect-oauth', state: 'one-time', at: NOW };

describe('a result in a message', () => {
  it('is read in the callback page’s format', () => {
    const parts = { state: 'one-time', at: NOW };
    expect(parseResult(message)).toEqual({ ...parts, error: null });
    expect(parseResult({ ...message, platform: 'youtube', error: 'access_denied' })).toEqual({
      ...parts,
      platform: 'youtube',
      error: 'access_denied',
    });
  });

  it.each([
    ['from another source', { source: 'data-connect' }],
    ['without a source', { source: undefined }],
    ['without a state', { state: undefined }],
    ['with an empty state', { state: '' }],
    ['with a number for a state', { state: 7 }],
    ['without a time', { at: undefined }],
    ['with a text for a time', { at: String(NOW) }],
    ['with a number for a platform', { platform: 7 }],
    ['with null for a platform', { platform: null }],
    ['with a number for an error', { error: 400 }],
    ['with a flag for an error', { error: true }],
  ])('is invalid %s', (_, parts) => {
    expect(parseResult({ ...message, ...parts })).toBeNull();
  });

  it.each([null, undefined, 7, 'data-connect-oauth', [message]])('is not read from %j', (data) => {
    expect(parseResult(data)).toBeNull();
  });
});

describe('a result', () => {
  const result = { state: 'one-time', error: null, at: NOW };

  it.each([
    [0, true],
    [30_000, true],
    [30_001, false],
    [-1000, true],
    // The page's clock is stopped.
    [-86_400_000, true],
  ])('of %i ms ago belongs to its attempt: %s', (age, does) => {
    expect(belongsTo(result, attempt, NOW + age)).toBe(does);
  });
});

describe('a result in the address of the callback page', () => {
  const PAGE = 'https://shop.example/callback';
  const at = (href: string) => resultAt(href, PAGE, NOW);

  it('has the fields of the address', () => {
    const result = { state: 'one-time', error: null, at: NOW };
    expect(at(`${PAGE}?state=one-time&ticket=`)).toEqual(result);
    expect(at(`${PAGE}?state=one-time&platform=youtube&ticket=t-1&error=access_denied`)).toEqual({
      ...result,
      platform: 'youtube',
      ticket: 't-1',
      error: 'access_denied',
    });
  });

  it.each([
    ['without a state', `${PAGE}?error=access_denied`],
    ['of another page', 'https://shop.example/?state=one-time'],
    ['of another page that names it', `https://shop.example/?state=one-time&from=${PAGE}`],
  ])('is none in an address %s', (_, href) => {
    expect(at(href)).toBeNull();
  });
});

describe('a stored attempt', () => {
  const stored = { ...attempt, startedAt: NOW };
  const read = (parts: object) => parseAttempt(JSON.stringify({ ...stored, ...parts }));

  it.each([
    ['an unknown platform', { platform: 'myspace' }],
    ['no state', { state: undefined }],
    ['an empty state', { state: '' }],
    ['no time', { startedAt: undefined }],
    ['a text for a time', { startedAt: '1' }],
  ])('counts as none with %s', (_, parts) => {
    expect(read(parts)).toBeNull();
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['no time', { error: null }],
    ['a text for a time', { error: null, at: '1' }],
    ['no error, not even null', { at: NOW }],
    ['a number for an error', { error: 400, at: NOW }],
  ])('is not finished by %s', (_, finished) => {
    expect(read({ finished })).toEqual(stored);
  });

  it.each([null, 'access_denied'])('is finished by a time and the error %j', (error) => {
    const finished = { error, at: NOW };
    expect(read({ finished })).toEqual({ ...stored, finished });
  });
});
