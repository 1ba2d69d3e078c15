/** Storage keys. `{slug}` is the provider's name in lower case, with one `-` for each run of other characters. */
export const STORAGE_KEYS = {
  'data-connect:{slug}:user':
    'The record of the signed-in person; never the PIN, never a code. Test mode and an API of another origin extend the key.',
  'data-connect:{slug}:user:frame:{api-key}':
    'With `isolation="frame"`, on the page: the name of a person who has shared with it, until they sign out.',
  'data-connect:{slug}:user:open':
    'The token of a session that the person ended, until the server has been told; nothing reads it for another call.',
  'data-connect:{slug}:user:code:{api-key}':
    'In session storage, for ten minutes: the address and challenge of a mailed code; never the code.',
  'data-connect:{slug}:oauth': 'A connection to a platform that is under way or has just ended.',
  'data-connect:{slug}:passkey': 'Whether a passkey was used in this browser, or the person wants none.',
  'data-connect:{slug}:keys:{origin}':
    'In the provider’s frame: the applications that people signed in to on pages of this origin.',
  'data-connect:{slug}:browser':
    'In the provider’s frame: that a person signed in here, so that strangers cannot use up their codes.',
} as const satisfies Record<string, string>;
