import type { OptionName } from '../../widget/element/attributes.ts';
import type { DataConnectButton } from '../../widget/element/data-connect-button.ts';
import { attributeRows } from './attributes.ts';

type Lifecycle = `${string}Callback`;
type Own = Exclude<keyof DataConnectButton, keyof HTMLElement | OptionName | Lifecycle>;
type MethodName = { [Name in Own]: DataConnectButton[Name] extends () => Promise<void> ? Name : never }[Own];

/** The options and the element’s own properties. */
export interface PropertyRow {
  readonly name: string;
  readonly type: string;
  readonly readonly: boolean;
  /** The property's attribute, or `null`. */
  readonly attribute: string | null;
  readonly default: string;
  readonly description: string;
}

export interface MethodRow {
  readonly name: string;
  readonly returns: string;
  readonly description: string;
}

type PropertyNote = Omit<PropertyRow, 'name' | 'attribute'>;

const OWN_PROPERTIES: Readonly<Record<Exclude<Own, MethodName>, PropertyNote>> = {
  onComplete: {
    type: '((result: DataRequestResult) => void) | null',
    readonly: false,
    default: 'null',
    description:
      'The completion callback, called just before `complete` with the same object; what it throws is logged.',
  },
  messages: {
    type: 'Readonly<Record<string, string>>',
    readonly: false,
    default: '{}',
    description: 'Overrides of single texts, by message key.',
  },
  email: {
    type: 'string',
    readonly: false,
    default: '""',
    description:
      'The person’s e-mail address as the page knows it. It fills the field of the next opening and signs no person in. A property only: no markup, event or address has it.',
  },
  signedIn: {
    type: 'boolean',
    readonly: true,
    default: 'false',
    description:
      'Whether a person is signed in. With `isolation="frame"` the page learns it when they share with it.',
  },
  step: {
    type: 'Step | null',
    readonly: true,
    default: 'null',
    description: 'The step on the screen, or `null` while the dialog is closed.',
  },
};

const METHOD_NOTES: Readonly<Record<MethodName, string>> = {
  open: 'Opens the dialog; resolves when it shows, rejects if the flow cannot be loaded. `row` names the row of data at which the data step starts; `step` starts at the platforms (`onboarding`) or at the training.',
  close: 'Closes the dialog; resolves when it is gone.',
  signOut: 'Forgets the saved record and fires `signout`; an open dialog goes back to the e-mail step.',
  startTraining: 'Opens the dialog at the training step, closing it first where it is open.',
};

export const propertyRows: readonly PropertyRow[] = [
  ...attributeRows.map(({ property, name, type, initial, description }) => ({
    name: property,
    type,
    readonly: false,
    attribute: name,
    default: JSON.stringify(initial),
    description,
  })),
  ...Object.entries(OWN_PROPERTIES).map(([name, note]) => ({ name, attribute: null, ...note })),
];

export const METHODS: readonly MethodRow[] = Object.entries(METHOD_NOTES).map(([name, description]) => ({
  name,
  returns: 'Promise<void>',
  description,
}));
