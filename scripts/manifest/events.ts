import { ERROR_TEXTS } from '../../widget/errors.ts';
import type {
  CloseReason,
  DataRequestResult,
  EventDetails,
  FailureDetail,
  Step,
} from '../../widget/types.ts';

/** TypeScript text of a field's type, as narrow as a type can check. */
type TypeText<Value> = [Value] extends [boolean | undefined]
  ? 'boolean' | 'true'
  : [Value] extends [number | undefined]
    ? 'number'
    : string;

/** Every field of a detail. A trailing `?` in the text marks an optional one. */
type FieldTexts<Detail> = {
  readonly [Field in keyof Detail]-?: TypeText<Detail[Field]> | `${TypeText<Detail[Field]>}?`;
};

interface EventNote<Detail> {
  readonly description: string;
  /** Whether the event bubbles and crosses shadow roots. */
  readonly bubbles: boolean;
  /** Name of the detail's type, or `null`. */
  readonly detail: string | null;
  readonly fields: [Detail] extends [null]
    ? Readonly<Record<string, never>>
    : FieldTexts<NonNullable<Detail>>;
}

const union = (names: Readonly<Record<string, unknown>>) =>
  Object.keys(names)
    .map((name) => `'${name}'`)
    .join(' | ');

/** Causes for the closing of the dialog. */
export const REASONS: Readonly<Record<CloseReason, string>> = {
  backdrop: 'a press outside the panel',
  button: 'the close button',
  escape: 'the Escape key',
  api: 'the host called `close()`',
  complete: 'the person is done',
  removed: 'the element was removed from the page',
};

/** The steps of the flow, in the usual order. */
export const STEPS: Readonly<Record<Step, string>> = {
  email: 'asks for the e-mail address',
  code: 'asks for the code from the mail',
  success: 'says that the person is signed in',
  onboarding: 'offers the platforms to connect',
  pin: 'asks for a new PIN',
  training: 'shows the timed training',
  dataRequest: 'asks what to share',
};

const FAILURES: Readonly<Record<FailureDetail['code'], unknown>> = { ...ERROR_TEXTS, 'element.load': '' };

const RESULT: FieldTexts<DataRequestResult> = {
  userHash: 'string',
  appName: 'string',
  approvedData: 'readonly string[]',
  apiUrl: 'string',
  testMode: 'boolean',
  timestamp: 'string',
  apiResponse: 'Readonly<Record<string, unknown>>?',
  success: 'boolean?',
  error: 'string?',
  receipt: 'string?',
  code: 'string?',
  rejected: 'true?',
};

/** In the order of their occurrence. */
const NOTES: { readonly [Name in keyof EventDetails]: EventNote<EventDetails[Name]> } = {
  open: { description: 'The dialog opens.', bubbles: false, detail: null, fields: {} },
  stepchange: {
    description: 'A step begins; fired before its first request.',
    bubbles: false,
    detail: 'StepChangeDetail',
    fields: { step: union(STEPS), previous: `${union(STEPS)} | null` },
  },
  failure: {
    description: 'Something failed; the person sees `message`.',
    bubbles: false,
    detail: 'FailureDetail',
    fields: { code: union(FAILURES), message: 'string', step: `${union(STEPS)} | null` },
  },
  complete: {
    description: 'The person made their choice; at most once for each opening.',
    bubbles: true,
    detail: 'DataRequestResult',
    fields: RESULT,
  },
  close: {
    description: 'The dialog is closed; exactly once for each `open`.',
    bubbles: false,
    detail: 'CloseDetail',
    fields: { reason: union(REASONS) },
  },
  signout: {
    description: 'The saved record was forgotten; the detail is `null` if no person was signed in.',
    bubbles: false,
    detail: 'SignOutDetail | null',
    fields: { username: 'string' },
  },
};

export interface EventRow {
  readonly name: string;
  readonly description: string;
  readonly bubbles: boolean;
  /** `CustomEvent<CloseDetail>` */
  readonly type: string;
  /** Type text of each field of the detail, by field name. */
  readonly fields: Readonly<Record<string, string>>;
}

export const EVENTS: readonly EventRow[] = Object.entries(NOTES).map(([name, { detail, ...note }]) => ({
  name,
  ...note,
  type: `CustomEvent<${detail}>`,
}));
