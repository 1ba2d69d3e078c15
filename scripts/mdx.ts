import { compile } from '@mdx-js/mdx';
import type { Plugin } from 'vite';

/** What is used here of a node of the Markdown tree. */
interface Node {
  readonly type: string;
  readonly depth?: number;
  value?: string;
  readonly children?: Node[];
  data?: { readonly hProperties: Readonly<Record<string, string>> };
}

const ID = /^\/\*\s*#([\w-]+)\s*\*\/$/;

const textOf = ({ value = '', children = [] }: Node): string => value + children.map(textOf).join('');

/** Moves the id out of `### Title {/* #id *\/}`: the same address stays when the title changes. */
const nameHeading = (heading: Node) => {
  const id = ID.exec(heading.children?.at(-1)?.value ?? '')?.[1];
  if (id === undefined) throw new Error(`A heading without an id: ${textOf(heading)}`);
  heading.children?.pop();
  const title = textOf(heading).trim();
  heading.data = { hProperties: { id, title } };
};

const prepare = (node: Node) => {
  if (node.type === 'heading' && node.depth !== 1) nameHeading(node);
  // A line ends where the editor breaks it: the page and its search see a space.
  if (node.type === 'text') node.value = node.value?.replaceAll('\n', ' ');
  for (const child of node.children ?? []) prepare(child);
};

/** The component that a chapter is, as JavaScript; `jsx` leaves its elements as they are for who reads them. */
export const componentOf = async (value: string, path: string, options: { readonly jsx?: boolean } = {}) =>
  String(await compile({ value, path }, { ...options, remarkPlugins: [() => prepare] }));

/** Compiles `.mdx` files, Markdown with components, to React components. */
export const mdx: Plugin = {
  name: 'mdx',
  enforce: 'pre',
  transform: {
    // The dev server adds the time of a change.
    filter: { id: /\.mdx(\?t=|$)/ },
    handler: async (value, path) => ({ code: await componentOf(value, path), map: null }),
  },
};
