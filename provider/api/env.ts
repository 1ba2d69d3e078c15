/** Values that Hono passes between the middlewares. */
export interface Env {
  Bindings: { readonly peer: string };
  /** The call's id and the form of its refusals, set after routing, and the origin that may read the answer, set after the app is known. */
  Variables: { call: string; form: 'page' | 'oauth' | 'problem'; origin: string };
}
