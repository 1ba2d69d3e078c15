import type { SourceId } from '../../common/platforms/ids.ts';
import type { Topic } from './topics.ts';

/** Platforms and topics that an application does not see, although its approvals would include them. */
export interface LeftOut {
  readonly platforms: readonly SourceId[];
  readonly topics: readonly Topic[];
}

export const NOTHING_LEFT_OUT: LeftOut = { platforms: [], topics: [] };

const unique = <Each>(list: readonly Each[]) => [...new Set(list)].sort();

export const bothLeftOut = (one: LeftOut, other: LeftOut): LeftOut => ({
  platforms: unique([...one.platforms, ...other.platforms]),
  topics: unique([...one.topics, ...other.topics]),
});

export const isNothingLeftOut = ({ platforms, topics }: LeftOut): boolean =>
  platforms.length + topics.length === 0;

/** The column of a grant: JSON, or `null` if nothing is left out. */
export const leftOutIn = (text: string | null): LeftOut =>
  text === null ? NOTHING_LEFT_OUT : JSON.parse(text);

export const leftOutText = (leftOut: LeftOut): string | null =>
  isNothingLeftOut(leftOut) ? null : JSON.stringify({ platforms: leftOut.platforms, topics: leftOut.topics });
