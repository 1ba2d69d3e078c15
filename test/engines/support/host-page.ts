export const HOST_PAGE = '/host-page';

/** What differs from the usual page of a host. */
export interface HostPageShape {
  readonly attributes?: string;
  readonly lang?: string;
  readonly policy?: string;
  /** In a frame of this width: a window of WebKit is never so narrow. */
  readonly frame?: number;
}

export const hostPagePath = (shape: HostPageShape = {}) =>
  `${HOST_PAGE}?shape=${encodeURIComponent(JSON.stringify(shape))}`;

const SCRIPT = '<script type="module" src="/widget/data-connect.js"></script>';

const page = (lang: string, body: string) => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>A host's page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${SCRIPT}</head>
<body><main><h1>A host's page</h1><p><input aria-label="A field of the host"></p>${body}</main></body></html>`;

const element = (attributes: string) =>
  `<data-connect-button api-key="sandbox-demo-key" ${attributes}></data-connect-button>`;

const frame = (width: number, shape: HostPageShape) =>
  `<iframe title="Narrow" width="${width}" height="640" src="${hostPagePath(shape)}"></iframe>`;

/** The page that an address of `hostPagePath` names. */
export const hostPageAt = (query: URLSearchParams) => {
  const { frame: width, ...shape }: HostPageShape = JSON.parse(query.get('shape') ?? '{}');
  const { attributes = '', lang = 'en', policy } = shape;
  return { html: page(lang, width ? frame(width, shape) : element(attributes)), policy };
};
