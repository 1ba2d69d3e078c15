// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'svelte/compiler';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { compileScript, parse } from 'vue/compiler-sfc';
import { accessIn } from '../../../showcase/docs/samples/message.ts';
import { readPin } from '../../../showcase/docs/samples/read-pin.ts';
import { encryptPin } from '../../../widget/services/pin-cipher.ts';
import { GENUINE } from '../../support/visit-demo.tsx';
import { contract } from './open-docs.tsx';

const SAMPLES = 'showcase/docs/samples';
const read = (name: string) => readFileSync(join(SAMPLES, name), 'utf8');
const names = readdirSync(SAMPLES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.\w+$/.test(name),
);

const known = new Set([
  ...contract.attributes.flatMap(({ name, property }) => [name, property]),
  ...contract.events.map(({ name }) => name),
  'onComplete',
  'messages',
]);
// Prefixes that a framework's syntax adds to the name of an attribute or event.
const PREFIX = /^(?:[:@([{]+)?(?:attr:|prop:|on:|on(?=[a-z]))?/;
const SUFFIX = /(?:\.prop|[)\]}]+)$/;
const OTHERS = new Set(['class', 'id', 'ref']);

const tagsIn = (code: string) => [
  ...code.matchAll(/<(?:data-connect-button|DataConnect)\s([\s\S]*?)\/?>(?!\s*set)/g),
];
const withoutValues = (text: string) =>
  text.replace(/=(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})/g, ' ').match(/\S+/g) ?? [];

it.each(names.filter((name) => tagsIn(read(name)).length > 0))(
  'a sample of the documentation gives the element only existing attributes, properties and listeners: %s',
  (name) => {
    const used = tagsIn(read(name))
      .flatMap(([, attributes = '']) => withoutValues(attributes))
      .map((word) => word.replace(PREFIX, '').replace(SUFFIX, ''));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((word) => !known.has(word) && !OTHERS.has(word))).toEqual([]);
  },
);

it.each(names.filter((name) => name.endsWith('.vue')))(
  'a sample of the documentation compiles in Vue: %s',
  (name) => {
    const isCustomElement = (tag: string) => tag === 'data-connect-button';
    const { descriptor, errors } = parse(read(name), { templateParseOptions: { isCustomElement } });
    const { content } = compileScript(descriptor, {
      id: 'sample',
      inlineTemplate: true,
    });
    expect(errors).toEqual([]);
    const handed = [...content.matchAll(/"\.([\w-]+)"/g)].map(([, property]) => property);
    const asProperty = [...read(name).matchAll(/:(\w+)\.prop=/g)].map(([, property]) => property);
    expect(new Set(handed)).toEqual(new Set(asProperty));
  },
);

it.each(names.filter((name) => name.endsWith('.svelte')))(
  'a sample of the documentation compiles in Svelte: %s',
  (name) => {
    expect(compile(read(name), { generate: 'client' }).warnings).toEqual([]);
  },
);

it.each(names.filter((name) => name.endsWith('.ts.txt')))(
  'a sample of the documentation parses as TypeScript: %s',
  async (name) => {
    await expect(transformWithOxc(read(name), 'sample.ts')).resolves.toHaveProperty('code');
  },
);

it('a sample of the documentation reads on a server the PIN that the widget encrypted, with only its session’s token', async () => {
  const sealed = await encryptPin(globalThis.crypto, 'engine#1843', {
    token: 'token-1',
    apiKey: 'key-1',
    email: 'ada@example.org',
  });
  expect(await readPin(sealed, 'token-1')).toBe('engine#1843');
  await expect(readPin(sealed, 'token-2')).rejects.toThrow();
  await expect(readPin('v2.x', 'token-1')).rejects.toThrow('Unknown version');
});

const readMessage = (data: unknown) =>
  accessIn(new MessageEvent('message', { data, origin: window.location.origin, source: window }));

it('the sample of the documentation reads the message of the widget', () => {
  expect(readMessage(GENUINE)).toEqual({ url: GENUINE.APIurl, accessToken: 'token', sizes: ['Medium'] });
});

it.each([
  null,
  { ...GENUINE, approved: [{ data: 32 }] },
  { ...GENUINE, APIurl: 'javascript:alert(1)' },
  { ...GENUINE, accessToken: undefined },
])('the sample of the documentation silently ignores a value of another shape: %j', (data) => {
  expect(readMessage(data)).toBeNull();
});
