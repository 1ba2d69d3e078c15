import { OFFERED_SAMPLES, samplePath } from './samples.ts';

const LINKS = OFFERED_SAMPLES.map(
  (sample) => `<link rel="sample-download" href="${samplePath(sample)}" title="${sample.title}">`,
).join('\n');

/**
 * Names the made-up downloads in the head of the account page and of the frame, which show them beside their choice of
 * files. A provider outside the sandbox has none.
 */
export const withSampleLinks = async (path: string, response: Response): Promise<Response> => {
  if (!['/account', '/frame'].includes(path) || response.status !== 200) return response;
  const html = await response.text();
  return new Response(html.replace('</head>', `${LINKS}\n</head>`), { headers: response.headers });
};
