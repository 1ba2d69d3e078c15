import { SIGNAL_KINDS, type SignalKind } from '../../../common/platforms/kit/facts.ts';
import { platformName } from '../../../common/platforms/platforms.ts';
import { isRecord } from '../lib/is-record.ts';
import texts from './texts.json';

export interface Reason {
  /** `null` if the server does not say. */
  readonly kind: SignalKind | null;
  /** A channel, a repository, a page. */
  readonly text: string;
  readonly platform: string;
}

const MAX_REASONS = 2;

export const readReasons = (value: unknown): readonly Reason[] => {
  const reasons: unknown[] = Array.isArray(value) ? value.slice(0, MAX_REASONS) : [];
  return reasons.flatMap((reason) => {
    if (!isRecord(reason)) return [];
    const { kind, text, platform } = reason;
    if (typeof text !== 'string' || text === '' || typeof platform !== 'string') return [];
    return [{ kind: SIGNAL_KINDS.find((each) => each === kind) ?? null, text, platform }];
  });
};

const PHRASES: Readonly<Record<SignalKind, string>> = texts.reasons;

/** Platforms with their own word for the relation. */
const OWN_PHRASES: Readonly<Record<string, string>> = texts.ownReasons;

/** Continues a sentence after "because": "you follow Robotics Weekly on YouTube". */
export const phraseOf = ({ kind, text, platform }: Reason): string => {
  const name = platformName(platform);
  if (kind === null) return `of ${text} on ${name}`;
  const phrase = OWN_PHRASES[`${platform} ${kind}`] ?? PHRASES[kind];
  return phrase.replace('{platform}', () => name).replace('{text}', () => text);
};
