import { expect, it } from 'vitest';
import { TAGS } from '../../../common/languages.ts';
import { en } from '../../../widget/authorize/texts/en.ts';
import { PAGE_TEXTS } from '../../../widget/authorize/texts/texts.ts';

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

it.each(TAGS)(
  'the page of a sign-in in %s has a text of its own for every English one, with the same placeholders',
  (tag) => {
    const texts = PAGE_TEXTS[tag];
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en)) {
      const translated: string = Reflect.get(texts, key);
      expect(placesOf(translated), key).toEqual(placesOf(text));
      expect(translated.trim(), key).not.toBe(text);
    }
  },
);
