import { directionOf, preferredLanguage } from '../../common/languages.ts';
import { ELEMENT_NAME } from '../brand.ts';
import {
  attributeOf,
  type ConnectOptions,
  DEFAULTS,
  OPTION_NAMES,
  type OptionName,
  readOption,
} from '../element/attributes.ts';
import { ENGLISH } from '../element/english.ts';
import { attributeTextOf, type ConnectProperties } from '../element/properties.ts';
import { TRIGGER_CSS } from '../element/trigger-css.ts';
import { drawTrigger, makeTrigger, type TriggerButton } from '../element/trigger-markup.ts';
import type { Language } from '../locales/load.ts';
import { TRIGGERS } from '../locales/triggers.ts';

type Attributes = Readonly<Record<string, string | null>>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** @param content HTML, already escaped */
const elementHtml = (name: string, attributes: Attributes, content: string): string => {
  const texts = Object.entries(attributes).map(([attribute, value]) =>
    value === null ? '' : ` ${attribute}="${escaped(value)}"`,
  );
  return `<${name}${texts.join('')}>${content}</${name}>`;
};

class DrawnElement implements TriggerButton {
  lang = '';
  dir = '';
  className = '';
  disabled = false;
  value: string | null = null;
  ariaLabel: string | null = null;
  ariaHasPopup: string | null = null;
  readonly #children: readonly DrawnElement[];
  readonly #text = { data: '' };

  constructor(
    readonly name: string,
    readonly attributes: Attributes,
    ...children: (DrawnElement | '')[]
  ) {
    this.#children = children.filter((child) => child !== '');
  }

  /** Used for the button only, which has children. */
  get lastElementChild(): DrawnElement {
    return this.#children.at(-1) ?? this;
  }

  get firstChild(): { data: string } {
    return this.#text;
  }

  html(): string {
    const drawn = {
      lang: this.lang || null,
      dir: this.dir || null,
      class: this.className || null,
      value: this.value,
      disabled: this.disabled ? '' : null,
      'aria-label': this.ariaLabel,
      'aria-haspopup': this.ariaHasPopup,
    };
    const content = this.#children.map((child) => child.html()).join('') + escaped(this.#text.data);
    return elementHtml(this.name, { ...this.attributes, ...drawn }, content);
  }
}

/** The element's options in camelCase, without the key, because it must not appear in the page's markup. */
export interface RenderTriggerOptions extends Partial<Omit<ConnectProperties, 'apiKey' | 'email'>> {
  /**
   * Other attributes of the element, such as `id`, `class`, `lang` or `data-…`. An option of the same name has
   * priority.
   */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The nonce of your `style-src`, if your policy allows styles by nonce; else see `triggerStyleHash`. */
  readonly nonce?: string;
}

const DRAWN = [
  'provider',
  'loginType',
  'buttonType',
  'textLayout',
  'visualType',
  'textColor',
  'disabled',
  'locale',
] as const satisfies OptionName[];

const ATTRIBUTE_NAME = /^[a-z][a-z\d._-]*$/;

const attributesOf = ({ attributes = {}, nonce, ...options }: RenderTriggerOptions) => {
  const wrong = Object.keys(attributes).find((name) => !ATTRIBUTE_NAME.test(name));
  if (wrong !== undefined) throw new TypeError(`${JSON.stringify(wrong)} is not the name of an attribute`);
  const given: Readonly<Record<string, unknown>> = { ...options };
  const texts: Record<string, string> = { ...attributes };
  for (const name of OPTION_NAMES) {
    if (name === 'apiKey' || given[name] === undefined) continue;
    const text = attributeTextOf(name, given[name]);
    if (text === null) delete texts[attributeOf(name)];
    else texts[attributeOf(name)] = text;
  }
  return texts;
};

const optionsOf = (attributes: Readonly<Record<string, string>>): ConnectOptions => ({
  ...DEFAULTS,
  ...Object.fromEntries(
    DRAWN.map((name): readonly unknown[] => [name, readOption(name, attributes[attributeOf(name)] ?? null)]),
  ),
});

const languageOf = (tag: string): Language => {
  const lang = preferredLanguage([tag]);
  const trigger = TRIGGERS[`./${lang}.json`];
  return trigger ? { lang, dir: directionOf(lang), trigger } : ENGLISH;
};

/**
 * Returns the element as HTML, with its button in a declarative shadow root. The button is visible before any script
 * runs, and the element replaces it without a layout shift, in any language. An invalid value is drawn as the element
 * would draw it, after one warning in the console.
 * @throws TypeError for an invalid attribute name in `attributes`
 */
export const renderTrigger = (options: RenderTriggerOptions = {}): string => {
  const attributes = attributesOf(options);
  const drawn = optionsOf(attributes);
  const language = languageOf(drawn.locale || attributes.lang || 'en');
  const text = language.trigger[`button.${drawn.loginType}`].replaceAll('{provider}', () => drawn.provider);
  const button = makeTrigger<DrawnElement, DrawnElement>((...parts) => new DrawnElement(...parts));
  drawTrigger(button, drawn, text, language);
  // The element uses these texts until it has loaded its language. English is part of the element.
  if (language !== ENGLISH) button.value = JSON.stringify(language);
  const style = elementHtml('style', { nonce: options.nonce ?? null }, TRIGGER_CSS);
  const root = elementHtml('template', { shadowrootmode: 'open' }, style + button.html());
  return elementHtml(ELEMENT_NAME, attributes, root);
};

/** The source that `style-src` of a strict policy needs for `renderTrigger`, with its quotes: `'sha256-…'`. */
export const triggerStyleHash = async (): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(TRIGGER_CSS));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
};
