// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ATTRIBUTES } from '../../../widget/element/attributes.ts';
import { clearPage, putButton } from '../../support/button.ts';

const warn = vi.spyOn(console, 'warn');
const warnings = () => warn.mock.calls.map(([text]) => String(text));
const put = (attribute: string, text: string) => putButton({ attributes: { [attribute]: text } }).element;

beforeEach(() => {
  warn.mockReset().mockImplementation(() => {});
});
afterEach(clearPage);

const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const SMALL = { Small: { type: 'Personality', descriptions: 'Who you are', reward: '10% Discount' } };
const CONNECTORS = 'youtube,linkedin,reddit,pinterest,instagram,github,facebook,gmail';

/** An attribute, its property, the default, a text with its value, and the text that a written value reflects as. */
const RIGHT = [
  ['provider', 'provider', 'Mosaic', ' Acme ', 'Acme', 'Acme'],
  ['api-base', 'apiBase', '/api', '//api.example', '//api.example', '//api.example'],
  ['login-type', 'loginType', 'signIn', ' SIGNUP ', 'signUp', 'signUp'],
  [
    'request-data',
    'requestData',
    ['basic', 'personality'],
    JSON.stringify(SMALL),
    SMALL,
    JSON.stringify(SMALL),
  ],
  [
    'request-data',
    'requestData',
    ['basic', 'personality'],
    '["preferences"]',
    ['basic', 'preferences'],
    'basic,preferences',
  ],
  ['test-mode', 'testMode', false, 'test-mode', true, ''],
  ['redirect-url', 'redirectUrl', null, '/done', 'http://localhost:3000/done', 'http://localhost:3000/done'],
  ['locale', 'locale', '', 'zh-Hant-TW', 'zh-Hant-TW', 'zh-Hant-TW'],
  [
    'connectors',
    'connectors',
    CONNECTORS.split(','),
    ' GitHub , gmail, gmail ',
    ['github', 'gmail'],
    'github,gmail',
  ],
  ['connectors', 'connectors', CONNECTORS.split(','), ' , ', [], ''],
  ['code-challenge', 'codeChallenge', '', ` ${CHALLENGE} `, CHALLENGE, CHALLENGE],
  ['signed-in', 'whenSignedIn', 'label', 'menu', 'menu', 'menu'],
] as const;

it.each(RIGHT)(
  'the attribute %s is read and written by the property %s, and absent it is %j',
  (attribute, property, initial, text, value, reflected) => {
    const element = put(attribute, text);
    expect(Reflect.get(element, property)).toEqual(value);
    expect(Object.isFrozen(Reflect.get(element, property))).toBe(true);
    Reflect.set(element, property, Reflect.get(element, property));
    expect(element.getAttribute(attribute)).toBe(reflected);
    expect(Reflect.get(element, property)).toEqual(value);
    element.removeAttribute(attribute);
    expect(Reflect.get(element, property)).toEqual(initial);
    Reflect.set(element, property, value);
    Reflect.set(element, property, null);
    expect([Reflect.get(element, property), element.hasAttribute(attribute)]).toEqual([initial, false]);
    expect(warnings()).toEqual([]);
  },
);

/** An attribute, its property, the default, the allowed values as the warning says them, and wrong texts. */
const WRONG = [
  ['api-base', 'apiBase', '/api', 'http(s)', ['javascript:alert(1)', 'ftp://api.example', 'http://[']],
  ['login-type', 'loginType', 'signIn', 'signIn,signUp,signOut', ['other', 'signIns', 'signIn,signUp']],
  [
    'request-data',
    'requestData',
    ['basic', 'personality'],
    'basic,personality,preferences',
    ['location', '[]', '{"Small":', '{"Huge":{}}'],
  ],
  [
    'redirect-url',
    'redirectUrl',
    null,
    'same-origin',
    ['https://other.example/', 'http://localhost:3001/', 'javascript:alert(1)', ' '],
  ],
  ['locale', 'locale', '', 'BCP 47', ['e', 'en_US', 'de-', 'not a tag']],
  ['connectors', 'connectors', CONNECTORS.split(','), CONNECTORS, ['youtube,myspace', 'constructor']],
  ['code-challenge', 'codeChallenge', '', 'S256', ['plain', CHALLENGE.slice(1), `${CHALLENGE}=`]],
] as const;

it.each(WRONG)(
  'a wrong value of %s, or of its property %s, gives the default %j and one warning that names %s',
  (attribute, property, initial, allowed, texts) => {
    for (const text of texts) {
      for (const setting of [{ attributes: { [attribute]: text } }, { properties: { [property]: text } }]) {
        const { element } = putButton(setting);
        expect(Reflect.get(element, property)).toEqual(initial);
        expect(warnings()).toEqual([expect.stringContaining(`${attribute}="${text}"`)]);
        expect(warnings()[0]).toContain(allowed);
        warn.mockClear();
      }
    }
  },
);

it('an element that sets nothing has no attribute, and gives no warning', () => {
  const { element } = putButton();
  expect(ATTRIBUTES.filter((name) => element.hasAttribute(name))).toEqual([]);
  expect(warnings()).toEqual([]);
});

it('a boolean attribute of the text "false" is true, as in HTML, with one warning', () => {
  const element = put('disabled', 'false');
  expect(element.disabled).toBe(true);
  expect(warnings()).toEqual([expect.stringContaining('disabled="false"')]);
  element.disabled = false;
  expect([element.disabled, element.hasAttribute('disabled')]).toEqual([false, false]);
});

it.each(['', '   ', ' \n'])(
  'a brand, an app or a key without a letter in it means the default: %j',
  (text) => {
    const { element } = putButton({ attributes: { provider: text, 'app-name': text, 'api-key': text } });
    expect(element).toMatchObject({ provider: 'Mosaic', appName: 'My App', apiKey: '' });
  },
);

it('a key that is set as a property is never in the markup', () => {
  const { element } = putButton({ properties: { apiKey: 'secret-1' } });
  expect([element.apiKey, element.hasAttribute('api-key')]).toEqual(['secret-1', false]);
  const written = put('api-key', 'k-1');
  written.apiKey = 'secret-1';
  expect([written.apiKey, written.getAttribute('api-key')]).toEqual(['secret-1', 'k-1']);
});

const circular: { self?: unknown } = {};
circular.self = circular;

it.each([
  ['an object that holds itself', circular],
  ['an object with a number too big for JSON', { Small: 5n }],
  ['a symbol', Symbol('s')],
  ['a function', () => 'basic'],
  ['an object without a prototype', Object.create(null)],
])('a property of an unexpected type never throws: %s', (_, value) => {
  const { element } = putButton({ properties: { requestData: value } });
  expect(element.requestData).toEqual(['basic', 'personality']);
  expect(warnings()).toEqual([expect.stringContaining('request-data=')]);
});
