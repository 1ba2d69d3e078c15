import { afterEach, expect, it, vi } from 'vitest';
import { widget as ar } from '../../../common/locales/ar.json';
import { errors, widget } from '../../../common/locales/fr.json';
import { widget as ja } from '../../../common/locales/ja.json';
import { ERROR_TEXTS } from '../../../widget/errors.ts';
import { problemText, textsOf } from '../../../widget/ui/texts.ts';

const fr = { ...errors, ...widget };
const texts = textsOf({ 'dialog.close': 'Schließen' }, { 'email.submit': 'Los' });

afterEach(() => void vi.restoreAllMocks());

it('a text is in the host’s wording first, then the catalogue’s, then English, with its placeholders filled', () => {
  expect([texts('email.submit'), texts('dialog.close'), texts('pin.submit')]).toEqual([
    'Los',
    'Schließen',
    'Create PIN',
  ]);
  expect(texts('email.title.signIn', { provider: 'Mosaic' })).toBe('Sign in with Mosaic');
});

it.each([
  ['fr', fr, 1, '1 règle sur 3 respectée'],
  ['fr', fr, 2, '2 règles sur 3 respectées'],
  ['ar', ar, 1, 'استُوفي شرط واحد من أصل 3'],
  ['ar', ar, 2, 'استُوفي شرطان من أصل 3'],
  ['ar-EG', ar, 3, 'استُوفيت ٣ شروط من أصل ٣'],
  ['ja', ja, 2, '3つの条件のうち2つを満たしています'],
])('a text has the plural forms and number formats of %s', (locale, catalogue, count, text) => {
  expect(textsOf(catalogue, {}, locale)('pin.progress', { count, total: 3 })).toBe(text);
});

it.each([
  ['counts for every count', {}, ['1/3', '2/3']],
  ['may have a form for some counts', { 'pin.progress.one': 'one of {total}' }, ['one of 3', '2/3']],
])('the host’s wording %s', (_, forms, expected) => {
  const own = textsOf(fr, { 'pin.progress': '{count}/{total}', ...forms }, 'fr');
  expect([1, 2].map((count) => own('pin.progress', { count, total: 3 }))).toEqual(expected);
});

it.each([
  ['en', 30, 'Try again in 30 seconds.'],
  ['en', 1, 'Try again in 1 second.'],
  ['en', 480, 'Try again in 8 minutes.'],
  ['de', 480, 'Try again in 8 Minuten.'],
])('a waiting time is written in the format of %s', (locale, retryAfterS, hint) => {
  expect(problemText(texts, { code: 'code.send', retryAfterS }, locale).hint).toBe(hint);
});

it.each([
  ['expired', 'This code is no longer valid. Send a new one.'],
  ['retryAfter', 'Please try again in a moment.'],
] as const)('a problem has advice if the reason is %s', (hint, sentence) => {
  expect(problemText(texts, { code: 'code.invalid', hint })).toEqual({
    message: 'Invalid verification code',
    hint: sentence,
    spoken: `Invalid verification code – ${sentence}`,
  });
});

it('the widget’s own reasons are translated, and others are shown unchanged', () => {
  const french = textsOf(fr, {}, 'fr');
  const textFor = (reason: string) =>
    problemText(french, { code: 'share.processing', params: { reason } }).message;
  expect(textFor(ERROR_TEXTS['request.malformed'])).toBe(
    `Le traitement a échoué\u00a0: ${fr['request.malformed']}`,
  );
  expect(textFor('no WebCrypto')).toBe('Le traitement a échoué\u00a0: no WebCrypto');
});
