/** The lowest versions in which everything works. `scripts/browsers.ts` compiles the widget for them. */
export const LOWEST = { chrome: 125, edge: 125, firefox: 126, safari: 17.5 } as const;

type Versions = Readonly<Record<keyof typeof LOWEST, number | null>>;

interface Feature extends Versions {
  readonly name: string;
  /** The effect for a person in a browser without the feature; `null` for a feature that the widget needs. */
  readonly without: string | null;
  /** Whether a test covers it in Chromium, Firefox and WebKitGTK. The other rows are based on MDN's data only. */
  readonly isTested: boolean;
}

/** First versions with the feature, from MDN's compatibility data 8.1.9; `null` if no version has it. */
export const FEATURES: readonly Feature[] = [
  { name: 'light-dark()', chrome: 123, edge: 123, firefox: 120, safari: 17.5, without: null, isTested: true },
  { name: ':state()', chrome: 125, edge: 125, firefox: 126, safari: 17.4, without: null, isTested: true },
  { name: ':has()', chrome: 105, edge: 105, firefox: 121, safari: 15.4, without: null, isTested: false },
  {
    name: 'nested CSS rules',
    chrome: 120,
    edge: 120,
    firefox: 117,
    safari: 17.2,
    without: null,
    isTested: false,
  },
  {
    name: 'adopted style sheets, import.meta.resolve',
    chrome: 105,
    edge: 105,
    firefox: 106,
    safari: 16.4,
    without: null,
    isTested: true,
  },
  {
    name: 'container units',
    chrome: 105,
    edge: 105,
    firefox: 110,
    safari: 16,
    without: null,
    isTested: true,
  },
  { name: '<dialog>', chrome: 37, edge: 79, firefox: 98, safari: 15.4, without: null, isTested: true },
  {
    name: 'modulepreload',
    chrome: 66,
    edge: 79,
    firefox: 115,
    safari: 17,
    without: 'the dialog’s file is fetched when the pointer comes, not before.',
    isTested: true,
  },
  {
    name: 'Trusted Types',
    chrome: 83,
    edge: 83,
    firefox: 148,
    safari: 26,
    without: 'the directive of your policy does nothing.',
    isTested: true,
  },
  {
    name: 'integrity in import maps',
    chrome: 127,
    edge: 127,
    firefox: 138,
    safari: 18,
    without: 'the import map checks no file.',
    isTested: true,
  },
  {
    name: 'integrity of module preloads',
    chrome: 66,
    edge: 79,
    firefox: 115,
    safari: null,
    without: 'the preload does not check the dialog’s file.',
    isTested: true,
  },
  {
    name: 'moveBefore',
    chrome: 133,
    edge: 133,
    firefox: 144,
    safari: null,
    without: 'an element with an open dialog is moved by `append`.',
    isTested: true,
  },
  {
    name: 'text-wrap: pretty',
    chrome: 117,
    edge: 117,
    firefox: null,
    safari: 26,
    without: 'lines break at other places.',
    isTested: false,
  },
];

const versionsText = ({ chrome, edge, firefox, safari }: Versions) =>
  [
    ['Chrome', chrome],
    ['Edge', edge],
    ['Firefox', firefox],
    ['Safari', safari],
  ]
    .map(([browser, version]) => (version === null ? `no ${browser}` : `${browser} ${version}`))
    .join(', ');

export const FEATURE_FACTS = FEATURES.map((feature) => ({
  name: feature.name,
  note: [feature.without === null ? 'needed' : 'optional', ...(feature.isTested ? ['tested'] : [])].join(
    ', ',
  ),
  text: `${versionsText(feature)}.${feature.without === null ? '' : ` Elsewhere ${feature.without}`}`,
}));
