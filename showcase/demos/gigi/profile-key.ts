/** Local-storage key of the visitor's profile. It is a separate file, so the entry file does not load the demo. */
export const PROFILE_KEY = 'data-connect:gigi:profile';
