import type { ConnectorId } from './config-platforms.ts';

export const SIGNAL_KINDS = ['follows', 'likes', 'saves', 'works-on', 'profile'] as const;

export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** One thing that a platform says a person likes (contract §13). */
export interface Signal {
  readonly platform: ConnectorId;
  readonly kind: SignalKind;
  /** As the person knows it: the name of a channel, a repository, a page. */
  readonly text: string;
  /** What the platform says about it. Read by the model, shown to nobody. */
  readonly about?: string;
  /** How much it says about the person, 0 to 1. */
  readonly weight: number;
  /** Milliseconds since 1970; `null` where the platform does not say. */
  readonly at: number | null;
}

/** A person's own work and words say more than a press on a heart. */
export const KIND_WEIGHTS = {
  'works-on': 1,
  profile: 1,
  follows: 0.9,
  saves: 0.8,
  likes: 0.7,
} as const satisfies Record<SignalKind, number>;
