/** Texts of the shell, which it needs before the flow and its catalogue are loaded, in English (specification §2.3). */
export const TRIGGER_TEXTS = {
  'button.signIn': 'Sign In with {provider}',
  'button.signUp': 'Sign Up with {provider}',
  'button.signOut': 'Sign Out of {provider}',
  'element.load': '{provider} could not be loaded. Check your connection and try again.',
} as const;

/** The same texts in any language. */
export type TriggerTexts = Readonly<Record<keyof typeof TRIGGER_TEXTS, string>>;

/** In place of the dialog, or of the button where the browser cannot run that either. */
export const OLD_BROWSER = 'This browser is too old to sign in here. Please update it or use another one.';
