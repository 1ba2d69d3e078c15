import { orUndefined } from '../../common/or-undefined.ts';
import { isText } from '../domain/fields.ts';
import type { ConnectorName, DataSize, Tier } from '../types.ts';
import type { ConnectOptions } from './attributes.ts';
import { DEFAULTS, type OptionName } from './attributes.ts';

/** `request-data` as a property: a list of ids, or the host's tiers by size (contract §2.3). */
export type RequestDataProperty = readonly string[] | Readonly<Partial<Record<DataSize, Tier>>>;

type Writable<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] };

/** The properties of `<data-connect-button>` that mirror its attributes (contract §2.1), and the address. */
export interface ConnectProperties extends Writable<Omit<ConnectOptions, 'requestData' | 'connectors'>> {
  /**
   * What to ask for: ids of data types (`basic` is always included), or a JSON map of tiers by size. The property takes a
   * list or an object as well.
   */
  requestData: RequestDataProperty | string;
  /** Platforms to offer, in the order to show them, separated by commas. */
  connectors: readonly ConnectorName[] | string;
  /**
   * The person's e-mail address as the host knows it, for the field of the e-mail step; empty without one. It has no
   * attribute, because an address does not belong into the page's markup.
   */
  email: string;
}

/** Frozen: only writing the property changes it. */
export const propertyOf = (options: ConnectOptions, name: OptionName): unknown =>
  Object.freeze(name === 'requestData' ? Object.values(options[name])[0] : options[name]);

/** `null` removes the attribute. */
export const attributeTextOf = (name: OptionName, value: unknown): string | null =>
  // Preact writes an empty text to remove a property.
  (value ?? '') === ''
    ? null
    : DEFAULTS[name] === false
      ? value
        ? ''
        : null
      : // A host may pass any value. A value without a text form is invalid, and must not throw (contract §2.1).
        `${orUndefined(() => (Array.isArray(value) || isText(value) ? `${value}` : JSON.stringify(value)))}`;
