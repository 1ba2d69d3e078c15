import type { SourceId } from '../../common/platforms/ids.ts';
import type { SignalKind } from '../../common/platforms/kit/facts.ts';

/** One fact about a person's interests from a platform (contract §13). */
export interface Signal {
  readonly platform: SourceId;
  readonly kind: SignalKind;
  /** The name that the person knows: a channel, a repository, a page. */
  readonly text: string;
  /** The platform's description of the thing. The model reads it; it is never shown. */
  readonly about?: string;
  /** Strength of the evidence for an interest, 0 to 1. */
  readonly weight: number;
  /** Milliseconds since 1970; `null` if the platform does not say. */
  readonly at: number | null;
  /** Set if the person read it from a download of the platform; otherwise the platform itself gave it. */
  readonly source?: 'archive';
}

/** A person's own work and words indicate more than a press on a like button. */
export const KIND_WEIGHTS = {
  'works-on': 1,
  profile: 1,
  follows: 0.9,
  saves: 0.8,
  likes: 0.7,
  views: 0.5,
} as const satisfies Record<SignalKind, number>;

/** The maximum length of stored texts, in characters. */
export const KEPT_CHARACTERS = { name: 120, about: 300 } as const;

/** Events that delete stored data: the person removes it, connects again, adds a newer download, and so on. */
type Ending = 'removed' | 'readAnew' | 'replaced' | 'disconnected' | 'deleted' | 'answered';

/** What the provider stores, and the events that delete it; shown at /account and in the documentation. */
export const KEPT = [
  { name: 'signals', until: ['removed', 'readAnew', 'disconnected', 'deleted'] },
  { name: 'archives', until: ['removed', 'replaced', 'deleted'] },
  { name: 'tokens', until: ['disconnected', 'deleted'] },
  { name: 'progress', until: ['disconnected', 'deleted'] },
  { name: 'scores', until: ['answered'] },
] as const satisfies readonly { readonly name: string; readonly until: readonly Ending[] }[];
