import type { ProblemCode } from '../problem.ts';

/** Values that Hono passes between the middlewares. */
export interface Env {
  Bindings: { readonly peer: string };
  /**
   * The request's id; the call's id and the form of its refusals, set after routing; the app's id and the origin that
   * may read the answer, set after the app is known; the code of a refusal.
   */
  Variables: {
    request: string;
    call: string;
    form: 'page' | 'oauth' | 'problem';
    app: string | undefined;
    origin: string;
    code: ProblemCode | undefined;
  };
}
