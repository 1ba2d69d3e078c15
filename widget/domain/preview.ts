import { isConnectorId } from '../../common/platforms/ids.ts';
import type { UserRecord } from '../types.ts';
import { fieldsOf } from './fields.ts';

/** The person's limits of a share, besides the choice of rows. */
export interface ShareLimits {
  /** Ends the access after this time, if the application's own end is later. */
  readonly shorter?: 'hour' | 'month' | undefined;
  /** What the application does not see; by default as in the last grant. */
  readonly leftOut?: { readonly platforms: readonly string[]; readonly topics: readonly string[] };
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** An entry of a platform. Its kind and text identify it when the person removes it. */
export interface ReadEntry {
  readonly platform: string;
  readonly kind: string;
  readonly text: string;
  readonly said: string;
}

/** The answer of `POST /api/preview`. */
export interface Preview {
  readonly InferenceResult: { readonly status: 'reading' | 'complete' };
  /** One for each confirmation. `said` is the sentence to show; `null` if nothing is known yet. */
  readonly rows: readonly {
    readonly said: string | null;
    readonly entries: readonly { readonly said: string; readonly from: readonly ReadEntry[] }[];
  }[];
  readonly sources: readonly Named[];
  readonly topics: readonly Named[];
  readonly leftOut: Required<ShareLimits>['leftOut'];
  /** End of the grant within which a frame on a page of another origin may share, ISO 8601. */
  readonly until?: string;
}

/** Whether a frame shares in a window of the provider: by a press in itself, it frees nothing that was left out before. */
export const needsConsent = (
  user: UserRecord | null,
  approved: readonly string[],
  { leftOut }: ShareLimits,
) => leftOut !== undefined || !approved.every((id) => user?.lastDataRequest?.approvedData.includes(id));

type PreviewText =
  | ('now' | 'nothing' | 'notGiven' | 'strike' | 'struck' | 'notStruck')
  | ('only' | 'until' | 'longest' | 'hour' | 'month' | 'counts' | 'never');

/** The preview in the data step, on pages of the provider. */
export interface PreviewView {
  /** `null` before the answer, and if there is none. */
  readonly shown: Preview | null;
  readonly text: (key: PreviewText, params?: Readonly<Record<string, string>>) => string;
  /** `false` if the entry still counts. */
  readonly strike: (entry: ReadEntry) => Promise<boolean>;
}

/** The platforms that can be connected. The provider knows others only by a download. */
export const connectorsIn = (found: readonly Named[]) => found.map(({ id }) => id).filter(isConnectorId);

/** One field is enough: the provider answers its own page. */
export const isPreview = (answer: unknown): answer is Preview => 'rows' in fieldsOf(answer);
