import type { WhyUnknown } from './inference.ts';

/** Why a page stays as it is for everybody. */
export const WHY_GENERAL: Readonly<Record<WhyUnknown, string>> = {
  unconnected:
    'You have connected no platform, so nothing is known of your interests: this is the general list.',
  reading: 'Your platforms are still being read, so this is the general list for now.',
  failed: 'Your platforms could not be read, so this is the general list.',
  nothing: 'Nothing in what you connected stood out yet, so this is the general list.',
};
