/** Constants of specification §9, specification §5 and contract §2. Every name contains its unit. */

export const CODE_LENGTH = 6;
/** Digits of a code for an address with many wrong guesses. */
export const LONG_CODE = 8;
/** `{secret}` of the specification: the only code that test mode accepts (contract §1). */
export const TEST_CODE = '123456';
export const PIN_MIN_LENGTH = 8;
export const PIN_SPECIALS = '!@#$%^&*(),.?":{}|<>';

export const TEST_CODE_DELAY_MS = 1000;
export const RESEND_COOLDOWN_MS = 30_000;
/** A person who waits longer for a code to be sent is told that a proof of work takes a while. */
export const LONG_SENDING_MS = 2000;
/** How long a mailed code is valid. Within this time, the code step is shown again after a reload or a closing. */
export const CODE_LIFETIME_MS = 600_000;
/** A browser stores a timer's delay in 32 bits. A longer delay would fire at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;
export const SUCCESS_SCREEN_MS = 1000;
export const SUCCESS_CALLBACK_MS = 1500;
export const FAILURE_CALLBACK_MS = 2000;
export const OVERLAY_REMOVAL_MS = 100;
/** Time in which a page that moves an element puts it back. Turbo needs several microtasks, others one frame. */
export const MOVE_MS = 50;
/** Delay before a dialog that is still loading shows its empty box: less would flicker on a fast network. */
export const WAIT_MS = 100;
/** Maximum time between the two presses of a double press. */
export const DOUBLE_PRESS_MS = 500;

export const POPUP_WIDTH_PX = 500;
export const POPUP_HEIGHT_PX = 600;
export const POPUP_POLL_MS = 1000;
/** Delay before the widget closes a popup that returned to our own origin and did not close itself. */
export const POPUP_AUTO_CLOSE_MS = 10_000;
export const OAUTH_FLAG_MAX_AGE_MS = 30_000;
export const CONNECTION_TIMEOUT_MS = 300_000;
/** How long a window that appears closed may still report a result (contract §2.6). */
export const CLOSED_GRACE_MS = 15_000;
export const MOBILE_MAX_WIDTH_PX = 768;

export const TRAINING_STEP_MS = [2000, 2500, 3000, 2000] as const;
export const TRAINING_DONE_MS = 1000;

export const REQUEST_TIMEOUT_MS = 20_000;
/** A session ends after seven days without a call, so a session in use has a call within its last seven days. */
export const RENEW_BEFORE_MS = 7 * 86_400_000;
