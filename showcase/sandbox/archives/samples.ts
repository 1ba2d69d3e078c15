import { GMAIL_FILES, YOUTUBE_FILES } from './google.ts';
import {
  FACEBOOK_FILES,
  GITHUB_FILES,
  INSTAGRAM_FILES,
  LINKEDIN_FILES,
  PINTEREST_FILES,
  REDDIT_FILES,
} from './others.ts';
import { type Files, tarOf, zipOf } from './pack.ts';

interface Sample {
  readonly files: Files;
  /** As the platform names it. */
  readonly name: string;
}

/** A made-up download of each platform, in the platform's own layout. */
export const SAMPLE_ARCHIVES = {
  youtube: { files: YOUTUBE_FILES, name: 'takeout-sample-youtube.zip' },
  gmail: { files: GMAIL_FILES, name: 'takeout-sample-mail.zip' },
  instagram: { files: INSTAGRAM_FILES, name: 'instagram-sample.zip' },
  facebook: { files: FACEBOOK_FILES, name: 'facebook-sample.zip' },
  linkedin: { files: LINKEDIN_FILES, name: 'linkedin-sample.zip' },
  reddit: { files: REDDIT_FILES, name: 'reddit-sample.zip' },
  pinterest: { files: PINTEREST_FILES, name: 'pinterest-sample.zip' },
  github: { files: GITHUB_FILES, name: 'github-sample.tar.gz' },
} as const satisfies Readonly<Record<string, Sample>>;

export type SamplePlatform = keyof typeof SAMPLE_ARCHIVES;

export const SAMPLE_PLATFORMS: readonly SamplePlatform[] = [
  'youtube',
  'gmail',
  'instagram',
  'facebook',
  'linkedin',
  'reddit',
  'pinterest',
  'github',
];

/** Packs the sample of a platform. */
export const packSample = async (platform: SamplePlatform): Promise<Uint8Array<ArrayBuffer>> => {
  const { files, name } = SAMPLE_ARCHIVES[platform];
  return name.endsWith('.tar.gz') ? tarOf(files) : zipOf(files);
};
