import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES, TAGS } from '../../../common/languages.ts';
import { languageFor } from '../../../widget/locales/load.ts';

type Texts = ReadonlyMap<string, string>;

const FOLDER = 'common/locales';
const FORM = /\.(zero|one|two|few|many)$/;
const COUNTS = Array.from({ length: 101 }, (_, count) => count);

/** A protocol's own words, names, examples, abbreviations, and words that a language shares with English. */
const ALIKE = [
  /^errors\.authorize\.http$/,
  /^widget\.(email\.placeholder|pin\.label|data\.privacy)$/,
  /^account\.(passkeys\.(title|unnamed)|pin\.label|code\.label|receipt\.app|page\.sections|signIn\.placeholder)$/,
  /^account\.(topic\.(design|communication)|trait\.Extraversion|type\.(Diplomat|Protagonist|Consul))$/,
  /^(operator\.contact|progress\.lists\.(pages|pins|posts|newsletters))$/,
];

const entriesOf = (texts: unknown, path: readonly string[] = []): (readonly [string, string])[] =>
  typeof texts === 'string'
    ? [[path.join('.'), texts]]
    : Object.entries(texts ?? {}).flatMap(([key, inner]) => entriesOf(inner, [...path, key]));

const contentOf = (tag: string) => JSON.parse(readFileSync(`${FOLDER}/${tag}.json`, 'utf8'));
const read = (tag: string): Texts => new Map(entriesOf(contentOf(tag)));

const ENGLISH = read('en');

const placesOf = (text = '') => [...(text.match(/\{\w+\}/g) ?? [])].sort();
/** A sentence of the account pages may name its platform again. */
const placesAt = (key: string, text: string | undefined) =>
  key.startsWith('account.') ? [...new Set(placesOf(text))] : placesOf(text);
const keysOf = (texts: Texts) => [...texts.keys()].filter((key) => !FORM.test(key));
const wholeOf = (texts: Texts, key: string) => texts.get(key) ?? texts.get(`${key}.other`);

it('each language has a file of texts, and each file a language', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(LANGUAGES.map((tag) => `${tag}.json`).sort());
});

it.each(TAGS)('the file of %s has every English text, translated, with its places in braces', (tag) => {
  const texts = read(tag);
  expect(keysOf(texts)).toEqual(keysOf(ENGLISH));
  expect([...texts].filter(([, text]) => text.trim() !== text || text === '')).toEqual([]);
  const places = keysOf(texts).map((key) => [key, placesAt(key, texts.get(key))]);
  expect(places).toEqual(keysOf(ENGLISH).map((key) => [key, placesAt(key, ENGLISH.get(key))]));
  const alike = keysOf(texts).filter((key) => texts.get(key) === ENGLISH.get(key));
  expect(alike.filter((key) => !ALIKE.some((known) => known.test(key)))).toEqual([]);
});

it.each(LANGUAGES)('a count in %s has a form for every plural category, unless all are the same', (tag) => {
  const texts = read(tag);
  const rules = new Intl.PluralRules(tag);
  const categories = [...new Set(COUNTS.map((count) => rules.select(count)))].filter(
    (one) => one !== 'other',
  );
  const forms = [...texts].filter(([key]) => FORM.test(key));
  for (const [form, text] of forms) {
    const key = form.replace(FORM, '');
    expect(placesOf(wholeOf(texts, key)), form).toEqual(expect.arrayContaining(placesOf(text)));
    const own = forms.map(([name]) => name).filter((name) => name.replace(FORM, '') === key);
    expect(own.sort()).toEqual(categories.map((one) => `${key}.${one}`).sort());
  }
});

it.each(TAGS)('the button and its dialog get the texts of %s', async (tag) => {
  const { errors, oldBrowser, page, trigger, widget } = contentOf(tag);
  const language = languageFor(tag);
  expect(language?.trigger).toEqual(trigger);
  const catalogue = { ...page, ...errors, ...oldBrowser, ...trigger, ...widget };
  expect((await language?.loadMessages?.())?.catalogue).toEqual(catalogue);
});
