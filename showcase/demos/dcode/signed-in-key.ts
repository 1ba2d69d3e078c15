/** Where it is kept that the member is signed in, which shows the badges; apart, so that the entry file need not load the demo. */
export const SIGNED_IN_KEY = 'data-connect:dcode:signed-in';
