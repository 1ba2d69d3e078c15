import { expect, it } from 'vitest';
import { TAGS, type Tag } from '../../../common/languages.ts';
import { ERROR_TEXTS } from '../../../widget/errors.ts';
import type { Catalogue } from '../../../widget/locales/catalogue.ts';
import { catalogue as en } from '../../../widget/locales/en.ts';
import { languageFor } from '../../../widget/locales/load.ts';
import { TRIGGER_TEXTS } from '../../../widget/trigger-texts.ts';

const read = async (tag: Tag): Promise<readonly [Tag, Catalogue]> => {
  const { catalogue } = await import(`../../../widget/locales/${tag}.ts`);
  return [tag, catalogue];
};
const CATALOGUES = await Promise.all(TAGS.map(read));

const FORM = /\.(zero|one|two|few|many)$/;
const COUNTED = ['pin.rule.length', 'pin.progress'];
/** Possible counts in a text, and more. */
const COUNTS = Array.from({ length: 101 }, (_, count) => count);

const placesOf = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
const keysOf = (texts: object) => Object.keys(texts).filter((key) => !FORM.test(key));

it('English has the error texts of the specification letter for letter', () => {
  expect(en).toMatchObject(ERROR_TEXTS);
});

it.each(CATALOGUES)(
  'the catalogue of %s has every text of the English one, translated, with its places in braces',
  async (tag, catalogue) => {
    expect(keysOf(catalogue)).toEqual(Object.keys(en));
    expect(Object.values(catalogue).filter((text) => text.trim() !== text || text === '')).toEqual([]);
    const written: Record<string, string> = catalogue;
    for (const [key, text] of Object.entries(en))
      expect([key, placesOf(written[key])]).toEqual([key, placesOf(text)]);
    const alike = keysOf(catalogue).filter((key) => Reflect.get(catalogue, key) === Reflect.get(en, key));
    // A protocol's own words, a placeholder address, and English words that Italian uses.
    const allowed = ['authorize.http', 'email.placeholder', 'pin.label', 'data.privacy'];
    if (catalogue !== en) expect(alike.filter((key) => !allowed.includes(key))).toEqual([]);
    const language = languageFor(tag);
    expect((await language?.loadMessages?.())?.catalogue).toBe(catalogue);
    expect(catalogue).toMatchObject(language?.trigger ?? {});
    expect(Object.keys(language?.trigger ?? {})).toEqual(Object.keys(TRIGGER_TEXTS));
  },
);

it.each(CATALOGUES)(
  'the catalogue of %s has a form for every plural category of a count, unless all are the same',
  (tag, catalogue) => {
    const rules = new Intl.PluralRules(tag);
    const categories = new Set(COUNTS.map((count) => rules.select(count)));
    categories.delete('other');
    for (const key of COUNTED) {
      const forms = Object.keys(catalogue).filter((name) => FORM.test(name) && name.startsWith(`${key}.`));
      if (forms.length > 0)
        expect(forms.sort()).toEqual([...categories].map((one) => `${key}.${one}`).sort());
    }
  },
);
