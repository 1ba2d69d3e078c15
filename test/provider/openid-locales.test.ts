import { describe, expect, it } from 'vitest';
import { AUTHORIZE_TEXTS } from '../../provider/api/authorize-texts.ts';
import { LANGUAGES, type Language } from '../../widget/common/languages.ts';
import { createBrowser, RETURN, startOpenId } from './support/open-id.ts';

/** A browser whose own language is another one. */
const inBrowserOf = (language: Language) => ({
  headers: { 'accept-language': language === 'fr' ? 'de' : 'fr' },
});

const isIn = (language: Language, text: string) => text.includes(`<html lang="${language}"`);

describe.each(LANGUAGES)(
  '`ui_locales` of the application, %s, comes before the language of the browser',
  (language) => {
    const asked = { ui_locales: `tlh ${language}` };

    it('where a form brings the answer', async () => {
      const { provider, addressWith } = await startOpenId();
      const address = addressWith({ ...asked, response_mode: 'form_post', prompt: 'none' });
      const { text } = await createBrowser(provider).go(address, inBrowserOf(language));
      expect(isIn(language, text)).toBe(true);
      expect(text).toContain(`<h1>${AUTHORIZE_TEXTS[language].leaving}</h1>`);
    });

    it('where a sign-in cannot begin', async () => {
      const { provider, addressWith } = await startOpenId();
      const { status, text } = await createBrowser(provider).go(
        addressWith({ ...asked, client_id: 'app_unknown' }),
        inBrowserOf(language),
      );
      expect([status, isIn(language, text)]).toEqual([400, true]);
    });

    it('at the sign-out: where the page asks, and after the press', async () => {
      const { provider, app, tokens } = await startOpenId();
      const { browser } = await tokens();
      const { go } = browser;
      const query = new URLSearchParams({ client_id: app.id, ...asked });
      const asking = await go(`/end_session?${query}`, inBrowserOf(language));
      expect(isIn(language, asking.text)).toBe(true);
      const fields = [...asking.text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, ...pair]) => pair);
      const done = await go('/end_session/confirm', {
        body: String(new URLSearchParams(Object.fromEntries(fields))),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          ...inBrowserOf(language).headers,
        },
      });
      expect(isIn(language, done.text)).toBe(true);
      expect(done.text).toContain(AUTHORIZE_TEXTS[language].signedOut);
      expect(await provider.database.query.selectFrom('sessions').selectAll().execute()).toEqual([]);
    });
  },
);

it('`ui_locales` writes nothing of its own into a page', async () => {
  const { provider, app, tokens } = await startOpenId();
  const { browser } = await tokens();
  const ui_locales = `"><script>x</script> ${'de-'.repeat(500)} ja`;
  const query = new URLSearchParams({ client_id: app.id, post_logout_redirect_uri: RETURN, ui_locales });
  const { status, text } = await browser.go(`/end_session?${query}`);
  expect([status, isIn('ja', text)]).toEqual([200, true]);
  expect(text).not.toContain('script>x');
  const wrong = await createBrowser(provider).go(`/authorize?${query}`);
  expect([wrong.status, isIn('ja', wrong.text)]).toEqual([400, true]);
  expect(wrong.text).not.toContain('script>x');
});
