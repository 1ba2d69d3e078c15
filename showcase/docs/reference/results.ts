import type { DataRequestResult } from '../../../widget/types.ts';

interface ResultField {
  /** The field's type. */
  readonly note: string;
  readonly text: string;
}

// Typed with the widget's own type, so that a new field without a description is a compile error.
const RESULT: Readonly<Record<keyof DataRequestResult, ResultField>> = {
  userHash: {
    note: 'string',
    text: 'Hex SHA-256 of the e-mail address in lower case. It has no salt: a guessed address can be compared.',
  },
  appName: { note: 'string', text: 'The attribute `app-name`.' },
  approvedData: {
    note: 'string[]',
    text: 'Ids of what the person approved, and nothing else: `basic`, `personality`, `preferences`, `reasons`, or tiers in lower case. Empty after “Don’t share”.',
  },
  apiUrl: {
    note: 'string',
    text: 'The address in the answer to call 4; without one, and without `auto-fetch`, the absolute address of the call that serves it.',
  },
  testMode: { note: 'boolean', text: 'Whether it was a test: it contains no data of a person.' },
  timestamp: { note: 'string', text: 'ISO 8601.' },
  apiResponse: {
    note: 'object?',
    text: 'With `auto-fetch`: the answer to call 4, without its access token.',
  },
  success: {
    note: 'boolean?',
    text: 'With `auto-fetch`: whether call 4 went well. `false` without an answer proves nothing: the server may have shared all the same.',
  },
  error: { note: 'string?', text: 'With `success: false`: the failure in English.' },
  receipt: {
    note: 'string?',
    text: 'With `auto-fetch`: the signed receipt of what was shared, where the answer has one.',
  },
  code: {
    note: 'string?',
    text: 'With `response-type="code"`: the one-time code that your server [exchanges](/docs/host-server#host-code) within 60 seconds.',
  },
  rejected: { note: 'true?', text: 'The person chose “Don’t share”.' },
};

export const RESULT_FIELDS = Object.entries(RESULT).map(([name, field]) => ({ name, ...field }));

/** The window message's fields (contract §2.5). */
export const MESSAGE_FIELDS = [
  { name: 'source', note: "'content-script'", text: 'Always this text.' },
  { name: 'type', note: "'API_URL_RESPONSE'", text: 'Always this text.' },
  { name: 'unique', note: "'Mosaic-Response'", text: 'Always this text: it marks the provider’s response.' },
  {
    name: 'APIurl',
    note: 'string',
    text: 'Absolute http(s) address of [call 5](/docs/server#call-inference).',
  },
  {
    name: 'approved',
    note: '{ data: string }[]',
    text: 'One entry for each approval: `Medium` for basic, `Large` for personality, `Traits` for preferences, `Reasons` for reasons, and a tier’s own size.',
  },
  { name: 'accessToken', note: 'string', text: 'The bearer token for that address.' },
  {
    name: 'username',
    note: 'string',
    text: 'How the person who signed in is named on the screen. Two people may have the same name; `sub` of the `accessToken` tells them apart.',
  },
] as const;
