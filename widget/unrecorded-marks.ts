/**
 * Marks by which tools that record sessions leave an element out: rrweb, Amplitude, FullStory, Highlight, Lucky Orange,
 * Mouseflow, New Relic, PostHog, Rollbar, Sentry and Yandex by class; Clarity, Contentsquare, Datadog, Dynatrace, Heap,
 * Hotjar, LogRocket, Matomo, OpenReplay, Sentry and Smartlook (an old and a new one) by attribute.
 */
export const UNRECORDED_CLASSES = [
  ...['rr-block', 'rr-ignore', 'amp-block', 'fs-exclude', 'highlight-block', 'lo-sensitive', 'mf-masked'],
  ...['nr-block', 'ph-no-capture', 'rb-block', 'sentry-block', 'sentry-ignore'],
  ...['ym-hide-content', 'ym-disable-keys'],
].join(' ');
export const UNRECORDED_ATTRIBUTES = {
  'data-clarity-mask': 'true',
  'data-cs-mask': '',
  'data-dd-privacy': 'hidden',
  'data-dtrum-mask': '',
  'data-heap-redact-text': 'true',
  'data-hj-suppress': '',
  'data-private': '',
  'data-matomo-mask': '',
  'data-openreplay-hidden': '',
  'data-sentry-block': '',
  'data-recording-disable': 'true',
  'data-sl': 'exclude',
} as const;
