import { z } from 'zod';
import { LANGUAGES } from '../common/languages.ts';
import { readNamedFile } from './config-file.ts';
import { ConfigError } from './config-values.ts';

const PLACEHOLDERS = /\{[^{}]*\}/g;

/**
 * One line of a mail.
 * @param needed placeholder for the content that the mail must have
 * @param others further placeholders that it may contain
 */
const line = (most: number, needed: string, ...others: readonly string[]) => {
  const known = [needed, ...others];
  return z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u, 'must be one line')
    .refine((text) => text.includes(needed), `must contain ${needed}`)
    .refine(
      (text) => (text.match(PLACEHOLDERS) ?? []).every((found) => known.includes(found)),
      `may contain ${known.join(' and ')}, and no other braces`,
    );
};

const SUBJECT = line(120, '{name}');

const ofLanguage = z
  .strictObject({
    code: z.strictObject({ subject: SUBJECT, lead: line(400, '{host}', '{name}') }).partial(),
    account: z.strictObject({ subject: SUBJECT, lead: line(400, '{host}', '{name}') }).partial(),
    passkey: z.strictObject({ subject: SUBJECT, lead: line(400, '{name}') }).partial(),
    /** Lines below the provider's name, contact and pages. */
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

/**
 * The operator's own texts of mails by language, in place of the provider's: subject and first sentence of each kind of
 * mail, and a footer.
 */
export type MailTexts = Readonly<z.infer<typeof mailTexts>>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError('MAIL_TEXTS', 'must name a file of JSON');
  }
};

/**
 * Reads the file that `MAIL_TEXTS` names. The warnings, the code and the line that binds it to its page stay the
 * provider's.
 * @throws ConfigError with the place of the first wrong text
 */
export const mailTextsOf = (path: string | undefined): MailTexts => {
  if (path === undefined) return {};
  const text = readNamedFile('MAIL_TEXTS', path)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  const { data, error } = mailTexts.safeParse(parsed(text));
  if (data !== undefined) return Object.freeze(data);
  const [issue] = error.issues;
  const place = issue?.path.join('.') || 'its first value';
  throw new ConfigError('MAIL_TEXTS', `is wrong at ${place}: ${issue?.message}`);
};
