import { fillText } from '../errors.ts';
import type { ConnectOptions, LoginType } from '../types.ts';

/** Texts the shell shows before the flow and its catalogue are there (specification §2.3). */
const LABELS: Record<LoginType, string> = {
  signIn: 'Sign In with {provider}',
  signUp: 'Sign Up with {provider}',
  signOut: 'Sign Out of {provider}',
};

/** Overrides of single texts, by message key. */
export type Messages = Readonly<Record<string, string>>;

/** The trigger's label; a host overrides it under `button.signIn`, `button.signUp` or `button.signOut`. */
export const triggerLabel = ({ loginType, provider }: ConnectOptions, messages: Messages): string =>
  fillText(messages[`button.${loginType}`] ?? LABELS[loginType], { provider });

/** What the person reads where the flow could not be fetched; overridden under `element.load`. */
export const LOAD_FAILURE = 'Sign-in could not be loaded. Check your connection and try again.';
