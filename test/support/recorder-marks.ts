/** A class or an attribute of each tool's documentation. */
const MARKS = [
  ['rrweb', '.rr-block'],
  ['rrweb, what is typed', '.rr-ignore'],
  ['Amplitude', '.amp-block'],
  ['Clarity', '[data-clarity-mask=true]'],
  ['Contentsquare', '[data-cs-mask]'],
  ['Datadog', '[data-dd-privacy=hidden]'],
  ['Dynatrace', '[data-dtrum-mask]'],
  ['FullStory', '.fs-exclude'],
  ['Heap', '[data-heap-redact-text=true]'],
  ['Highlight', '.highlight-block'],
  ['Hotjar', '[data-hj-suppress]'],
  ['LogRocket', '[data-private]'],
  ['Lucky Orange', '.lo-sensitive'],
  ['Matomo', '[data-matomo-mask]'],
  ['Mouseflow', '.mf-masked'],
  ['New Relic', '.nr-block'],
  ['OpenReplay', '[data-openreplay-hidden]'],
  ['PostHog', '.ph-no-capture'],
  ['Rollbar', '.rb-block'],
  ['Sentry', '.sentry-block'],
  ['Smartlook', '[data-sl=exclude]'],
  ['Smartlook, older', '[data-recording-disable=true]'],
  ['Yandex', '.ym-hide-content'],
  ['Yandex, what is typed', '.ym-disable-keys'],
] as const;

/** The tools for which an element has no mark. */
export const unmarked = (elements: readonly Element[]) =>
  elements.flatMap((element) => MARKS.filter(([, mark]) => !element.matches(mark)).map(([tool]) => tool));
