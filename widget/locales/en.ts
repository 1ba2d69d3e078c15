import { ERROR_TEXTS } from '../errors.ts';
import { OLD_BROWSER, TRIGGER_TEXTS } from '../trigger-texts.ts';

/** The English texts of the dialog, used if a language lacks a text. */
export const en = {
  ...ERROR_TEXTS,

  'hint.mailRefused': 'This address refuses our mail. Please use another one.',
  'hint.retryAfter': 'Try again {time}.',
  'hint.later': 'Please try again in a moment.',
  'hint.expired': 'This code is no longer valid. Send a new one.',
  'hint.tooManyTries': 'Too many tries. Send a new code to go on.',
  'hint.unavailable': 'The service is not available at the moment. Please try again soon.',

  'element.browser': OLD_BROWSER,
  'dialog.close': 'Close',
  'dialog.loading': 'Loading...',
  'dialog.progress': 'Step {at} of {of}',
  'account.signedIn': 'Signed in as',
  'account.signOut': 'Sign out',
  'protect.flow': 'Nothing is shared with {appName} until you choose.',
  'protect.pin': 'Encrypted in this browser, for {provider} only.',
  'protect.data': '{appName} receives only what you switch on.',

  'email.title.signIn': 'Sign in with {provider}',
  'email.title.signUp': 'Sign up with {provider}',
  'email.lead': '{appName} uses {provider} to know you without a password. We’ll e-mail a code to you.',
  'email.label': 'E-mail address',
  'email.placeholder': 'you@example.com',
  'email.submit': 'Send code',
  'email.test': 'Test mode: any e-mail address works, and nothing is sent',

  'passkey.signIn': 'Sign in with a passkey',
  'passkey.offer': 'Next time, sign in with a passkey instead of a code: one touch is enough.',
  'passkey.add': 'Add a passkey',
  'passkey.skip': 'Not now',

  'code.title': 'Check your inbox',
  'code.lead': 'Enter the {digits} digits that we sent to',
  'code.label': 'Verification code',
  'code.submit': 'Verify',
  'code.testMode': 'Test mode: use code {code}',
  'code.resend': 'Send again',
  'code.resendIn': 'Send again in {seconds} s',
  'code.sending': 'Sending a new code...',
  'code.sent': 'A code is on its way.',
  'code.late': 'Nothing yet? Look in your spam folder.',
  'code.change': 'Use another e-mail',

  'success.title': 'You’re signed in',
  'success.lead': 'One moment, please.',

  'onboarding.title': 'Connect your data',
  'onboarding.lead': '{provider} learns what you like from the accounts you connect. One is enough to begin.',
  'onboarding.list': 'Platforms',
  'onboarding.waiting': 'Finish signing in to {platform} in the window that opened.',
  'onboarding.doubt': 'Closed the {platform} window? Cancel, or tap {platform} to open it again.',
  'onboarding.continue': 'Continue',
  'onboarding.skip': 'Skip for now',
  'onboarding.download': 'Have a download? Read it here.',
  'platform.idle': 'Tap to connect',
  'platform.connecting': 'Connecting...',
  'platform.connected': 'Connected',
  'platform.failed': 'Failed',
  'platform.download': 'Use a download',
  'platform.cancel': 'Cancel',

  'pin.title': 'Create a PIN',
  'pin.lead':
    'You enter it to download or delete your data. You choose it once, so pick one you will remember.',
  'pin.label': 'PIN',
  'pin.show': 'Show PIN',
  'pin.rule.length': 'At least {count} characters',
  'pin.rule.digit': 'At least one digit',
  'pin.rule.special': 'At least one special character',
  'pin.met': 'met',
  'pin.unmet': 'not met yet',
  'pin.progress': '{count} of {total} rules met',
  'pin.submit': 'Create PIN',

  'training.title': 'Setting things up',
  'training.lead': 'This takes about ten seconds.',
  'training.step1': 'Preparing your profile',
  'training.step2': 'Reading your connections',
  'training.step3': 'Finding your interests',
  'training.step4': 'Putting it all together',
  'training.done': 'All set!',
  'training.doneLead': 'Your profile is ready to use.',
  'training.progress': 'Set-up progress',

  'data.title': 'Share with {appName}?',
  'data.lead': 'You decide what {appName} may see.',
  'asker.awaited': 'Checking who is asking…',
  'asker.why': 'Why: {purpose}',
  'asker.kept': 'Kept for {time}',
  'asker.policy': 'Privacy policy',
  'asker.until': 'Access until {date}; end it at any time.',
  'operator.terms': 'Terms of use',
  'operator.imprint': 'Legal notice',
  'data.list': 'Data to share',
  'data.required': 'Always shared',
  'data.basic.name': 'Basic data',
  'data.basic.description': 'Your username and general interests.',
  'data.basic.tooltip':
    '{appName} gets your username, and a score for each topic it asks about: 32 at most. It is part of every request.',
  'data.personality.name': 'Personality',
  'data.personality.description': 'Your personality type and main traits.',
  'data.personality.tooltip':
    'Scores only. They cover up to 64 topics instead of 32. Your posts, messages and contacts are never included.',
  'data.preferences.name': 'Preferences',
  'data.preferences.description': 'Topics and content you tend to like.',
  'data.preferences.tooltip':
    'Your 10 strongest topics, each with a score, without the posts and videos they were read from.',
  'data.reasons.name': 'Reasons',
  'data.reasons.description':
    'The names of up to two things you follow or like, for each topic that fits you well.',
  'data.reasons.tooltip':
    'Shows {appName} why a topic fits you: names of channels, pages or projects from your platforms. Never addresses or messages.',
  'data.says': '{appName} says: “{text}”',
  'data.gives': 'Gives: scores for up to {size} topics, your username',
  'data.givesAll':
    'Gives: scores for up to {size} topics, your personality type, your main topics, your username',
  'data.about': 'About {name}',
  'data.privacy': 'Privacy',
  'data.connected': 'Connected: {platforms}',
  'data.connect': 'Connect a platform',
  'data.newTab': '{name}, opens in a new tab',
  'data.share': 'Share',
  'data.retry': 'Try again',
  'data.decline': "Don't share",
  'data.shared': 'Shared with {appName}',
  'data.sharedLead': 'Thank you. You can carry on where you left off.',
} as const satisfies Record<string, string>;

export type MessageKey = keyof typeof en;

// A pure call, because the build keeps the parts of an unused spread, and the flow needs no texts of the trigger.
const withTrigger = () => ({ ...TRIGGER_TEXTS, ...en }) as const;

/** All English texts: the source of every other catalogue, and the keys of `messages`. */
export const catalogue = /* @__PURE__ */ withTrigger();
