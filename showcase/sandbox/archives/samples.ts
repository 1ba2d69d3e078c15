import { endpoint, Refusal, type SandboxApp } from '../http/requests.ts';
import MADE_UP from './made-up.json';
import { type Files, tarOf, zipOf } from './pack.ts';

/** Writes each byte of UTF-8 as an escaped character of its own, as Meta's exports do. */
const metaJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u0080-\uffff]+/g, (text) =>
    [...new TextEncoder().encode(text)].map((byte) => `\\u00${byte.toString(16)}`).join(''),
  );

const FOOT =
  '<footer class="_3-94 _a6-o"><a href="https://www.facebook.com/dyi/l/?l=x"><div class="_a72d">Oct 04, 2026 6:30:00 pm</div></a></footer>';

const metaPage = (body: string): string =>
  `<html><head><meta charset="UTF-8"><style>._a6-g{a:b}</style></head><body class="_5vb_"><main class="_a706">${body.replaceAll('{foot}', FOOT)}</main></body></html>`;

const filesOf = (contents: Readonly<Record<string, unknown>>): Files =>
  Object.fromEntries(
    Object.entries(contents).map(([path, content]) => [
      path,
      typeof content === 'string' ? content : metaJson(content),
    ]),
  );

const pagesOf = (bodies: Readonly<Record<string, string>>): Files =>
  Object.fromEntries(Object.entries(bodies).map(([path, body]) => [path, metaPage(body)]));

interface Sample {
  readonly files: Files;
  readonly name: string;
}

export const SAMPLE_ARCHIVES = {
  youtube: { files: { ...MADE_UP.youtube, ...MADE_UP.youtubePages }, name: 'takeout-sample-youtube.zip' },
  gmail: { files: MADE_UP.gmail, name: 'takeout-sample-mail.zip' },
  instagram: { files: filesOf(MADE_UP.instagram), name: 'instagram-sample.zip' },
  facebook: { files: filesOf(MADE_UP.facebook), name: 'facebook-sample.zip' },
  linkedin: { files: filesOf(MADE_UP.linkedin), name: 'linkedin-sample.zip' },
  reddit: { files: filesOf(MADE_UP.reddit), name: 'reddit-sample.zip' },
  pinterest: { files: filesOf(MADE_UP.pinterest), name: 'pinterest-sample.zip' },
  github: { files: filesOf(MADE_UP.github), name: 'github-sample.tar.gz' },
  x: { files: filesOf(MADE_UP.x), name: 'x-sample.zip' },
  spotify: { files: filesOf(MADE_UP.spotify), name: 'spotify-sample.zip' },
  tiktok: { files: filesOf(MADE_UP.tiktok), name: 'tiktok-sample.zip' },
} as const satisfies Readonly<Record<string, Sample>>;

export type SamplePlatform = keyof typeof SAMPLE_ARCHIVES;

interface OfferedSample extends Sample {
  readonly platform: SamplePlatform;
  readonly title: string;
}

const offered = (
  platform: SamplePlatform,
  title: string,
  sample: Sample = SAMPLE_ARCHIVES[platform],
): OfferedSample => ({ ...sample, platform, title });

const OFFERED_SAMPLES: readonly OfferedSample[] = [
  offered('youtube', 'YouTube (HTML)'),
  offered('youtube', 'YouTube (JSON)', {
    files: { ...MADE_UP.youtube, ...filesOf(MADE_UP.youtubeJson) },
    name: 'takeout-sample-youtube-json.zip',
  }),
  offered('gmail', 'Gmail'),
  offered('instagram', 'Instagram (HTML)', {
    files: pagesOf(MADE_UP.instagramPages),
    name: 'instagram-sample-html.zip',
  }),
  offered('instagram', 'Instagram (JSON)'),
  offered('facebook', 'Facebook (HTML)', {
    files: pagesOf(MADE_UP.facebookPages),
    name: 'facebook-sample-html.zip',
  }),
  offered('facebook', 'Facebook (JSON)'),
  offered('linkedin', 'LinkedIn'),
  offered('reddit', 'Reddit'),
  offered('pinterest', 'Pinterest'),
  offered('github', 'GitHub'),
  offered('x', 'X'),
  offered('spotify', 'Spotify'),
  offered('tiktok', 'TikTok'),
];

const samplePath = ({ name }: Sample): string => `/sandbox/archives/${name}`;

export const pack = async ({ files, name }: Sample): Promise<Uint8Array<ArrayBuffer>> =>
  name.endsWith('.tar.gz') ? tarOf(files) : zipOf(files);

/** For visitors who want to try /account without a download of their own. */
export const archiveRoutes = (app: SandboxApp) =>
  endpoint(app, '/sandbox/archives/:file', {
    GET: async ({ req, body }) => {
      const sample = OFFERED_SAMPLES.find(({ name }) => name === req.param('file'));
      if (sample === undefined) throw new Refusal(404, 'There is no such sample');
      return body(await pack(sample), 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename="${sample.name}"`,
        'X-Content-Type-Options': 'nosniff',
      });
    },
  });

const SAMPLES = OFFERED_SAMPLES.map(
  (sample) => `<link rel="sample-download" href="${samplePath(sample)}" title="${sample.title}">`,
).join('\n');

const ADDED = new Map([
  ['/account', SAMPLES],
  ['/frame', `<script type="module" src="/frame-mail.js"></script>\n${SAMPLES}`],
]);

/** Only the provider's own pages can fill a slot in its frame. */
export const withSandbox = async (path: string, response: Response): Promise<Response> => {
  const added = ADDED.get(path);
  if (added === undefined || response.status !== 200) return response;
  const html = await response.text();
  return new Response(html.replace('</head>', `${added}\n</head>`), { headers: response.headers });
};
