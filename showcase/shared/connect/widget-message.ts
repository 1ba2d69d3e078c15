import { isRecord } from '../lib/is-record.ts';

/** What the widget posts to its own window after a completed request (contract §2.5, specification §7 call 5). */
export interface WidgetMessage {
  readonly source: 'content-script';
  readonly type: 'API_URL_RESPONSE';
  readonly unique: 'Mosaic-Response';
  /** Absolute http(s) address where the approved data can be asked for. */
  readonly APIurl: string;
  /** One entry for each approved data type; a size this page doesn't know is no error. */
  readonly approved: readonly { readonly data: string }[];
  readonly accessToken: string;
  /** Sent "sometimes" only (specification §7). */
  readonly username?: string;
}

const isHttpAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);

const isEntry = (value: unknown): value is { data: string } =>
  isRecord(value) && typeof value.data === 'string';

const isOptionalText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string';

const readMessage = (data: unknown): WidgetMessage | null => {
  if (!isRecord(data)) return null;
  const { source, type, unique, APIurl, approved, accessToken, username } = data;
  if (source !== 'content-script' || type !== 'API_URL_RESPONSE' || unique !== 'Mosaic-Response') return null;
  if (!isHttpAddress(APIurl) || typeof accessToken !== 'string' || accessToken === '') return null;
  if (!Array.isArray(approved) || !approved.every(isEntry) || !isOptionalText(username)) return null;
  return {
    source,
    type,
    unique,
    APIurl,
    approved: approved.map(({ data: size }) => ({ data: size })),
    accessToken,
    ...(username === undefined ? {} : { username }),
  };
};

/**
 * The message in an event, or `null` for anything else: it counts only from this very window, from its own
 * origin and with every field in shape (contract §2.5). Never throws.
 */
export const parseWidgetMessage = (event: MessageEvent, self: Window = window): WidgetMessage | null =>
  event.source === self && event.origin === self.location.origin ? readMessage(event.data) : null;
