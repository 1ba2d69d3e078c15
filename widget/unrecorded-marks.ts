/**
 * Marks by which tools that record sessions leave an element out: rrweb, Amplitude, FullStory, New Relic, PostHog and Sentry
 * by class; Clarity, Datadog, Hotjar, LogRocket, Matomo, OpenReplay, Sentry and Smartlook by attribute.
 */
export const UNRECORDED_CLASSES =
  'rr-block rr-ignore amp-block fs-exclude nr-block ph-no-capture sentry-block sentry-ignore';
export const UNRECORDED_ATTRIBUTES = {
  'data-clarity-mask': 'true',
  'data-dd-privacy': 'hidden',
  'data-hj-suppress': '',
  'data-private': '',
  'data-matomo-mask': '',
  'data-openreplay-hidden': '',
  'data-sentry-block': '',
  'data-recording-disable': 'true',
} as const;
