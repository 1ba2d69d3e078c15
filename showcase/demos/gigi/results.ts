import type { WidgetMessage } from '../../shared/connect/widget-message.ts';

const SAMPLE_CONNECTOR_SCORE = 9.24;

/** The stored result of the connector (specification §3). */
export interface ConnectorResult {
  readonly source: 'mosaic';
  /** The approved data. */
  readonly personality: WidgetMessage['approved'];
  readonly username: string | undefined;
  readonly accessToken: string;
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
