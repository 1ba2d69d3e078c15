/** Texts of the shell in English, for the time before the flow and its catalogue are loaded (specification §2.3). */
export const TRIGGER_TEXTS = {
  'button.signIn': 'Sign In with {provider}',
  'button.signUp': 'Sign Up with {provider}',
  'button.signOut': 'Sign Out of {provider}',
  'button.menu': 'Signed in as {username}',
  'element.load': '{provider} could not be loaded. Check your connection and try again.',
} as const;

/** The same texts in any language. */
export type TriggerTexts = Readonly<Record<keyof typeof TRIGGER_TEXTS, string>>;

/** Replaces the dialog, or the button if the browser cannot run that either. */
export const OLD_BROWSER = 'This browser is too old to sign in here. Please update it or use another one.';

/** For a page whose scripts have replaced built-ins of the browser, if no frame of the provider can show the dialog. */
export const PAGE_ALTERED =
  'You cannot sign in on this page: another script on it has changed basic functions of the browser.';
