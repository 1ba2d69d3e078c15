import { platformName } from '../../../common/platforms/platforms.ts';
import { isRecord } from '../lib/is-record.ts';

const KINDS = ['follows', 'likes', 'saves', 'works-on', 'profile', 'views'] as const;
type Kind = (typeof KINDS)[number];

/** One fact about the person that supports a score. */
export interface Reason {
  /** `null` if the server does not say. */
  readonly kind: Kind | null;
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
    return [{ kind: KINDS.find((each) => each === kind) ?? null, text, platform }];
  });
};

type Phrase = (text: string, platform: string) => string;

const PHRASES: Readonly<Record<Kind, Phrase>> = {
  follows: (text, platform) => `you follow ${text} on ${platform}`,
  likes: (text, platform) => `you liked ${text} on ${platform}`,
  saves: (text, platform) => `you saved ${text} on ${platform}`,
  'works-on': (text, platform) => `you posted ${text} on ${platform}`,
  profile: (text, platform) => `your ${platform} profile says ${text}`,
  views: (text, platform) => `you watched or looked for ${text} on ${platform}`,
};

/** Platforms with their own word for the relation. */
const OWN_PHRASES: Readonly<Record<string, Phrase>> = {
  'reddit follows': (text) => `you joined ${text} on Reddit`,
  'pinterest follows': (text) => `you keep the board ${text} on Pinterest`,
  'github works-on': (text) => `you work on ${text} on GitHub`,
  'github likes': (text) => `you starred ${text} on GitHub`,
  'gmail follows': (text) => `you receive ${text} in Gmail`,
};

/** "you follow Robotics Weekly on YouTube": continues a sentence after "because". */
export const phraseOf = ({ kind, text, platform }: Reason): string => {
  const name = platformName(platform);
  if (kind === null) return `of ${text} on ${name}`;
  return (OWN_PHRASES[`${platform} ${kind}`] ?? PHRASES[kind])(text, name);
};
