import { afterEach, expect, it, vi } from 'vitest';
import { trigger as arabic } from '../../../common/locales/ar.json';
import { trigger as german } from '../../../common/locales/de.json';
import { type RenderTriggerOptions, renderTrigger, triggerStyleHash } from '../../../widget/server.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const tagOf = (options?: RenderTriggerOptions) => renderTrigger(options).split('<template')[0];
const buttonOf = (options?: RenderTriggerOptions) =>
  renderTrigger(options).match(/<button.*<\/button>/s)?.[0] ?? '';

it('a server renders the element with its button in a declarative shadow root', () => {
  expect(renderTrigger()).toBe(
    '<data-connect-button><template shadowrootmode="open"><style></style>' +
      '<button part="button" type="button" lang="en" dir="ltr" class="pill right black" aria-haspopup="dialog">' +
      '<slot part="icon" name="icon"><i></i></slot>' +
      '<slot part="label" name="label">Sign In with Mosaic</slot>' +
      '</button></template></data-connect-button>',
  );
});

it.each<[RenderTriggerOptions, string]>([
  [{ provider: 'Acme' }, 'provider="Acme"'],
  [{ apiBase: 'https://id.example/api' }, 'api-base="https://id.example/api"'],
  [{ loginType: 'signUp' }, 'login-type="signUp"'],
  [{ requestData: ['basic', 'preferences'] }, 'request-data="basic,preferences"'],
  [
    { requestData: { Small: { type: 'Basic', descriptions: 'Who' } } },
    'request-data="{&quot;Small&quot;:{&quot;type&quot;:&quot;Basic&quot;,&quot;descriptions&quot;:&quot;Who&quot;}}"',
  ],
  [{ testMode: true }, 'test-mode=""'],
  [{ redirectUrl: '/back?a=1&b=2' }, 'redirect-url="/back?a=1&amp;b=2"'],
  [{ connectors: ['youtube', 'github'] }, 'connectors="youtube,github"'],
  [{ attributes: { id: 'sign-in', 'data-place': 'top' } }, 'id="sign-in" data-place="top"'],
])('a rendered trigger has an attribute for %o', (options, attributes) => {
  expect(tagOf(options)).toBe(`<data-connect-button ${attributes}>`);
});

it('a rendered trigger leaves out missing options, and the key even if a caller without types gives it', () => {
  const given = { testMode: false, appName: '', provider: undefined, apiKey: 'secret', unknown: 'x' };
  expect(tagOf(given)).toBe('<data-connect-button>');
  expect(renderTrigger(given)).not.toContain('secret');
});

it.each([false, null, ''])(
  'an option of renderTrigger replaces an attribute of the same name, and %j removes it',
  (testMode) => {
    const options: object = { disabled: false, testMode };
    expect(tagOf({ ...options, attributes: { disabled: '', 'test-mode': '' } })).toBe(
      '<data-connect-button>',
    );
    expect(tagOf({ appName: 'Bookshop', attributes: { 'app-name': 'Other' } })).toBe(
      '<data-connect-button app-name="Bookshop">',
    );
  },
);

it('renderTrigger escapes every text', () => {
  const bad = '"><script>alert(1)</script>&amp;$&';
  const html = renderTrigger({ provider: bad, visualType: 'icon', attributes: { id: bad }, nonce: bad });
  const good = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;$&amp;';
  expect(html).not.toContain('<script');
  expect(html.split(good)).toHaveLength(6);
  expect(html).toContain(`aria-label="Sign In with ${good}"`);
  expect(html).toContain(`<style nonce="${good}">`);
});

it.each(['', 'on click', 'a"b', 'x>', 'a=b', 'a/b', 'ID'])(
  'renderTrigger refuses "%s" as the name of an attribute',
  (name) => {
    expect(() => renderTrigger({ attributes: { [name]: 'x' } })).toThrow(TypeError);
  },
);

it.each([
  [{ locale: 'de' }, 'lang="de" dir="ltr"', 'Mit Mosaic anmelden'],
  [{ attributes: { lang: 'ar' } }, 'lang="ar" dir="rtl"', 'Mosaic'],
  [{ locale: 'pt-PT', attributes: { lang: 'de' } }, 'lang="pt-BR" dir="ltr"', 'Entrar com Mosaic'],
  [{ attributes: { lang: 'nl' } }, 'lang="en" dir="ltr"', 'Sign In with Mosaic'],
])('renderTrigger uses the language of %o', (options, language, text) => {
  expect(buttonOf(options)).toContain(language);
  expect(buttonOf(options)).toContain(text);
});

it.each([
  [{ locale: 'de' }, { lang: 'de', dir: 'ltr', trigger: german }],
  [{ locale: 'ar-EG' }, { lang: 'ar', dir: 'rtl', trigger: arabic }],
  [{ locale: 'en-GB' }, undefined],
  [{ attributes: { lang: 'nl' } }, undefined],
])(
  'a rendered trigger has the texts of its language for the element, unless it is English: %o',
  (options, language) => {
    const [, value] = buttonOf(options).match(/ value="([^"]*)"/) ?? [];
    expect(value && JSON.parse(value.replaceAll('&quot;', '"'))).toEqual(language);
  },
);

it('renderTrigger draws the default for an invalid value, and warns once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const html = renderTrigger({ attributes: { 'login-type': 'signOff' } });
  expect(html).toContain('<data-connect-button login-type="signOff">');
  expect(html).toContain(buttonOf());
  expect(warn.mock.calls).toEqual([
    ['data-connect-button: login-type="signOff". Allowed: signIn,signUp,signOut'],
  ]);
});

it('the style of a rendered trigger has a hash for a policy, in quotes', async () => {
  // Hash of an empty text, because tests of the source have no CSS.
  expect(await triggerStyleHash()).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
