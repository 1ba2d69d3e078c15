/** Types between the provider's frame and the reader of downloads, which the frame loads from the account pages. */
import type { ConnectorId } from '../../common/platforms/ids.ts';
import type { SignalKind } from '../../common/platforms/kit/facts.ts';
import type { Found } from './found.ts';

/** The fields of an entry that leave the browser, of all that a download has. */
export type SentEntry = Pick<Found, 'text' | 'about' | 'at'> & { readonly kind: SignalKind };

/** The provider's answer to the ticked entries of one platform. */
export type Sent =
  | { readonly ok: true; readonly kept: number; readonly withheld: number }
  /** `retryAfterS` is the wait in seconds until the next try; 0 if the provider does not say. */
  | { readonly ok: false; readonly code: string; readonly retryAfterS: number };

/** Sends the ticked entries of one platform. Never rejects. */
export type SendEntries = (platform: ConnectorId, entries: readonly SentEntry[]) => Promise<Sent>;

export interface ReaderNeeds {
  /** Contains the reader and its style sheet. */
  readonly root: ShadowRoot;
  /** BCP 47 tag. */
  readonly language: string;
  readonly send: SendEntries;
  /** Called once, when the reader is gone: by the person, or by the returned function. */
  readonly onClose: () => void;
}

/** Shows the reader as a modal dialog before it resolves; the returned function closes it. */
export type OpenReader = (needs: ReaderNeeds) => Promise<() => void>;
