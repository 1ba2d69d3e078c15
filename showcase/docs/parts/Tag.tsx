import type { Tags } from '../reference/served.ts';
import { useServed } from '../reference/served-context.ts';
import { Code } from './Code.tsx';

/** A tag with the integrity hashes of the build that this site serves. */
export const Tag = ({ kind, title }: { readonly kind: keyof Tags; readonly title: string }) => {
  const { tags } = useServed();
  return tags && <Code title={title} code={tags[kind]} />;
};
