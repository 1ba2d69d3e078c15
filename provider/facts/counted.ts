/** The subject of a limit of sign-ins: a signed-in person, or a client with the id of a solved proof of work, if any. */
export type Counted =
  | { readonly personId: string }
  | { readonly client: string; readonly proof: string | null };
