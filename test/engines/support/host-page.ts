import { readFileSync } from 'node:fs';
import type { Integrity } from '../../../scripts/manifest/integrity.ts';

export const HOST_PAGE = '/host-page';

const policySample = readFileSync('showcase/docs/samples/policy.txt', 'utf8')
  .replace('Content-Security-Policy:', '')
  .replaceAll(/\s+/g, ' ')
  .trim();

/** The policy that the documentation recommends, and the page's own icon, which two of the browsers request. */
export const RECOMMENDED_POLICY = `${policySample}; img-src 'self'`;

export interface HostPageShape {
  readonly attributes?: string;
  readonly lang?: string;
  readonly policy?: string;
  readonly coop?: string;
  /** How the script is included: not at all, the classic one, or a kind of tags with hashes. The module by default. */
  readonly script?: 'none' | 'classic' | keyof Integrity['tags'];
  /** Puts the page into a frame of this width in px, because a window of WebKit has a larger minimum. */
  readonly frame?: number;
}

export const hostPagePath = (shape: HostPageShape = {}) =>
  `${HOST_PAGE}?shape=${encodeURIComponent(JSON.stringify(shape))}`;

const tagsWithHashes = (): Integrity['tags'] =>
  JSON.parse(readFileSync('dist/widget/integrity.json', 'utf8')).tags;

const scriptOf = ({ script }: HostPageShape) => {
  if (script === undefined) return '<script type="module" src="/widget/data-connect.js"></script>';
  if (script === 'none') return '';
  if (script === 'classic') return '<script src="/widget/data-connect.global.js"></script>';
  return tagsWithHashes()[script];
};

const element = ({ attributes = '' }: HostPageShape) =>
  `<data-connect-button api-key="sandbox-demo-key" ${attributes}></data-connect-button>`;

const frame = (width: number, shape: HostPageShape) =>
  `<iframe title="Narrow" width="${width}" height="640" src="${hostPagePath(shape)}"></iframe>`;

export const hostPageAt = (query: URLSearchParams) => {
  const { frame: width, ...shape }: HostPageShape = JSON.parse(query.get('shape') ?? '{}');
  const html = `<!doctype html>
<html lang="${shape.lang ?? 'en'}"><head><meta charset="utf-8"><title>A host's page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${scriptOf(shape)}</head>
<body><main><h1>A host's page</h1><p><input aria-label="A field of the host"></p>${width ? frame(width, shape) : element(shape)}</main></body></html>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...(shape.policy && { 'Content-Security-Policy': shape.policy }),
      ...(shape.coop && { 'Cross-Origin-Opener-Policy': shape.coop }),
    },
  });
};
