import { describe, expect, it } from 'vitest';
import { TAGS, type Tag } from '../../../widget/common/languages.ts';
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

describe('English', () => {
  it('has the error texts of the specification letter for letter', () => {
    expect(en).toMatchObject(ERROR_TEXTS);
  });
});

describe.each(CATALOGUES)('the catalogue of %s', (tag, catalogue) => {
  it('has a text for every key of the English one, in its order', () => {
    expect(keysOf(catalogue)).toEqual(Object.keys(en));
  });

  it('has no empty text', () => {
    expect(Object.values(catalogue).filter((text) => text.trim() !== text || text === '')).toEqual([]);
  });

  it('has in each text the placeholders of the English one', () => {
    const wanted: Record<string, string> = en;
    const written: Record<string, string> = catalogue;
    const wrong = Object.keys(wanted).filter(
      (key) => placesOf(written[key]).join() !== placesOf(wanted[key]).join(),
    );
    expect(wrong).toEqual([]);
  });

  it('has a form for every plural category of a count, unless all are the same', () => {
    const rules = new Intl.PluralRules(tag);
    const categories = new Set(COUNTS.map((count) => rules.select(count)));
    categories.delete('other');
    for (const key of COUNTED) {
      const forms = Object.keys(catalogue).filter((name) => FORM.test(name) && name.startsWith(`${key}.`));
      if (forms.length > 0)
        expect(forms.sort()).toEqual([...categories].map((one) => `${key}.${one}`).sort());
    }
  });

  it('is loaded for its tag, together with its button', async () => {
    const language = languageFor(tag);
    expect((await language?.loadMessages?.())?.catalogue).toBe(catalogue);
    expect(catalogue).toMatchObject(language?.trigger ?? {});
    expect(Object.keys(language?.trigger ?? {})).toEqual(Object.keys(TRIGGER_TEXTS));
  });

  it('is not English', () => {
    const alike = keysOf(catalogue).filter((key) => Reflect.get(catalogue, key) === Reflect.get(en, key));
    // A protocol's own words, a placeholder address, and English words that Italian uses.
    const allowed = ['authorize.http', 'email.placeholder', 'pin.label', 'data.privacy'];
    expect(alike.filter((key) => !allowed.includes(key))).toEqual([]);
  });
});
