import { z } from 'zod';
import { type Definition, define } from './call.ts';

/** Redirects the browser. */
export const leadOn = (Location: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status: 303, headers: { ...headers, Location } });

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
