/** A class or an attribute of each tool's documentation. */
const MARKS = [
  ['rrweb', '.rr-block'],
  ['rrweb, what is typed', '.rr-ignore'],
  ['Amplitude', '.amp-block'],
  ['Clarity', '[data-clarity-mask=true]'],
  ['Datadog', '[data-dd-privacy=hidden]'],
  ['FullStory', '.fs-exclude'],
  ['Hotjar', '[data-hj-suppress]'],
  ['LogRocket', '[data-private]'],
  ['Matomo', '[data-matomo-mask]'],
  ['New Relic', '.nr-block'],
  ['OpenReplay', '[data-openreplay-hidden]'],
  ['PostHog', '.ph-no-capture'],
  ['Sentry', '.sentry-block'],
  ['Smartlook', '[data-recording-disable=true]'],
] as const;

/** The tools for which an element has no mark. */
export const unmarked = (elements: readonly Element[]) =>
  elements.flatMap((element) => MARKS.filter(([, mark]) => !element.matches(mark)).map(([tool]) => tool));
