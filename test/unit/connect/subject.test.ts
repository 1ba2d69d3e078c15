import { expect, it } from 'vitest';
import { subjectOf } from '../../../showcase/shared/connect/subject.ts';
import { tokenOf } from '../../support/token-of.ts';

it('distinguishes people with the same username by the subject of their tokens', () => {
  const [one, other] = ['app~a?>1', 'app~a?>2'].map((sub) => subjectOf({ accessToken: tokenOf(sub) }));
  expect([one, other]).toEqual(['app~a?>1', 'app~a?>2']);
});

it.each(['', 'token', 'a.b.c', `a.${btoa('{"sub":7}')}.c`, `a.${btoa('null')}.c`, 'a.\u{1F600}.c'])(
  'recognises no person by the token %j',
  (accessToken) => expect(subjectOf({ accessToken })).toBeNull(),
);
