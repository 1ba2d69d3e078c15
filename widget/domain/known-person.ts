/** The texts of the offer to go on as a known person. */
export interface KnownTexts {
  readonly lead: string;
  /** Names the person by their shortened address. */
  readonly accept: string;
  readonly skip: string;
}

/**
 * The session of a known person: the token of another application's, or the id of that at /account, which the browser's
 * cookie opens. The provider gets it after the person's press, and no page does.
 */
export type KnownSession = { readonly token: string } | { readonly account: string };

/** A person who is signed in for another application of the page, or at /account, in this browser. */
export interface KnownPerson {
  readonly session: KnownSession;
  /** In the present language of the dialog. */
  texts(): KnownTexts;
}
