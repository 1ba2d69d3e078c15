// Classes by which tools that record sessions leave an element out: rrweb, Amplitude, FullStory, Glassbox, Highlight,
// Inspectlet (an old and a new one), Lucky Orange, Mouseflow, New Relic, Pendo, PostHog, Rollbar, Sentry, SessionStack,
// Userback, VWO, Yandex and Zipy.
export const UNRECORDED_CLASSES = [
  ...['rr-block', 'rr-ignore', 'amp-block', 'fs-exclude', 'highlight-block', 'lo-sensitive', 'mf-masked'],
  ...['nr-block', 'ph-no-capture', 'rb-block', 'sentry-block', 'sentry-ignore'],
  ...['ym-hide-content', 'ym-disable-keys', 'cls_mask', 'inspectlet-sensitive', 'inspectletIgnore'],
  ...['nls_protected', 'pendo-sr-ignore', 'sessionstack-sensitive', 'userback-block', 'zipy-block'],
].join(' ');
// Attributes for the same: Clarity, Contentsquare, Datadog, Dynatrace, Heap, Hotjar, LogRocket, Matomo, Medallia,
// OpenReplay, Quantum Metric, Sentry, Session Rewind and Smartlook (an old and a new one).
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
  'data-di-mask': '',
  'data-qm-encrypt': '',
  'data-sr-redact': '',
} as const;
