// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { applyTheme, optionsOf } from '../../../widget/frame/settings.ts';
import { holdsFor, jsonWith } from '../../support/rules.ts';

const OWN = {
  apiBase: 'https://provider.example/api',
  apiKey: 'pk_own',
  redirectUrl: 'https://provider.example/oauth-callback.html',
  embedder: 'https://shop.example',
};

afterEach(() => void vi.restoreAllMocks());

it('the frame takes the host’s choices, and sets API, key and callback itself', () => {
  const given = {
    appName: 'Bookshop',
    theme: 'dark',
    testMode: true,
    connectors: ['github'],
    apiBase: 'https://evil.example/api',
    apiKey: 'pk_evil',
    redirectUrl: 'https://evil.example/',
    isolation: 'none',
  };
  expect(optionsOf(given, OWN)).toMatchObject({
    appName: 'Bookshop',
    theme: 'dark',
    testMode: true,
    connectors: ['github'],
    isolation: 'frame',
    ...OWN,
  });
});

it('an invalid choice of the host is read as the default by the frame, without an error', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(optionsOf({ theme: 'pink', connectors: ['myspace'] }, OWN).theme).toBe('auto');
  holdsFor(jsonWith('appName', 'requestData', 'connectors', 'locale'), (given) => {
    expect(optionsOf(given, OWN)).toMatchObject(OWN);
  });
});

it.each([
  ['a colour', '#123456', '#123456'],
  ['an address', 'url(https://evil.example/seen)', ''],
  ['an image', 'image-set("https://evil.example/seen" 1x)', ''],
  ['a font', 'src(https://evil.example/seen)', ''],
  ['a long text', `#${'1'.repeat(300)}`, ''],
  ['no text', 7, ''],
])('%s of the host’s theme is applied by value, but nothing that could load a resource', (_, value, worn) => {
  const element = document.createElement('div');
  applyTheme(element, { accent: value, 'not-a-look': 'red' });
  expect(element.style.getPropertyValue('--dc-accent')).toBe(worn);
  expect(element.style.getPropertyValue('--dc-not-a-look')).toBe('');
});

it('values of the theme that the host no longer gives are removed', () => {
  const element = document.createElement('div');
  applyTheme(element, { accent: 'red' });
  applyTheme(element, {});
  expect(element.style.getPropertyValue('--dc-accent')).toBe('');
});
