import { FACEBOOK_FILES, FACEBOOK_PAGES } from './facebook.ts';
import { GMAIL_FILES, YOUTUBE_FILES, YOUTUBE_JSON_FILES } from './google.ts';
import {
  GITHUB_FILES,
  INSTAGRAM_FILES,
  INSTAGRAM_PAGES,
  LINKEDIN_FILES,
  PINTEREST_FILES,
  REDDIT_FILES,
} from './others.ts';
import { type Files, tarOf, zipOf } from './pack.ts';

interface Sample {
  readonly files: Files;
  /** The file's name, as the platform gives it. */
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

export const hasSample = (id: string): id is SamplePlatform => Object.hasOwn(SAMPLE_ARCHIVES, id);

interface OfferedSample extends Sample {
  readonly platform: SamplePlatform;
  /** The visible name: the platform's usual name, with the format if the platform offers several. */
  readonly title: string;
}

const offered = (
  platform: SamplePlatform,
  title: string,
  sample: Sample = SAMPLE_ARCHIVES[platform],
): OfferedSample => ({ ...sample, platform, title });

/** All samples that a visitor can take. YouTube, Instagram and Facebook give pages or JSON, as the person chose. */
export const OFFERED_SAMPLES: readonly OfferedSample[] = [
  offered('youtube', 'YouTube (HTML)'),
  offered('youtube', 'YouTube (JSON)', {
    files: YOUTUBE_JSON_FILES,
    name: 'takeout-sample-youtube-json.zip',
  }),
  offered('gmail', 'Gmail'),
  offered('instagram', 'Instagram (HTML)', { files: INSTAGRAM_PAGES, name: 'instagram-sample-html.zip' }),
  offered('instagram', 'Instagram (JSON)'),
  offered('facebook', 'Facebook (HTML)', { files: FACEBOOK_PAGES, name: 'facebook-sample-html.zip' }),
  offered('facebook', 'Facebook (JSON)'),
  offered('linkedin', 'LinkedIn'),
  offered('reddit', 'Reddit'),
  offered('pinterest', 'Pinterest'),
  offered('github', 'GitHub'),
];

export const samplePath = ({ name }: Sample): string => `/sandbox/archives/${name}`;

/** Packs a sample in the format of its name. */
export const pack = async ({ files, name }: Sample): Promise<Uint8Array<ArrayBuffer>> =>
  name.endsWith('.tar.gz') ? tarOf(files) : zipOf(files);

/** Packs the first sample of a platform. */
export const packSample = (platform: SamplePlatform): Promise<Uint8Array<ArrayBuffer>> =>
  pack(SAMPLE_ARCHIVES[platform]);
