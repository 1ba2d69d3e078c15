/** Documents whose sections are cited, by the name that stands in a citation. */
export const CITED = ['specification', 'contract', 'architecture'] as const;

/** The numbers of the sections of each document. */
export type Sections = Readonly<Record<string, ReadonlySet<string>>>;

/** Of headings such as `## 2. Rooms` and `### 2.1 Attributes`. */
export const sectionsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number = '']) => number));

/** A document's name, then the section. What others have published is cited in the same form. */
const CITATION =
  /(?:\b(specification|contract|architecture) |\b(RFC \d+|WebAuthn) |)\u00a7(\d+(?:\.\d+)*)?/gi;

/**
 * What is wrong with the citations of a text: a section that is not there, or no document before the section.
 * @param own document that the text is; it cites its own sections without its name
 */
export const wrongCitations = (text: string, sections: Sections, own?: string): string[] =>
  [...text.matchAll(CITATION)].flatMap(([citation, name = own, elsewhere, number = '']) => {
    if (elsewhere !== undefined && number !== '') return [];
    return sections[name?.toLowerCase() ?? '']?.has(number) ? [] : [citation];
  });

/** How many citations of our own documents a text has. */
export const countCitations = (text: string): number =>
  [...text.matchAll(CITATION)].filter(([, name]) => name !== undefined).length;

/** Names of Markdown files in a text that end none of these paths. */
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

/** Where the links and pictures of a Markdown text lead, other sites and samples of code apart. */
export const linksIn = (text: string): string[] =>
  [
    ...withoutSamples(text)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g),
  ]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((target) => !/^https?:/.test(target));

/** Paths of files that a Markdown text names as code, from any folder; what begins with `/` is an address. */
export const filesIn = (text: string): string[] =>
  [
    ...withoutSamples(text).matchAll(
      /`((?:\.\.\/)*[\w-][\w./-]*\/[\w.-]+\.(?:tsx?|mjs|js|css|html|mdx?|json))`/g,
    ),
  ].map(([, path = '']) => path.replaceAll('../', ''));
