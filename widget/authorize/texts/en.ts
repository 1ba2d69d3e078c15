/** English texts of the page, besides those of the steps. */
export const en = {
  title: 'Continue to {appName}',
  cancel: 'Cancel',
  cancelled: 'Cancelling did not work. Check your connection and try again.',
  'email.name': 'Also give {appName} my e-mail address',
  'email.about': 'Off unless you switch it on. {appName} may then write to {email}.',
  lasting: '{appName} can use this also while you are away, until the access ends or you end it.',
  'leaving.title': 'Taking you back to {appName}',
  'stuck.title': 'You are not back at {appName} yet',
  'stuck.lead': 'Your answer did not get through. Check your connection and try again.',
  nothing: 'Nothing is shared with {appName}. Please choose once more.',
  'gone.title': 'This sign-in is no longer valid',
  'gone.lead':
    'It is over, or it began in another browser. Go back to the app or site that you came from and start again there.',
  'unread.title': 'This page could not be loaded',
  'unread.lead': 'Check your connection and try again.',
  retry: 'Try again',
  'outside.note':
    'If this page is inside another app, Google allows no sign-in here. To connect YouTube or Gmail, start again in your browser.',
  'outside.open': 'Open in your browser',
  'outside.copy': 'Copy link',
  'outside.copied': 'Copied',
  newTab: '{name}, opens in a new tab',
} as const satisfies Record<string, string>;

export type PageTextKey = keyof typeof en;

export type PageTexts = Readonly<Record<PageTextKey, string>>;
