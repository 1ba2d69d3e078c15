/**
 * Local-storage key of the person of a page: what `useInterests` keeps. A sign-out removes it, and `forgetOld` after the
 * registered time. It is a separate file, so the entry file does not load the rest.
 */
export const personKeyOf = (place: string) => `data-connect:${place}:person`;
