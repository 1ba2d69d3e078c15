import type { WhyUnknown } from './inference.ts';

/**
 * Why a page keeps its order: the server's reason, `unread` if the page may not make call 5, `unanswered` if the call
 * failed and the page can repeat it, `ended` if the access ended before everything was read, or `unlike` if no entry of
 * the page fits the person.
 */
export type WhyGeneral = WhyUnknown | 'unread' | 'unanswered' | 'ended' | 'unlike';

/** The text while interests are known and a platform is still being read. */
export const STILL_READING = 'Some of what you connected is still being read, so this order may change.';

/** The page's text for each reason. */
export const WHY_GENERAL: Readonly<Record<WhyGeneral, string>> = {
  unconnected:
    'You have connected no platform, so nothing is known of your interests: this is the general list.',
  reading: 'Your platforms are still being read, so this is the general list for now.',
  failed: 'Your platforms could not be read, so this is the general list.',
  unread: 'Your interests could not be read, so this is the general list.',
  unanswered: 'Your interests could not be read, so this is the general list.',
  ended:
    'Not all that you connected was read before this access ended. Share again to bring the list up to date.',
  language: 'Your entries are in a language that we do not read yet, so this is the general list.',
  nothing: 'Nothing in what you connected stood out yet, so this is the general list.',
  unlike: 'Nothing here is close to what you connected, so this is the general list.',
};

export const isWhyGeneral = (value: unknown): value is WhyGeneral =>
  typeof value === 'string' && Object.hasOwn(WHY_GENERAL, value);
