import { expect, it } from 'vitest';
import { belowApi } from '../../../widget/domain/auth-url.ts';

it.each([
  ['/api', '/api/privacy#basic'],
  ['/', '/privacy#basic'],
  [`/${'/'.repeat(100_000)}x`, `/${'/'.repeat(100_000)}x/privacy#basic`],
  ['api', 'api/privacy#basic'],
  ['/api?t=1', '/api/privacy?t=1#basic'],
  ['https://api.example/v1/?t=1#top', 'https://api.example/v1/privacy?t=1#basic'],
])('the address below the API base %s is %s', (apiBase, expected) => {
  expect(belowApi(apiBase, 'privacy#basic')).toBe(expected);
});

it('an address below the API base has a fragment only if the path has one', () => {
  expect(belowApi('/api#top', 'email/verify')).toBe('/api/email/verify');
});
