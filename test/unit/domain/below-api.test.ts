import { describe, expect, it } from 'vitest';
import { belowApi } from '../../../widget/domain/below-api.ts';

describe('an address below the API base', () => {
  it.each([
    ['/api', '/api/privacy#basic'],
    ['/api/', '/api/privacy#basic'],
    ['/', '/privacy#basic'],
    ['///', '/privacy#basic'],
    ['', '/privacy#basic'],
    ['//cdn.example/api//', '//cdn.example/api/privacy#basic'],
    [`/${'/'.repeat(100_000)}x`, `/${'/'.repeat(100_000)}x/privacy#basic`],
    ['api', 'api/privacy#basic'],
    ['/api?t=1', '/api/privacy?t=1#basic'],
    ['https://api.example', 'https://api.example/privacy#basic'],
    ['https://api.example/v1/?t=1#top', 'https://api.example/v1/privacy?t=1#basic'],
  ])('of %s is %s', (apiBase, expected) => {
    expect(belowApi(apiBase, 'privacy#basic')).toBe(expected);
  });

  it('has a fragment only if the path has one', () => {
    expect(belowApi('/api#top', 'email/verify')).toBe('/api/email/verify');
  });
});
