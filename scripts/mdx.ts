import { compile } from '@mdx-js/mdx';
import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly depth?: number;
  value?: string;
  readonly children?: Node[];
  data?: { readonly hProperties: Readonly<Record<string, string>> };
}

const ID = /^\/\*\s*#([\w-]+)\s*\*\/$/;

const textOf = ({ value = '', children = [] }: Node): string => value + children.map(textOf).join('');

/** Moves the id out of `### Title {/* #id *\/}`. An explicit id keeps the address when the title changes. */
const nameHeading = (heading: Node) => {
  const id = ID.exec(heading.children?.at(-1)?.value ?? '')?.[1];
  if (id === undefined) throw new Error(`A heading without an id: ${textOf(heading)}`);
  heading.children?.pop();
  const title = textOf(heading).trim();
  heading.data = { hProperties: { id, title } };
};

const prepare = (node: Node) => {
  if (node.type === 'heading' && node.depth !== 1) nameHeading(node);
  // A line break in the source becomes a space, in the page and in its search.
  if (node.type === 'text') node.value = node.value?.replaceAll('\n', ' ');
  for (const child of node.children ?? []) prepare(child);
};

export const mdx: Plugin = {
  name: 'mdx',
  enforce: 'pre',
  transform: {
    // The dev server appends the time of a change.
    filter: { id: /\.mdx(\?t=|$)/ },
    handler: async (value, path) => {
      const code = await compile({ value, path }, { remarkPlugins: [() => prepare] });
      return { code: String(code), map: null };
    },
  },
};
