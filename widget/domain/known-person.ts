export interface KnownTexts {
  readonly lead: string;
  /** Names the person by their shortened address. */
  readonly accept: string;
  readonly skip: string;
}

/** The token of another application's session, or the id of the session at /account, whose token is in the cookie. */
export type KnownSession = { readonly token: string } | { readonly account: string };

export interface KeptSession {
  readonly session: KnownSession;
  /** Removes the session from this browser, because the provider no longer knows it. */
  forget(): void;
}

/** A person who is signed in for other applications of the page, or at /account, in this browser. */
export interface KnownPerson {
  /** At least one, in the order in which they are tried. */
  readonly sessions: readonly KeptSession[];
  /** In the present language of the dialog. */
  texts(): KnownTexts;
}
