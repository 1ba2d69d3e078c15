import { at, type KnownFile } from './kit/archive.ts';

/** The folder has a name in the person's language, the file has not. */
export const archive = (): readonly KnownFile[] => [
  { kind: 'follows', isAt: at('followed_topics\\.txt'), format: 'lines', pick: (text) => ({ text }) },
];
