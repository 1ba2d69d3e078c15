import browsersJson from './browsers.json';
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
export const FEATURES: readonly Feature[] = browsersJson;

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
