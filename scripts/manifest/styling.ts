/** Children of the element that replace its own content. */
export const SLOTS = {
  icon: 'Replaces the mark in the button.',
  label: 'Replaces the text of the button.',
  header: 'Replaces the provider’s mark and name at the head of the dialog.',
  legal: 'Stands at the foot of every step of the dialog; shown only while it is open.',
} as const satisfies Record<string, string>;

/** Custom states, for `:state()`. */
export const STATES = {
  open: 'The dialog shows.',
  loading: 'The flow is being fetched after a press.',
  signedin: 'A person is signed in.',
} as const satisfies Record<string, string>;

/** Names for `::part()`. */
export const PARTS = {
  button: 'The button itself.',
  icon: 'The mark in the button.',
  label: 'The text of the button.',
  menu: 'The menu of a signed-in person, with `signed-in="menu"`.',
  'menu-item': 'One item of it.',
  notice: 'The line below the button that says why the dialog could not open.',
  dialog: 'The modal dialog; its `::backdrop` lies behind.',
  panel: 'The surface that holds everything in the dialog.',
  header: 'The head with brand, set-up and close button.',
  brand: 'The provider’s mark and name.',
  'brand-mark': 'The mark of the brand.',
  'brand-name': 'The provider’s name.',
  'set-up': 'Where the person is in the set-up.',
  'set-up-tile': 'One tile of it.',
  close: 'The close button.',
  body: 'One step.',
  title: 'The step’s heading.',
  lead: 'The sentence below the heading.',
  address: 'The address the code went to.',
  note: 'A secondary sentence.',
  actions: 'The row of buttons that ends a step.',
  account: 'Who is signed in, with the link to sign out.',
  protection: 'The line that says what is protected.',
  loading: 'The Loading state.',
  spinner: 'The spinner while something is in progress.',
  outcome: 'The result of the sharing.',
  'outcome-mark': 'Its drawing.',
  form: 'A step that is a form.',
  field: 'A label with its input and problem.',
  'field-label': 'The label of an input.',
  input: 'An input.',
  problem: 'What is wrong with a field, below it.',
  'problem-hint': 'What to do about it.',
  'button-primary': 'The main button of a step.',
  'button-quiet': 'A secondary button.',
  'button-link': 'A button that looks like a link.',
  code: 'The six cells of the code.',
  'code-cell': 'One of them.',
  reveal: 'The button that shows the PIN.',
  rules: 'The list of the PIN’s rules.',
  rule: 'One rule of the PIN.',
  'rule-mark': 'Its check mark.',
  specials: 'The special characters it allows.',
  platforms: 'The list of platforms.',
  platform: 'One platform.',
  'platform-press':
    'The button that connects a platform, or the link to the page that reads a download of it.',
  'platform-mark': 'The platform’s mark.',
  'platform-name': 'The platform’s name.',
  'platform-state': 'The platform’s state in words.',
  'platform-reason': 'Why its connection failed.',
  'platform-cancel': 'The button that cancels a connection.',
  download: 'The link to the page that reads downloads of all platforms.',
  progress: 'The training’s progress bar.',
  'progress-tile': 'The tile of one stage.',
  'progress-fill': 'How far that tile is filled.',
  stages: 'The list of the training’s stages.',
  stage: 'One stage of the training.',
  'stage-mark': 'Its mark.',
  banner: 'The red banner over a failed sharing.',
  rows: 'The list of what is asked for.',
  row: 'One data type or tier.',
  'row-icon': 'Its icon.',
  'row-about': 'Its description.',
  'row-name': 'Its name.',
  switch: 'Its switch.',
  badge: 'Its badge: required, or the reward.',
  'tip-button': 'The button of its explanation.',
  tooltip: 'The explanation.',
  privacy: 'The link to its privacy notice.',
} as const satisfies Record<string, string>;

type Syntax = '<color>' | '<length>' | '<shadow>' | '<family-name>' | '<length-percentage>';

interface StyleNote {
  readonly syntax: Syntax;
  readonly description: string;
}

/** Custom properties. A host sets them on the element or on an ancestor. */
const CUSTOM_PROPERTIES: Readonly<Record<`--dc-${string}`, StyleNote>> = {
  '--dc-accent': { syntax: '<color>', description: 'Primary buttons, switches, links.' },
  '--dc-on-accent': { syntax: '<color>', description: 'Text on the accent.' },
  '--dc-surface': { syntax: '<color>', description: 'The panel.' },
  '--dc-raised': { syntax: '<color>', description: 'Fields and rows on the panel.' },
  '--dc-text': { syntax: '<color>', description: 'Text.' },
  '--dc-muted': { syntax: '<color>', description: 'Secondary text.' },
  '--dc-border': { syntax: '<color>', description: 'Lines between things.' },
  '--dc-outline': { syntax: '<color>', description: 'Outlines of fields and switches.' },
  '--dc-danger': { syntax: '<color>', description: 'Problems.' },
  '--dc-success': { syntax: '<color>', description: 'What is done.' },
  '--dc-tile-warm': { syntax: '<color>', description: 'Notes, and one tile of the picture of a success.' },
  '--dc-tile-red': { syntax: '<color>', description: 'Another tile of that picture.' },
  '--dc-backdrop': { syntax: '<color>', description: 'The page behind the dialog.' },
  '--dc-focus': { syntax: '<color>', description: 'The focus ring.' },
  '--dc-radius': {
    syntax: '<length>',
    description: 'Corners of the panel; smaller things take a share of it.',
  },
  '--dc-space': { syntax: '<length>', description: 'The unit of all distances.' },
  '--dc-shadow': { syntax: '<shadow>', description: 'Shadow of the panel.' },
  '--dc-font': { syntax: '<family-name>', description: 'Font of the button and the dialog.' },
  '--dc-font-title': { syntax: '<family-name>', description: 'Font of the headings.' },
  '--dc-font-size': {
    syntax: '<length-percentage>',
    description: 'Size of the dialog’s text; all else follows it.',
  },
  '--dc-width': { syntax: '<length>', description: 'Width of the panel, where the page is wide enough.' },
  '--dc-trigger-radius': { syntax: '<length-percentage>', description: 'Corners of the button.' },
};

export interface StyleRow extends StyleNote {
  readonly name: string;
  /** The default in the stylesheets. */
  readonly default: string;
}

const closingAt = (css: string, from: number): number => {
  let depth = 1;
  let at = from;
  while (depth > 0 && at < css.length) {
    if (css[at] === '(') depth += 1;
    if (css[at] === ')') depth -= 1;
    at += 1;
  }
  return at - 1;
};

/** Returns name and fallback of each `var(--dc-…)`. The first fallback of a name counts. */
const readIn = (css: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const match of css.matchAll(/var\(\s*(--dc-[\w-]+)\s*(,)?/g)) {
    const [whole, name = '', comma] = match;
    const start = match.index + whole.length;
    const fallback = comma ? css.slice(start, closingAt(css, start)).replace(/\s+/g, ' ').trim() : '';
    if (!found.has(name)) found.set(name, fallback);
  }
  return found;
};

/**
 * Returns the custom properties of the stylesheets, in the order of their descriptions.
 * @throws Error if stylesheets and descriptions differ
 */
export const customPropertyRows = (css: string): StyleRow[] => {
  const read = readIn(css);
  const described = Object.entries(CUSTOM_PROPERTIES);
  const undescribed = [...read.keys()].filter((name) => !described.some(([known]) => known === name));
  const unread = described.map(([name]) => name).filter((name) => !read.has(name));
  if (undescribed.length + unread.length > 0) {
    throw new Error(
      `Stylesheets and scripts/manifest/styling.ts disagree. Without a description: ${undescribed.join(', ') || 'none'}. Read by no stylesheet: ${unread.join(', ') || 'none'}.`,
    );
  }
  return described.map(([name, note]) => ({ name, ...note, default: read.get(name) ?? '' }));
};
