import { fieldsOf, isText } from '../domain/fields.ts';
import type { ConnectOptions } from '../element/attributes.ts';
import { DEFAULTS, OPTION_NAMES, readOption } from '../element/attributes.ts';
import type { Embedded } from '../element/flow-types.ts';
import { attributeTextOf } from '../element/properties.ts';

const MAX_TEXT_LENGTH = 20_000;
const MAX_THEME_VALUE_LENGTH = 300;

export const THEME_NAMES: readonly string[] = [
  ...['accent', 'on-accent', 'surface', 'raised', 'text', 'muted', 'border', 'outline', 'danger', 'success'],
  ...['tile-warm', 'tile-red', 'backdrop', 'focus', 'radius', 'space', 'shadow', 'font', 'font-title'],
  ...['font-size', 'width'],
];

export interface OwnOptions extends Embedded {
  readonly apiBase: string;
  readonly apiKey: string;
  readonly redirectUrl: string;
}

export const optionsOf = (given: unknown, own: OwnOptions): ConnectOptions & Embedded => {
  const fields = fieldsOf(given);
  const read: Record<string, unknown> = {};
  for (const name of OPTION_NAMES) {
    // The provider's own options replace those that the host's page sends.
    if (Object.hasOwn(own, name)) continue;
    const text = attributeTextOf(name, fields[name]);
    read[name] = readOption(name, text?.slice(0, MAX_TEXT_LENGTH) ?? null);
  }
  return { ...DEFAULTS, ...read, isolation: 'frame', ...own };
};

/** A value that is too long or could load a resource is left out. */
export const applyTheme = ({ style }: HTMLElement, given: unknown): void => {
  const fields = fieldsOf(given);
  for (const name of THEME_NAMES) {
    const value = fields[name];
    const isAllowed =
      isText(value) && value.length <= MAX_THEME_VALUE_LENGTH && !/url|image|src\(/i.test(value);
    style.setProperty(`--dc-${name}`, isAllowed ? value : '');
  }
};
