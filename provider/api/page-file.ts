import { z } from 'zod';
import { defineCall, NO_BODY } from './call.ts';

/** Routes for a page and its files: they are no calls, and not in the document of calls. */
export const definePageFile =
  (summary: string) =>
  (id: string, path: string, handle: Parameters<typeof defineCall<'nobody', undefined>>[0]['handle']) =>
    defineCall({
      id,
      method: 'get',
      path,
      summary,
      by: 'nobody',
      body: NO_BODY,
      answer: z.unknown(),
      refuses: [],
      handle,
    });
