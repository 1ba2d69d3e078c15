/**
 * The public contract as data. Manifests, typings and the recorded contract are made from it. Only the build uses it;
 * no page loads it. Defaults and allowed values come from the code that reads the element's attributes.
 */
import { ELEMENT_NAME } from '../../widget/brand.ts';
import { type AttributeRow, attributeRows } from './attributes.ts';
import { EVENTS, type EventRow } from './events.ts';
import { ENTRIES, EXPORTS, type ExportRow } from './exports.ts';
import { METHODS, type MethodRow, type PropertyRow, propertyRows } from './members.ts';
import { STORAGE_KEYS } from './storage.ts';
import { customPropertyRows, PARTS, SLOTS, STATES, type StyleRow } from './styling.ts';

/** A name with a description. */
export interface NamedRow {
  readonly name: string;
  readonly description: string;
}

export interface Contract {
  readonly tagName: string;
  readonly className: string;
  readonly description: string;
  readonly attributes: readonly AttributeRow[];
  readonly properties: readonly PropertyRow[];
  readonly methods: readonly MethodRow[];
  readonly events: readonly EventRow[];
  readonly slots: readonly NamedRow[];
  readonly parts: readonly NamedRow[];
  readonly customProperties: readonly StyleRow[];
  readonly states: readonly NamedRow[];
  readonly storage: readonly NamedRow[];
  readonly exports: readonly ExportRow[];
  /** Subpaths of the package. */
  readonly entries: readonly string[];
}

const named = (rows: Readonly<Record<string, string>>): NamedRow[] =>
  Object.entries(rows).map(([name, description]) => ({ name, description }));

/**
 * Returns the contract of this source tree. `css` is the text of all stylesheets; it contains the defaults of the
 * custom properties.
 * @throws Error if the stylesheets read a custom property without a description, or do not read a described one
 */
export const contractOf = (css: string): Contract => ({
  tagName: ELEMENT_NAME,
  className: 'DataConnectButton',
  description: 'A button that opens the sign-in and data-sharing dialog of a provider.',
  attributes: attributeRows,
  properties: propertyRows,
  methods: METHODS,
  events: EVENTS,
  slots: named(SLOTS),
  parts: named(PARTS),
  customProperties: customPropertyRows(css),
  states: named(STATES),
  storage: named(STORAGE_KEYS),
  exports: EXPORTS,
  entries: ENTRIES,
});
