import { orUndefined } from '../../common/or-undefined.ts';
import type { ConnectOptions } from './attributes.ts';
import { attributeOf, OPTION_NAMES } from './attributes.ts';
import { attributeTextOf, propertyOf } from './properties.ts';

interface Mirrored extends HTMLElement {
  email: string;
  attributeChangedCallback(attribute: string, previous: null, text: string | null): void;
}

/** A framework sets a property only if the prototype has it, otherwise an attribute. */
export const mirrorAttributes = <Element extends Mirrored>(
  prototype: Element,
  optionsOf: (element: Element) => ConnectOptions,
): void => {
  for (const name of OPTION_NAMES) {
    Object.defineProperty(prototype, name, {
      get(this: Element) {
        return propertyOf(optionsOf(this), name);
      },
      set(this: Element, value: unknown) {
        const attribute = attributeOf(name);
        const text = attributeTextOf(name, value);
        // The key never appears in the page's markup (contract §2.1).
        if (name === 'apiKey') this.attributeChangedCallback(attribute, null, text);
        else if (text === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, text);
      },
    });
  }
  prototype.email = '';
};

/** A property that was set before the element was defined is an own property and hides the accessor. */
export const adoptEarlyProperties = (element: HTMLElement): void => {
  for (const [name, value] of Object.entries(element)) {
    // A setter may throw. The button must still be drawn.
    orUndefined(() => {
      Reflect.deleteProperty(element, name);
      Reflect.set(element, name, value);
    });
  }
};
