import { CONNECTOR_IDS } from '../../common/platforms/ids.ts';
import { type AppFacts, connectorsWith } from '../domain/app-facts.ts';
import { DEFAULT_REQUEST_DATA, parseRequestData } from '../domain/parse-request-data.ts';
import { DATA_TYPE_IDS, rowsOf } from '../domain/request-data.ts';
import type { ConnectOptions } from '../element/attributes.ts';
import { DEFAULTS } from '../element/attributes.ts';
import type { Embedded } from '../element/flow-types.ts';
import type { LocaleMessages } from '../locales/load.ts';
import type { Interaction } from '../services/interaction.ts';
import type { DataTypeId, RequestData } from '../types.ts';

export const requestFor = (labels: readonly string[]): RequestData => {
  const isAsked = (id: DataTypeId) =>
    rowsOf({ ids: [id] }).some(({ label, required }) => required || labels.includes(label));
  return { ids: DATA_TYPE_IDS.filter(isAsked) };
};

export const optionsFor = (
  { key, origin, labels, window }: Interaction,
  app: AppFacts,
  provider: string,
  { locale }: LocaleMessages,
  own: string,
): ConnectOptions & Required<Omit<Embedded, 'readDownload'>> & { readonly appRecord: string } => ({
  ...DEFAULTS,
  provider,
  appName: app.name,
  apiBase: '/api',
  apiKey: key,
  requestData: window ? parseRequestData(window.requestData) || DEFAULT_REQUEST_DATA : requestFor(labels),
  // The person connects platforms in the frame.
  connectors: window ? [] : connectorsWith(CONNECTOR_IDS, app),
  autoFetch: true,
  locale,
  // The callback page leads back to the page that the person left.
  redirectUrl: `${own}/frame/callback`,
  isolation: 'frame',
  embedder: origin,
  // The name of the application, because the publishable key of an interaction is gone after it.
  appRecord: `${origin} ${app.name}`,
});
