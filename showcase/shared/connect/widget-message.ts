import { isRecord } from '../lib/is-record.ts';

/**
 * The message that the widget posts to its own window after a completed request (contract §2.5, specification §7 call
 * 5).
 */
export interface WidgetMessage {
  readonly source: 'content-script';
  readonly type: 'API_URL_RESPONSE';
  readonly unique: 'Mosaic-Response';
  /** Absolute http(s) address of the approved data. */
  readonly APIurl: string;
  /** One entry for each approved data type. A size unknown to this page is no error. */
  readonly approved: readonly { readonly data: string }[];
  readonly accessToken: string;
  /** Not always sent (specification §7). */
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
 * Returns the message in an event; `null` for anything else. It must come from this window and its origin, with every
 * field valid (contract §2.5). Never throws.
 */
export const parseWidgetMessage = (event: MessageEvent, self: Window = window): WidgetMessage | null =>
  event.source === self && event.origin === self.location.origin ? readMessage(event.data) : null;
