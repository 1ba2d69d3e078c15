/** A library that changes a part of a page in place, and how a page calls it. */
export interface Morph {
  readonly name: string;
  /** Packages' files that the page includes. */
  readonly libraries: readonly string[];
  /** Attributes of the element, besides its id. */
  readonly attributes?: string;
  /** Whether the library moves the element, so that browsers load its frame anew. */
  readonly isMoved?: boolean;
  /** Tag of `#area`; `div` by default. */
  readonly area?: string;
  /** A script that replaces `#area` by that of the next page. `next` is the new markup, `inner` that of its content. */
  readonly change: string;
}

const HTMX = ['htmx.org/dist/htmx.min.js'];
const HTMX_2 = ['htmx-2/dist/htmx.min.js', 'idiomorph/dist/idiomorph-ext.min.js'];
const ALPINE = ['@alpinejs/morph/dist/cdn.min.js', 'alpinejs/dist/cdn.min.js'];
const TURBO = ['@hotwired/turbo/dist/turbo.es2017-umd.js'];
const AREA = "document.querySelector('#area')";

const swap = (style: string) =>
  `htmx.ajax('GET', '/next-page', { target: '#area', swap: '${style}', select: '#area' })`;

/** A script that performs an action of Turbo's streams. `content` is a JavaScript expression for its markup. */
const stream = (action: string, content: string) =>
  `Turbo.renderStreamMessage('<turbo-stream ${action} target="area"><template>' + ${content} + '</template></turbo-stream>')`;

const visitFrame = `${AREA}.src = '/next-page'`;

/** Ways that keep the element. */
export const KEEPING: readonly Morph[] = [
  {
    name: 'Idiomorph',
    libraries: ['idiomorph/dist/idiomorph.min.js'],
    change: `Idiomorph.morph(${AREA}, next)`,
  },
  {
    name: 'morphdom',
    libraries: ['morphdom/dist/morphdom-umd.min.js'],
    isMoved: true,
    change: `morphdom(${AREA}, next)`,
  },
  {
    name: 'a refresh by Turbo',
    libraries: TURBO,
    change: "Turbo.session.refresh(location.href, { method: 'morph' })",
  },
  {
    name: 'a stream of Turbo that morphs the part around it',
    libraries: TURBO,
    change: stream('action="replace" method="morph"', 'next'),
  },
  {
    name: 'a visit of the frame of Turbo around it, with data-turbo-permanent',
    libraries: TURBO,
    area: 'turbo-frame',
    attributes: 'data-turbo-permanent',
    isMoved: true,
    change: visitFrame,
  },
  { name: 'a morph by htmx', libraries: HTMX, change: swap('outerMorph') },
  {
    name: 'a swap by htmx with hx-preserve',
    libraries: HTMX,
    attributes: 'hx-preserve',
    change: swap('outerHTML'),
  },
  {
    name: 'the Idiomorph extension of htmx 2',
    libraries: HTMX_2,
    change: `document.body.setAttribute('hx-ext', 'morph'); ${swap('morph:outerHTML')}`,
  },
  {
    name: 'a morph by Alpine',
    libraries: ALPINE,
    attributes: 'key="connect"',
    isMoved: true,
    change: `Alpine.morph(${AREA}, next)`,
  },
];

const boosted = `
  document.body.insertAdjacentHTML('beforeend', '<p hx-boost:inherited="true" hx-boost="true"><a href="/next-page">Next</a></p>');
  htmx.process(document.body);
  document.querySelector('a').click()`;

/** Ways that replace the element by a new one. */
export const REPLACING: readonly Morph[] = [
  { name: 'a swap by htmx', libraries: HTMX, change: swap('outerHTML') },
  { name: 'a boosted link of htmx', libraries: HTMX, change: boosted },
  {
    name: 'a page visit by Turbo',
    libraries: TURBO,
    change: "Turbo.visit(new URL('/next-page', location).href)",
  },
  {
    name: 'a stream of Turbo that replaces the part around it',
    libraries: TURBO,
    change: stream('action="replace"', 'next'),
  },
  {
    // Turbo inserts a clone of the element.
    name: 'a stream of Turbo that replaces the part around it, with data-turbo-permanent',
    libraries: TURBO,
    attributes: 'data-turbo-permanent',
    change: stream('action="replace"', 'next'),
  },
];
