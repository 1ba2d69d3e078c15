import type { TriggerButton } from '../element/trigger-markup.ts';

type Attributes = Readonly<Record<string, string | null>>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * Returns an element as HTML. An attribute with `null` is left out.
 * @param content HTML, already escaped
 */
export const elementHtml = (name: string, attributes: Attributes, content: string): string => {
  const texts = Object.entries(attributes).map(([attribute, value]) =>
    value === null ? '' : ` ${attribute}="${escaped(value)}"`,
  );
  return `<${name}${texts.join('')}>${content}</${name}>`;
};

/** The part of a DOM element that making and drawing the trigger needs. */
export class DrawnElement implements TriggerButton {
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
