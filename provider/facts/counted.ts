/** The subjects of limits for a client's address. */
export interface CountedClient {
  /** An IPv4 address or a /64 network; empty if the call has no connection. */
  readonly client: string;
  /** The /48 network of an IPv6 address; `null` for any other address. */
  readonly network: string | null;
}

/**
 * The subject of a limit of sign-ins: a signed-in person, or a client with the id of a solved proof of work, if any.
 */
export type Counted = { readonly personId: string } | (CountedClient & { readonly proof: string | null });
