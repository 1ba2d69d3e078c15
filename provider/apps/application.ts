import { z } from 'zod';
import { isName, UsageError } from '../config/values.ts';
import {
  CLIENT_DEFAULTS,
  type ClientSettings,
  ID_TOKEN_ALGS,
  isNative,
  PKCE_RULES,
} from '../facts/openid.ts';
import { ACCESS_DAYS, type AppTerms, NO_TERMS } from '../facts/terms.ts';
import { originOf, redirectOf, spellingsOf } from './addresses.ts';
import type { NewApp } from './apps.ts';

/** A refusal that the operator reads; other refusals of a call only name the field. */
const rule = (error: string) => ({ error, params: { isRule: true } });

const text = z.string().max(2_000);

/** A text that is registered in the form that `read` returns; `null` refuses it. */
const canonical = (read: (given: string) => string | null, complaint: (given: string) => string) =>
  text.transform((given, context): string => {
    const value = read(given);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: complaint(given), params: { isRule: true } });
    return z.NEVER;
  });

const MAX_LINE = 200;

const line = (complaint: string) =>
  text
    .trim()
    .refine((given) => given !== '' && given.length <= MAX_LINE && !/\p{Cc}/u.test(given), rule(complaint));

const MAX_DAYS = 36_500;

const days = (option: string, most: number) => {
  const complaint = `{${option}} must be a number of days from 1 to ${most}`;
  return z.int(complaint).refine((count) => count >= 1 && count <= most, rule(complaint));
};

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** A BCP 47 tag. */
export const isLanguageTag = (given: string): boolean => LANGUAGE.test(given);

const httpsUrlOf = (given: string): string | null => {
  const url = URL.canParse(given) ? new URL(given) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
};

export const isolation = z.enum(['none', 'frame']);
export const idTokenAlg = z
  .enum(ID_TOKEN_ALGS)
  .meta({ description: '`id_token_signed_response_alg`, also of logout tokens.' });
export const pkce = z.enum(PKCE_RULES).meta({
  description:
    '`nonce`: a sign-in may have a nonce in place of a code challenge; for an application with a secret whose client compares the nonce.',
});

/** A host, as the sector identifier of OpenID Connect Core, section 8.1, is one. */
const sectorOf = (given: string) => originOf(`https://${given}`)?.slice('https://'.length) ?? null;

const SETTINGS = {
  name: text
    .trim()
    .refine(isName, rule('{name} must be one line of at most 60 characters: mails show it'))
    .optional(),
  purposes: z
    .record(
      z.string().max(35).refine(isLanguageTag),
      line(`{purpose} must be one line of at most ${MAX_LINE} characters, or LANGUAGE=LINE`),
    )
    .optional()
    .meta({ description: 'Sentences by language: `{"en": "Shows books that fit you"}`.' }),
  privacyUrl: canonical(httpsUrlOf, () => '{privacyUrl} must be an https address').optional(),
  keepDays: days('keepDays', MAX_DAYS).optional(),
  contact: line('{contact} must be one line: an e-mail address or a page').optional(),
  accessDays: days('accessDays', ACCESS_DAYS.most).optional(),
  idTokenAlg: idTokenAlg.optional(),
  pkce: pkce.optional(),
  sector: canonical(sectorOf, () => '{sector} must be a host name: shop.example')
    .optional()
    .meta({ description: 'A host name. Applications of one sector know a person by the same `sub`.' }),
};

const unique = (texts: readonly string[]) => [...new Set(texts)];

const origins = z
  .array(
    canonical(originOf, (given) => {
      const hint = given.includes('://*.')
        ? 'each host name is an origin of its own, so name every subdomain'
        : 'https://shop.example, or http://localhost:* for development';
      return `${given} is no origin: ${hint}`;
    }),
  )
  .max(200)
  .transform(unique);

const redirects = z
  .array(
    canonical(
      (given) => redirectOf(given)?.url ?? null,
      (given) =>
        `${given} is no address to return to: it must be https, or http on a loopback address, with /* for all pages of an origin only, or the scheme of a native app, which is a domain name in reverse: com.example.app:/callback`,
    ),
  )
  .max(200)
  .transform(unique)
  .optional();

export const newApp = z.strictObject({
  ...SETTINGS,
  origins,
  redirects,
  isolation: isolation.optional(),
  isTest: z.boolean().optional(),
  isConfidential: z.boolean().optional(),
});

/** Absent fields stay unchanged. */
export const appChanges = z.strictObject({
  ...SETTINGS,
  origins: origins.optional().meta({
    description:
      'All origins, in place of the present ones. Each address to return to must be on one of them.',
  }),
  redirects,
  isolation: isolation.optional(),
  webhook: text
    .nullable()
    .optional()
    .meta({ description: 'An https address; `null` ends the webhook and deletes its waiting events.' }),
  backchannelLogoutUri: text.nullable().optional().meta({
    description:
      'An https address that gets a logout token when a person’s sign-in ends; `null` ends that and deletes what waits.',
  }),
  backchannelLogoutSessionRequired: z.boolean().optional().meta({
    description:
      'Whether each logout token has `sid`. Goes with `backchannelLogoutUri`; absent, it stays as it is.',
  }),
});

type Settings = Pick<z.output<typeof appChanges>, keyof typeof SETTINGS>;

/** @throws UsageError for a native app: the secret would be in every copy of the app (RFC 8252, section 8.5) */
export const requireKeepsSecret = (redirect: string): void => {
  if (isNative(redirect))
    throw new UsageError(
      `${redirect} is for a native app, which keeps no secret: register a public app for it`,
    );
};

/** @throws UsageError for an address on none of the origins, except in a native app, which needs no origin */
export const requireAddresses = (
  given: Pick<NewApp, 'origins' | 'redirects'>,
  isConfidential: boolean,
): void => {
  for (const redirect of given.redirects) {
    if (isConfidential) requireKeepsSecret(redirect);
    const origin = redirectOf(redirect)?.origin ?? null;
    if (origin !== null && !spellingsOf(origin).some((spelling) => given.origins.includes(spelling)))
      throw new UsageError(`${redirect} is on no origin of the app`);
  }
  if (given.origins.length === 0 && !given.redirects.some(isNative))
    throw new UsageError('An app needs at least one {origin}');
};

/** @throws UsageError for a live app that does not state its purpose and its use of the data */
export const termsFrom = (given: Settings, mode: NewApp['mode'], before: AppTerms = NO_TERMS): AppTerms => {
  const terms = {
    purposes: given.purposes ?? before.purposes,
    privacyUrl: given.privacyUrl ?? before.privacyUrl,
    keepDays: given.keepDays ?? before.keepDays,
    contact: given.contact ?? before.contact,
    accessDays: given.accessDays ?? before.accessDays,
  };
  const missing = [
    Object.keys(terms.purposes).length === 0 ? '{purpose}' : null,
    terms.privacyUrl === null ? '{privacyUrl}' : null,
    terms.keepDays === null ? '{keepDays}' : null,
    terms.contact === null ? '{contact}' : null,
  ].filter((name) => name !== null);
  if (mode === 'live' && missing.length > 0) throw new UsageError(`A live app needs ${missing.join(', ')}`);
  return terms;
};

/** @throws UsageError for a public application without PKCE: the code would have no protection */
export const clientFrom = (
  given: Settings,
  isConfidential: boolean,
  before: ClientSettings = CLIENT_DEFAULTS,
): ClientSettings => {
  if (given.pkce === 'nonce' && !isConfidential)
    throw new UsageError('{pkce} nonce is for an application with a secret');
  return { idTokenAlg: given.idTokenAlg ?? before.idTokenAlg, pkce: given.pkce ?? before.pkce };
};

/** @throws UsageError */
export const newAppFrom = (given: z.output<typeof newApp>): NewApp => {
  const { name, isConfidential = false, redirects: places = [], isolation: where = 'none', sector } = given;
  if (name === undefined) throw new UsageError('An app needs {name}');
  const addresses = { origins: given.origins, redirects: places };
  requireAddresses(addresses, isConfidential);
  const mode = given.isTest ? 'test' : 'live';
  const terms = termsFrom(given, mode);
  const client = clientFrom(given, isConfidential);
  return { name, mode, isolation: where, terms, client, isConfidential, sector, ...addresses };
};
