/** Brings the flow near: where a bundler names its file, by loading it. */
export const fetchFlow = (): unknown => import('./flow.ts').catch(() => {});
