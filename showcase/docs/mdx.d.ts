/** MDX prose, compiled by `scripts/mdx.ts`. */
declare module '*.mdx' {
  import type { ComponentType, ReactElement } from 'react';

  interface ProseProps {
    readonly components: Readonly<Record<string, ComponentType<never>>>;
  }

  export default function Content(props: ProseProps): ReactElement;
}
