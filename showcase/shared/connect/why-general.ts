import type { WhyUnknown } from './inference.ts';

/** Why a page keeps the general order: the server's reason, or `unread` if call 5 gave no answer. */
export type WhyGeneral = WhyUnknown | 'unread';

/** The page's text for each reason. */
export const WHY_GENERAL: Readonly<Record<WhyGeneral, string>> = {
  unconnected:
    'You have connected no platform, so nothing is known of your interests: this is the general list.',
  reading: 'Your platforms are still being read, so this is the general list for now.',
  failed: 'Your platforms could not be read, so this is the general list.',
  unread: 'Your interests could not be read, so this is the general list.',
  language: 'Your entries are in a language that we do not read yet, so this is the general list.',
  nothing: 'Nothing in what you connected stood out yet, so this is the general list.',
};
