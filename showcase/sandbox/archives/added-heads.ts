import { OFFERED_SAMPLES, samplePath } from './samples.ts';

const SAMPLES = OFFERED_SAMPLES.map(
  (sample) => `<link rel="sample-download" href="${samplePath(sample)}" title="${sample.title}">`,
).join('\n');
const MAIL = '<script type="module" src="/frame-mail.js"></script>';

/** What the sandbox adds to the heads of the provider's pages: the made-up downloads, and the mail beside a code. */
const ADDED = new Map([
  ['/account', SAMPLES],
  ['/frame', `${MAIL}\n${SAMPLES}`],
]);

/** A page outside the provider's frame cannot fill a slot inside it, so the sandbox adds to the page itself. */
export const withSandbox = async (path: string, response: Response): Promise<Response> => {
  const added = ADDED.get(path);
  if (added === undefined || response.status !== 200) return response;
  const html = await response.text();
  return new Response(html.replace('</head>', `${added}\n</head>`), { headers: response.headers });
};
