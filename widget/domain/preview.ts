import { isConnectorId } from '../../common/platforms/ids.ts';
import { fieldsOf } from './fields.ts';

/** What the person limits beside the rows. */
export interface Only {
  /** An end before the application's longest. */
  readonly shorter?: 'hour' | 'month' | undefined;
  /** Without it, what was left out of the last grant stays left out. */
  readonly leftOut?: { readonly platforms: readonly string[]; readonly topics: readonly string[] };
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Something that was read, by which it can be struck out. */
export interface ReadEntry {
  readonly platform: string;
  readonly kind: string;
  readonly text: string;
  readonly said: string;
}

/** The answer of `POST /api/preview`. */
export interface Preview {
  readonly InferenceResult: { readonly status: 'reading' | 'complete' };
  /** One for each confirmation; `said` is `null` if there is nothing yet. */
  readonly rows: readonly {
    readonly said: string | null;
    readonly entries: readonly { readonly said: string; readonly from: readonly ReadEntry[] }[];
  }[];
  readonly sources: readonly Named[];
  readonly topics: readonly Named[];
  readonly leftOut: Required<Only>['leftOut'];
}

type PreviewText =
  | ('now' | 'nothing' | 'notGiven' | 'strike' | 'struck')
  | ('only' | 'until' | 'longest' | 'hour' | 'month' | 'counts' | 'never');

/** What the data step of a page of the provider shows beside the rows. */
export interface PreviewView {
  /** `null` while it is awaited, and if there is none. */
  readonly shown: Preview | null;
  readonly text: (key: PreviewText, params?: Readonly<Record<string, string>>) => string;
  readonly strike: (entry: ReadEntry) => void;
}

/** The platforms that can be connected. Others are known by a download only. */
export const connectorsIn = (found: readonly Named[]) => found.map(({ id }) => id).filter(isConnectorId);

/** The provider answers its own page. */
export const isPreview = (answer: unknown): answer is Preview => 'rows' in fieldsOf(answer);
