/** Prose, compiled by `scripts/mdx.ts`. */
declare module '*.mdx' {
  import type { ComponentType, ReactElement } from 'react';

  interface ProseProps {
    /** What is drawn in place of the elements that Markdown stands for. */
    readonly components: Readonly<Record<string, ComponentType<never>>>;
  }

  export default function Content(props: ProseProps): ReactElement;
}
