/** What Hono hands from one part of a request's way to the next. */
export interface Env {
  Bindings: { readonly peer: string };
  /** The call's id and kind, once the route is known; the origin that may read the answer, once the app is. */
  Variables: { call: string; isPage: boolean; origin: string };
}
