import { isRecord } from '../lib/is-record.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import type { DataSize, TierMap } from './connect-element.ts';

/** Sent after a share (contract §2.5, specification §7 call 5). */
export interface WidgetMessage {
  readonly source: 'content-script';
  readonly type: 'API_URL_RESPONSE';
  readonly unique: 'Mosaic-Response';
  readonly APIurl: string;
  /** The approvals. A size that this page does not know is no error. */
  readonly approved: readonly { readonly data: string }[];
  readonly accessToken: string;
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

/** `null` for any message but a valid one of this window and origin (contract §2.5). Never throws. */
export const parseWidgetMessage = (event: MessageEvent, self: Window = window): WidgetMessage | null =>
  event.source === self && event.origin === self.location.origin ? readMessage(event.data) : null;

/** Every listener of the page gets each message. */
export const useWidgetMessage = (handler: (message: WidgetMessage) => void) =>
  useWindowEvent('message', (event) => {
    const message = event instanceof MessageEvent ? parseWidgetMessage(event) : null;
    if (message) handler(message);
  });

/** The person's id: `sub` of the token (RFC 9068), unverified, because it only decides what the page may still show. */
export const subjectOf = ({ accessToken }: Pick<WidgetMessage, 'accessToken'>): string | null => {
  try {
    const [, claims = ''] = accessToken.replaceAll('-', '+').replaceAll('_', '/').split('.');
    return /"sub":"([^"]+)"/.exec(atob(claims))?.[1] ?? null;
  } catch {
    return null;
  }
};

/** How many items of a list each data size covers (specification §9, inference). */
const SIZES: ReadonlyMap<string, number> = new Map([
  ['Small', 16],
  ['Medium', 32],
  ['Large', 64],
]);

const REASONS = 'Reasons';

export const areReasonsApproved = (approved: WidgetMessage['approved']) =>
  approved.some(({ data }) => data === REASONS);

/** 0 if no size is known. Then nothing may be posted (contract §6). */
export const largestApprovedSize = (approved: WidgetMessage['approved']) =>
  Math.max(0, ...approved.map(({ data }) => SIZES.get(data) ?? 0));

const FROM_THE_LARGEST: readonly DataSize[] = ['Large', 'Medium', 'Small'];

/** The promise for the largest tier that the person approved. */
export const rewardOf = (tiers: TierMap, approved: WidgetMessage['approved']): string | null => {
  const size = FROM_THE_LARGEST.find((each) => approved.some(({ data }) => data === each));
  return (size && tiers[size]?.reward) ?? null;
};
