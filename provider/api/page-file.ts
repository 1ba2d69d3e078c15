import { z } from 'zod';
import { type CallFacts, defineCall, NO_BODY } from './call.ts';

/** Routes for a page and its files. */
export const definePageFile =
  (summary: string) =>
  (
    id: string,
    path: string,
    handle: Parameters<typeof defineCall<'anonymous', undefined>>[0]['handle'],
    more: Partial<Pick<CallFacts, 'query' | 'headers' | 'refuses' | 'isPage'>> = {},
  ) =>
    defineCall({
      id,
      method: 'get',
      path,
      summary,
      by: 'anonymous',
      isFile: true,
      body: NO_BODY,
      answer: z.unknown(),
      refuses: [],
      ...more,
      handle,
    });
