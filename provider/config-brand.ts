import { contrastOf, type Rgb } from '../common/contrast.ts';
import { readNamedFile } from './config-file.ts';
import { ConfigError, type Variables } from './config-values.ts';

/** The provider's name if the operator gives none. */
export const DEFAULT_NAME = 'Mosaic';

/** A colour for links and buttons, and that of the text on it, as `#rrggbb`. */
interface Accent {
  readonly accent: string;
  readonly onAccent: string;
}

export interface Logo {
  readonly type: 'image/png' | 'image/svg+xml';
  readonly bytes: Buffer<ArrayBuffer>;
}

/** The operator's colours and mark in place of the provider's own; `null` where the operator has none. */
export interface Brand {
  readonly colors: { readonly light: Accent; readonly dark: Accent } | null;
  readonly logo: Logo | null;
}

/** Backgrounds of texts in the accent colour: the plain one, and the surface mixed with {@link TINT} of the accent. */
const GROUNDS = {
  light: { raised: '#f7f2ea', surface: '#fffdf9' },
  dark: { raised: '#292521', surface: '#1e1b18' },
} as const;
/** The strongest tint of kit/styles/page.css. */
const TINT = 0.14;
/** The text on an accent. */
const ON_ACCENT = { light: '#ffffff', dark: '#161412' } as const;
const MIN_CONTRAST = 4.5;

const rgbOf = (color: string): Rgb =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

const mix = (color: Rgb, other: Rgb, share: number): Rgb =>
  color.map((part, index) => part + ((other[index] ?? part) - part) * share);

/** The lowest contrast of texts in this colour. */
const contrastWith = (color: string, scheme: 'light' | 'dark') => {
  const { raised, surface } = GROUNDS[scheme];
  const grounds = [rgbOf(raised), mix(rgbOf(surface), rgbOf(color), TINT)];
  return Math.min(...grounds.map((ground) => contrastOf(rgbOf(color), ground)));
};

const hexOf = (color: Rgb) =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Mixes a colour with white until it is readable on a dark background. */
const lightened = (color: string): string => {
  const mixed = (share: number) => hexOf(mix(rgbOf(color), [255, 255, 255], share));
  for (let percent = 0; percent < 100; percent += 5)
    if (contrastWith(mixed(percent / 100), 'dark') >= MIN_CONTRAST) return mixed(percent / 100);
  return '#ffffff';
};

const accentFor = (scheme: 'light' | 'dark', accent: string): Accent => {
  const contrast = contrastWith(accent, scheme);
  if (contrast >= MIN_CONTRAST) return { accent, onAccent: ON_ACCENT[scheme] };
  const ratio = (Math.floor(contrast * 10) / 10).toFixed(1);
  const complaint =
    scheme === 'light' ? 'a darker one for light pages' : 'a lighter second one for dark pages';
  throw new ConfigError('PROVIDER_COLOR', `needs ${complaint}: its contrast is ${ratio}, and must be 4.5`);
};

const colorsOf = (text: string | undefined): Brand['colors'] => {
  if (text === undefined) return null;
  const [light, dark, ...more] = text.split(',').map((part) => part.trim().toLowerCase());
  const isColor = (part: string | undefined) => part === undefined || /^#[0-9a-f]{6}$/.test(part);
  if (light === undefined || !isColor(light) || !isColor(dark) || more.length > 0) {
    const rule = 'must be a colour as #0c5a57, or two with a comma between: for light and for dark pages';
    throw new ConfigError('PROVIDER_COLOR', rule);
  }
  return { light: accentFor('light', light), dark: accentFor('dark', dark ?? lightened(light)) };
};

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const typeOf = (bytes: Buffer): Logo['type'] | null => {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return /^<(\?xml|!--|!doctype svg|svg\b)/i.test(text) && /<svg\b/i.test(text) ? 'image/svg+xml' : null;
};

const logoOf = (path: string | undefined): Logo | null => {
  if (path === undefined) return null;
  const bytes = readNamedFile('PROVIDER_LOGO', path);
  const type = typeOf(bytes);
  if (type === null) throw new ConfigError('PROVIDER_LOGO', 'must be an SVG or a PNG file');
  return { type, bytes };
};

/** @throws ConfigError */
export const brandOf = (given: Variables): Brand => ({
  colors: colorsOf(given.PROVIDER_COLOR),
  logo: logoOf(given.PROVIDER_LOGO),
});
