import { resolve } from 'node:path';
import { assetAnswer, readAssets, readFile } from './assets.ts';
import type { Route } from './call.ts';
import { definePageFile } from './page-file.ts';
import { pagePolicy, WITH_FILES } from './page-policy.ts';
import { escaped } from './plain-page.ts';

interface BuiltPages {
  /** Folder of the build; no routes if it does not exist. */
  readonly folder: string;
  /** Path of the page, without a slash at the end. */
  readonly path: string;
  /** Begins the ids of the routes. */
  readonly id: string;
  readonly summary: string;
  /** Names of the pages' own Trusted Types policies; `'none'` for none. */
  readonly trustedTypes: string;
  /** Values for the marks of the page, by name: `NAME` for `%NAME%`. */
  readonly valuesOf: (headers: Headers) => Readonly<Record<string, string>>;
}

/** Serves pages that `vite.pages.ts` builds: the page, its address with a slash, and its files. */
export const builtPages = ({
  folder,
  path,
  id,
  summary,
  trustedTypes,
  valuesOf,
}: BuiltPages): readonly Route[] => {
  const template = readFile(resolve(folder, 'index.html'))?.toString('utf8');
  if (template === undefined) return [];
  const file = definePageFile(summary);
  const pageHeaders = {
    'Content-Security-Policy': pagePolicy({ trustedTypes, more: WITH_FILES }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Type': 'text/html; charset=utf-8',
  };
  const assets = readAssets(resolve(folder, 'assets'));
  return [
    file(`${id}Page`, path, async ({ headers }) => {
      // One pass with a replacement function, because a name may contain `%SESSION%`, and `$` has a meaning in a
      // replacement text.
      const values = valuesOf(headers);
      const html = template.replace(/%([A-Z]+)%/g, (mark, name: string) => escaped(values[name] ?? mark));
      return new Response(html, { headers: pageHeaders });
    }),
    file(
      `${id}Address`,
      `${path}/`,
      async () => new Response(null, { status: 303, headers: { Location: path } }),
      { isPage: true },
    ),
    file(
      `${id}Asset`,
      `${path}/assets/{file}`,
      async ({ params, headers }) => assetAnswer(assets.get(params.file ?? ''), headers),
      { refuses: ['request.path'] },
    ),
  ];
};
