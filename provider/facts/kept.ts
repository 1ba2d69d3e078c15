/** The longest texts of an entry that are kept, in characters. */
export const KEPT_CHARACTERS = { name: 120, about: 300 } as const;

/** What ends the keeping of something: the person removes it, has the platform read or connected again, and so on. */
export type Ending = 'removed' | 'readAnew' | 'disconnected' | 'deleted' | 'answered';

/**
 * Everything that is kept of a person for their interests, with what ends it. /account and the documentation show this list,
 * each with texts of its own.
 */
export const KEPT = [
  { name: 'signals', until: ['removed', 'readAnew', 'disconnected', 'deleted'] },
  { name: 'tokens', until: ['disconnected', 'deleted'] },
  { name: 'progress', until: ['disconnected', 'deleted'] },
  { name: 'scores', until: ['answered'] },
] as const satisfies readonly { readonly name: string; readonly until: readonly Ending[] }[];

export type KeptName = (typeof KEPT)[number]['name'];
