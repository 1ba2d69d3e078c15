import { z } from 'zod';
import { contrastOf, type Rgb } from '../../common/contrast.ts';
import { LANGUAGES } from '../../common/languages.ts';
import { Complaint, readNamedFile } from './values.ts';

interface Accent {
  readonly accent: string;
  readonly onAccent: string;
}

interface Logo {
  readonly type: 'image/png' | 'image/svg+xml';
  readonly bytes: Buffer<ArrayBuffer>;
}

interface Colors {
  readonly light: Accent;
  readonly dark: Accent;
}

/** Backgrounds of texts in the accent colour: the plain one, and the surface mixed with {@link TINT} of the accent. */
const GROUNDS = {
  light: { raised: '#f7f2ea', surface: '#fffdf9' },
  dark: { raised: '#292521', surface: '#1e1b18' },
} as const;
/** The strongest tint of kit/styles/page.css. */
const TINT = 0.14;
const ON_ACCENT = { light: '#ffffff', dark: '#161412' } as const;
const MIN_CONTRAST = 4.5;

const rgbOf = (color: string): Rgb =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

const mix = (color: Rgb, other: Rgb, share: number): Rgb =>
  color.map((part, index) => part + ((other[index] ?? part) - part) * share);

const contrastWith = (color: string, scheme: 'light' | 'dark') => {
  const { raised, surface } = GROUNDS[scheme];
  const grounds = [rgbOf(raised), mix(rgbOf(surface), rgbOf(color), TINT)];
  return Math.min(...grounds.map((ground) => contrastOf(rgbOf(color), ground)));
};

const hexOf = (color: Rgb) =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

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
  throw new Complaint(`needs ${complaint}: its contrast is ${ratio}, and must be 4.5`);
};

export const colorsOf = (text: string): Colors => {
  const [light, dark, ...more] = text.split(',').map((part) => part.trim().toLowerCase());
  const isColor = (part: string | undefined) => part === undefined || /^#[0-9a-f]{6}$/.test(part);
  if (light === undefined || !isColor(light) || !isColor(dark) || more.length > 0)
    throw new Complaint(
      'must be a colour as #0c5a57, or two with a comma between: for light and for dark pages',
    );
  return { light: accentFor('light', light), dark: accentFor('dark', dark ?? lightened(light)) };
};

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, PNG.length).equals(PNG);

const BYTE_ORDER_MARK = /^\uFEFF/;

const typeOf = (bytes: Buffer): Logo['type'] | null => {
  if (isPng(bytes)) return 'image/png';
  const text = bytes.toString('utf8').replace(BYTE_ORDER_MARK, '').trimStart();
  return /^<(\?xml|!--|!doctype svg|svg\b)/i.test(text) && /<svg\b/i.test(text) ? 'image/svg+xml' : null;
};

export const logoOf = (path: string): Logo => {
  const bytes = readNamedFile(path);
  const type = typeOf(bytes);
  if (type === null) throw new Complaint('must be an SVG or a PNG file');
  return { type, bytes };
};

const PLACEHOLDERS = /\{[^{}]*\}/g;

/** @param needed placeholder that the text must contain */
const line = (most: number, needed: string, ...optional: readonly string[]) => {
  const allowed = [needed, ...optional];
  return z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u, 'must be one line')
    .refine((text) => text.includes(needed), `must contain ${needed}`)
    .refine(
      (text) => (text.match(PLACEHOLDERS) ?? []).every((found) => allowed.includes(found)),
      `may contain ${allowed.join(' and ')}, and no other braces`,
    );
};

const SUBJECT = line(120, '{name}');

const ofLanguage = z
  .strictObject({
    code: z.strictObject({ subject: SUBJECT, lead: line(400, '{host}', '{name}') }).partial(),
    account: z.strictObject({ subject: SUBJECT, lead: line(400, '{host}', '{name}') }).partial(),
    passkey: z.strictObject({ subject: SUBJECT, lead: line(400, '{name}') }).partial(),
    footer: z
      .string()
      .trim()
      .min(1)
      .max(1_000)
      .regex(/^[\P{Cc}\n]*$/u, 'must be text in lines'),
  })
  .partial()
  .refine(
    ({ code, account }) => code?.subject === undefined || code.subject !== account?.subject,
    'code and account must have different subjects, because their codes open different pages',
  );

const mailTexts = z.partialRecord(z.enum(LANGUAGES), ofLanguage);

type MailTexts = Readonly<z.infer<typeof mailTexts>>;

/** Reads the operator's texts of mails. Warnings, code and the line that binds it to its page stay. */
export const mailTextsOf = (path: string): MailTexts => {
  const text = readNamedFile(path).toString('utf8').replace(BYTE_ORDER_MARK, '');
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Complaint('must name a file of JSON');
  }
  const { data, error } = mailTexts.safeParse(content);
  if (data !== undefined) return Object.freeze(data);
  const [issue] = error.issues;
  throw new Complaint(`is wrong at ${issue?.path.join('.') || 'its first value'}: ${issue?.message}`);
};
