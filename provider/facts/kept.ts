/** The maximum length of stored texts, in characters. */
export const KEPT_CHARACTERS = { name: 120, about: 300 } as const;

/**
 * Events that delete stored data: the person removes it, connects the platform again or has it read again, adds a newer
 * download of the platform, and so on.
 */
export type Ending = 'removed' | 'readAnew' | 'replaced' | 'disconnected' | 'deleted' | 'answered';

/**
 * All data stored about a person's interests, with the events that delete it. /account and the documentation show this
 * list with their own texts.
 */
export const KEPT = [
  { name: 'signals', until: ['removed', 'readAnew', 'disconnected', 'deleted'] },
  { name: 'archives', until: ['removed', 'replaced', 'deleted'] },
  { name: 'tokens', until: ['disconnected', 'deleted'] },
  { name: 'progress', until: ['disconnected', 'deleted'] },
  { name: 'scores', until: ['answered'] },
] as const satisfies readonly { readonly name: string; readonly until: readonly Ending[] }[];

export type KeptName = (typeof KEPT)[number]['name'];
