/** The texts of the offer to go on as a known person. */
export interface KnownTexts {
  readonly lead: string;
  /** Names the person by their shortened address. */
  readonly accept: string;
  readonly skip: string;
}

/** A person who is signed in for another application of the provider, in this browser and on this site. */
export interface KnownPerson {
  /** Token of that session. The provider gets it after the person's press, and no page does. */
  readonly token: string;
  /** In the present language of the dialog. */
  texts(): KnownTexts;
}
