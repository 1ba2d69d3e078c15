import type { WidgetMessage } from '../../shared/connect/widget-message.ts';
import { isRecord } from '../../shared/lib/is-record.ts';

const SAMPLE_CONNECTOR_SCORE = 9.24;

/** The stored result of the connector (specification §3). */
export interface ConnectorResult {
  readonly source: 'mosaic';
  /** The approved data. */
  readonly personality: WidgetMessage['approved'];
  readonly username: string | undefined;
  /** `null` after a reload: the browser does not store it. */
  readonly accessToken: string | null;
  readonly gigiScore: number;
  /** ISO 8601. */
  readonly completedAt: string;
}

/** The result for a profile address: sample data, except for the address and the time (specification §3). */
export interface ProfileUrlResult {
  readonly source: 'linkedin';
  readonly name: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly connections: number;
  readonly linkedinUrl: string;
  readonly gigiScore: number;
  /** ISO 8601. */
  readonly completedAt: string;
}

export type OnboardingResult = ConnectorResult | ProfileUrlResult;

/** Makes the connector's result from its window message. */
export const connectorResult = (message: WidgetMessage, completedAt: string): ConnectorResult => ({
  source: 'mosaic',
  personality: message.approved,
  username: message.username,
  accessToken: message.accessToken,
  gigiScore: SAMPLE_CONNECTOR_SCORE,
  completedAt,
});

/** Returns the sample result for any profile address. */
export const profileUrlResult = (linkedinUrl: string, completedAt: string): ProfileUrlResult => ({
  source: 'linkedin',
  name: 'Robin Castellan',
  title: 'Product Lead',
  company: 'Lanternworks',
  location: 'San Francisco',
  connections: 512,
  linkedinUrl,
  gigiScore: 8.92,
  completedAt,
});

/** The stored part of a result: all but the access token and the sample values. */
export const storedOf = (result: OnboardingResult) => {
  const { source, completedAt } = result;
  return source === 'linkedin'
    ? { source, completedAt, linkedinUrl: result.linkedinUrl }
    : { source, completedAt, personality: result.personality, username: result.username };
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a stored result of any shape; `null` if there is none. */
export const readResult = (stored: unknown): OnboardingResult | null => {
  if (!isRecord(stored)) return null;
  const { source, completedAt, linkedinUrl, personality, username } = stored;
  if (!isText(completedAt) || Number.isNaN(Date.parse(completedAt))) return null;
  if (source === 'linkedin') return isText(linkedinUrl) ? profileUrlResult(linkedinUrl, completedAt) : null;
  if (source !== 'mosaic' || !Array.isArray(personality)) return null;
  return {
    source,
    personality: personality.flatMap((entry) =>
      isRecord(entry) && isText(entry.data) ? [{ data: entry.data }] : [],
    ),
    username: isText(username) ? username : undefined,
    accessToken: null,
    gigiScore: SAMPLE_CONNECTOR_SCORE,
    completedAt,
  };
};
