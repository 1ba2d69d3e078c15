import { metaPage } from '../../../showcase/sandbox/archives/meta-shapes.ts';

/** A list of a platform in each form in which the platform gives it: the file's path, its content, one expected line. */
export interface Forms {
  readonly list: string;
  readonly forms: Readonly<Record<string, string>>;
  readonly line: string;
}

const FOOT = '<footer class="_3-94 _a6-o"><div class="_a72d">Oct 04, 2026 6:30:00 pm</div></footer>';

export const entry = (heading: string, body: string) =>
  `<section class="_3-95 _a6-g">${heading && `<h2 class="_2ph_ _a6-h _a6-i">${heading}</h2>`}<div class="_2ph_ _a6-p">${body}</div>${FOOT}</section>`;
export const page = (...entries: readonly string[]) => metaPage(entries.join(''));
export const divs = (...lines: readonly string[]) =>
  lines.map((line) => `<div><div>${line}</div></div>`).join('');
export const row = (label: string, value: string) =>
  `<table><tr><td colspan="2" class="_2pin _a6_q">${label}<div><div>${value}</div></div></td></tr></table>`;
