import type { catalogue as english } from './en.ts';

type English = typeof english;
type Counted = 'pin.rule.length' | 'pin.progress';
type Form = Exclude<Intl.LDMLPluralRule, 'other'>;

/** All texts of one language. A text with a count may have other forms, by the name of the plural category. */
export type Catalogue = Readonly<
  Record<keyof English, string> & Partial<Record<`${Counted}.${Form}`, string>>
>;

type Places<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | Places<Rest> : never;

/** A catalogue whose texts have exactly the placeholders of the English ones. */
export type CheckedCatalogue<Texts> = {
  readonly [Key in keyof Texts]: Key extends keyof English
    ? [Places<Texts[Key]>, Places<English[Key]>] extends [Places<English[Key]>, Places<Texts[Key]>]
      ? string
      : never
    : string;
};
