/** Documents with cited sections, by their name in a citation. */
export const CITED = ['specification', 'contract', 'architecture'] as const;

/** The numbers of the sections of each document. */
export type Sections = Readonly<Record<string, ReadonlySet<string>>>;

/** Section numbers of headings such as `## 2. Rooms` and `### 2.1 Attributes`. */
export const sectionsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number = '']) => number));

/** A document's name, then the section. Publications of others are cited in the same form. */
const CITATION =
  /(?:\b(specification|contract|architecture) |\b(RFC \d+|WebAuthn) |)\u00a7(\d+(?:\.\d+)*)?/gi;

/**
 * Errors in the citations of a text: an unknown section, or a section without a document.
 * @param own the document that contains the text; it cites its own sections without its name
 */
export const wrongCitations = (text: string, sections: Sections, own?: string): string[] =>
  [...text.matchAll(CITATION)].flatMap(([citation, name = own, elsewhere, number = '']) => {
    if (elsewhere !== undefined && number !== '') return [];
    return sections[name?.toLowerCase() ?? '']?.has(number) ? [] : [citation];
  });

/** Names of Markdown files in a text that match the end of none of these paths. */
export const unknownDocuments = (text: string, paths: readonly string[]): string[] =>
  [...text.replaceAll('\\n', ' ').matchAll(/[\w-]+(?:\/[\w-]+)*\.md\b/g)]
    .map(([name]) => name)
    .filter((name) => !paths.some((path) => `/${path}`.endsWith(`/${name}`)));

/** The addresses of a document's headings, as GitHub makes them. */
export const anchorsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

const withoutSamples = (text: string) => text.replace(/^( *)```[\s\S]*?^\1```$/gm, '');

/** Targets of the links and pictures in a Markdown text, without other sites and code samples. */
export const linksIn = (text: string): string[] =>
  [
    ...withoutSamples(text)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g),
  ]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((target) => !/^https?:/.test(target));

/** File paths that a Markdown text names as code, from any folder. A text that begins with `/` is an address. */
export const filesIn = (text: string): string[] =>
  [
    ...withoutSamples(text).matchAll(
      /`((?:\.\.\/)*[\w-][\w./-]*\/[\w.-]+\.(?:tsx?|mjs|js|css|html|mdx?|json))`/g,
    ),
  ].map(([, path = '']) => path.replaceAll('../', ''));
