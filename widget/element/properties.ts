import type { ConnectOptions, ConnectorName, DataSize, RequestData, Tier } from '../types.ts';
import { DEFAULTS, type OptionName } from './attributes.ts';

/** `request-data` as a property: a list of ids, or the host's tiers by size (contract §2.3). */
export type RequestDataProperty = readonly string[] | Readonly<Partial<Record<DataSize, Tier>>>;

type Writable<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] };

/** The properties of `<data-connect-button>` that mirror its attributes (contract §2.1). */
export interface ConnectProperties extends Writable<Omit<ConnectOptions, 'requestData' | 'connectors'>> {
  requestData: RequestDataProperty | string;
  connectors: readonly ConnectorName[] | string;
}

const requestDataProperty = (request: RequestData): RequestDataProperty =>
  request.kind === 'types' ? request.ids : request.tiers;

/** The value of a property, frozen: it changes only when the property is written. */
export const propertyOf = (options: ConnectOptions, name: OptionName) =>
  Object.freeze(name === 'requestData' ? requestDataProperty(options.requestData) : options[name]);

/** A host may pass any value; one that JSON cannot express is not allowed, and must not throw (contract §2.1). */
const jsonOf = (value: object): string => {
  try {
    return JSON.stringify(value);
  } catch (error) {
    return String(error);
  }
};

/** The attribute's text for a value written to a property; `null` removes the attribute. */
export const attributeTextOf = (name: OptionName, value: unknown): string | null => {
  // Preact writes an empty text to remove a property.
  if (value === null || value === undefined || value === '') return null;
  if (typeof DEFAULTS[name] === 'boolean') return value ? '' : null;
  if (name === 'connectors' && Array.isArray(value)) return value.join(',');
  return typeof value === 'object' ? jsonOf(value) : String(value);
};
