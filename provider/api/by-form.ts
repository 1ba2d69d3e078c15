import { z } from 'zod';
import { Problem } from '../problem.ts';
import { define, type Route } from './call.ts';
import { leadOn } from './page-file.ts';

/** Maximum length of the whole query: the address must fit into the limits of proxies. */
const LONGEST = 8_000;

/**
 * A page's GET with its parameters as a form (OpenID Connect Core, section 3.1.2.1): redirects to the address with
 * these parameters.
 */
export const byForm = (id: string, path: string, publicUrl: string): Route =>
  define.post(path, {
    id,
    summary: 'The same with the parameters as a form; leads on to the address with them',
    by: 'anonymous',
    isPage: true,
    isForm: true,
    body: z.record(z.string(), z.string()),
    answer: z.undefined(),
    refuses: ['authorize.client'],
    handle: async ({ body }) => {
      const query = new URLSearchParams(body).toString();
      if (query.length > LONGEST) throw new Problem('authorize.client');
      // A browser sends the cookie with the address that it opens itself, but not with the form of another site.
      return leadOn(`${publicUrl}${path}?${query}`);
    },
  });
