import { describe, expect, it } from 'vitest';
import { problemText, textsOf } from '../../../widget/ui/texts.ts';

const texts = textsOf({ 'dialog.close': 'Schließen' }, { 'email.submit': 'Los' });

describe('texts', () => {
  it("prefers the host's wording, then the catalogue's, then English", () => {
    expect([texts('email.submit'), texts('dialog.close'), texts('pin.submit')]).toEqual([
      'Los',
      'Schließen',
      'Create PIN',
    ]);
  });

  it('fills the places of a text', () => {
    expect(texts('email.title.signIn', { provider: 'Mosaic' })).toBe('Sign in with Mosaic');
  });

  it.each([
    ['en', 30, 'Try again in 30 seconds.'],
    ['en', 1, 'Try again in 1 second.'],
    ['en', 480, 'Try again in 8 minutes.'],
    ['de', 480, 'Try again in 8 Minuten.'],
  ])('writes a waiting time as %s does', (locale, retryAfterS, hint) => {
    expect(problemText(texts, { code: 'code.send', retryAfterS }, locale).hint).toBe(hint);
  });

  it.each([
    ['expired', 'This code is no longer valid. Send a new one.'],
    ['unreachable', 'The service could not be reached. Check your connection and try again.'],
    ['retryAfter', 'Please try again in a moment.'],
  ] as const)('says what to do where the reason is %s', (hint, sentence) => {
    expect(problemText(texts, { code: 'code.invalid', hint })).toEqual({
      message: 'Invalid verification code',
      hint: sentence,
      spoken: `Invalid verification code – ${sentence}`,
    });
  });

  it('has nothing to add where there is no reason', () => {
    expect(problemText(texts, { code: 'connection.timeout' }).hint).toBeUndefined();
  });
});
