/** Writes each byte of UTF-8 as an escaped character of its own, as Meta's exports do. */
export const metaJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u0080-\uffff]+/g, (text) =>
    [...new TextEncoder().encode(text)].map((byte) => `\\u00${byte.toString(16)}`).join(''),
  );

export const SECONDS = 1_790_000_000;

export const metaPage = (body: string): string =>
  `<html><head><meta charset="UTF-8"><style>._a6-g{a:b}</style></head><body class="_5vb_"><main class="_a706">${body}</main></body></html>`;
