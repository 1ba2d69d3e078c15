import type { ConnectorId } from '../../../common/platforms/ids.ts';
import { fieldsOf, textOf } from './json.ts';
import type { ReadFault } from './read-error.ts';

type Meaning = readonly [text: RegExp, fault: ReadFault];

/**
 * GitHub gives no code, only a text:
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api, …/api-versions,
 * https://docs.github.com/enterprise-cloud@latest/authentication/authenticating-with-single-sign-on (`X-GitHub-SSO`)
 */
const GITHUB: readonly Meaning[] = [
  [/\brate limit\b|\babuse detection\b/i, 'limited'],
  [/\bsupported version\b|\badministrative rules\b/i, 'operator'],
  [/\bbad credentials\b|\brequires authentication\b/i, 'token'],
  [/\bpagination is limited\b|\baccess blocked\b/i, 'absent'],
];

/** Pinterest's codes 3 and 29 mean a missing permission, or an application that Pinterest has not approved. */
const PINTEREST: readonly Meaning[] = [[/\bconsumer type\b|\btrial access\b/i, 'operator']];

const TEXTS: Readonly<Partial<Record<ConnectorId, readonly Meaning[]>>> = {
  github: GITHUB,
  pinterest: PINTEREST,
};

/** The fault that a platform names by its text alone; `null` if code and status are enough. */
export const messageFault = (connector: ConnectorId, body: unknown): ReadFault | null => {
  const message = textOf(fieldsOf(body).message) ?? '';
  return TEXTS[connector]?.find(([text]) => text.test(message))?.[1] ?? null;
};

/**
 * Statuses with a special meaning. LinkedIn answers 404 if the member has no data in a domain; 451 is a permanent
 * refusal for legal reasons (RFC 7725).
 */
const STATUSES: Readonly<Partial<Record<ConnectorId, Readonly<Record<number, ReadFault>>>>> = {
  github: { 451: 'absent' },
  linkedin: { 404: 'absent' },
  reddit: { 451: 'absent' },
};

/** The fault that a status alone names at this platform; `null` if the status has no special meaning there. */
export const statusFault = (connector: ConnectorId, status: number): ReadFault | null =>
  STATUSES[connector]?.[status] ?? null;
