import { z } from 'zod';
import { type Definition, define } from './call.ts';

/** Routes for a page and its files. */
export const definePageFile =
  (summary: string) =>
  (
    id: string,
    path: string,
    handle: Definition<'anonymous', undefined>['handle'],
    more: Partial<Pick<Definition<'anonymous', undefined>, 'query' | 'headers' | 'refuses' | 'isPage'>> = {},
  ) =>
    define.get(path, { id, summary, by: 'anonymous', isFile: true, answer: z.unknown(), ...more, handle });
