import { SIGNAL_KINDS, type SignalKind } from '../../../common/platforms/kit/facts.ts';
import { platformName } from '../../../common/platforms/platforms.ts';
import { isRecord } from '../lib/is-record.ts';

/** One fact about the person that supports a score. */
export interface Reason {
  /** `null` if the server does not say. */
  readonly kind: SignalKind | null;
  /** The name that the person knows: a channel, a repository, a page. */
  readonly text: string;
  readonly platform: string;
}

const MAX_REASONS = 2;

/** Returns the reasons of one item. Entries of another shape are left out. */
export const readReasons = (value: unknown): readonly Reason[] => {
  const given: unknown[] = Array.isArray(value) ? value.slice(0, MAX_REASONS) : [];
  return given.flatMap((reason) => {
    if (!isRecord(reason)) return [];
    const { kind, text, platform } = reason;
    if (typeof text !== 'string' || text === '' || typeof platform !== 'string') return [];
    return [{ kind: SIGNAL_KINDS.find((each) => each === kind) ?? null, text, platform }];
  });
};

const PHRASES: Readonly<Record<SignalKind, string>> = {
  follows: 'you follow {text} on {platform}',
  likes: 'you liked {text} on {platform}',
  saves: 'you saved {text} on {platform}',
  'works-on': 'you posted {text} on {platform}',
  profile: 'your {platform} profile says {text}',
  views: 'you watched or looked for {text} on {platform}',
};

/** Platforms with their own word for the relation. */
const OWN_PHRASES: Readonly<Record<string, string>> = {
  'reddit follows': 'you joined {text} on {platform}',
  'pinterest follows': 'you keep the board {text} on {platform}',
  'github works-on': 'you work on {text} on {platform}',
  'github likes': 'you starred {text} on {platform}',
  'gmail follows': 'you receive {text} in {platform}',
};

/** "you follow Robotics Weekly on YouTube": continues a sentence after "because". */
export const phraseOf = ({ kind, text, platform }: Reason): string => {
  const name = platformName(platform);
  if (kind === null) return `of ${text} on ${name}`;
  const phrase = OWN_PHRASES[`${platform} ${kind}`] ?? PHRASES[kind];
  return phrase.replace('{platform}', () => name).replace('{text}', () => text);
};
