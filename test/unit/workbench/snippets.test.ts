// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributesOf, SANDBOX_KEY } from '../../../showcase/workbench/config.ts';
import {
  htmlSnippet,
  reactSnippet,
  snippetInput,
  vueSnippet,
} from '../../../showcase/workbench/SnippetPanel.tsx';

const ORIGIN = 'http://localhost:4173';
const TIERS = '{"Small":{"type":"Personality","descriptions":"It\'s yours","reward":"10% \\"off\\""}}';

const inputOf = (config: Parameters<typeof snippetInput>[0], key = SANDBOX_KEY) =>
  snippetInput(config, key, ORIGIN);

const elementIn = (html: string) => {
  const place = document.createElement('template');
  place.innerHTML = html;
  const element = place.content.querySelector('data-connect-button');
  return Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
};

it('the HTML snippet has each setting like the preview, for any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (provider, appName) => {
      const config = { provider, 'app-name': appName, 'test-mode': '', 'request-data': TIERS };
      expect(elementIn(htmlSnippet(inputOf(config)))).toEqual({
        'api-base': `${ORIGIN}/api`,
        'api-key': SANDBOX_KEY,
        ...Object.fromEntries(attributesOf(config)),
      });
    }),
  );
});

it('the HTML snippet contains full addresses of the script and the API, so that it runs anywhere', () => {
  const html = htmlSnippet(inputOf({ 'api-base': '/provider' }));
  expect(html).toContain(`src="${ORIGIN}/widget/data-connect.js"`);
  expect(html).toContain(`api-base="${ORIGIN}/provider"`);
});

it('the HTML snippet sets the texts as a property, and no text can end the script', () => {
  const messages = JSON.stringify({ 'button.signIn': '</script><b>' });
  const html = htmlSnippet(inputOf({ messages }));
  expect(html).toContain('button.messages = ');
  expect(html).not.toContain('</script><b>');
});

describe.each([
  ['HTML', htmlSnippet],
  ['React', reactSnippet],
  ['Vue', vueSnippet],
])('the %s', (_, write) => {
  it('the snippet never shows the person’s own key', () => {
    const code = write(inputOf({}, 'my-own-key'));
    expect(code).not.toContain('my-own-key');
    expect(code).toContain('YOUR_API_KEY');
  });
});
