import type { ReactNode } from 'react';
import { Topic } from './Headings.tsx';

interface ElementProps {
  readonly children: ReactNode;
}

/** Components for the Markdown of the chapters. */
export const ELEMENTS = {
  h1: ({ children }: ElementProps) => <h1 className="docs-title">{children}</h1>,
  h2: Topic,
  p: ({ children }: ElementProps) => <p className="docs-prose">{children}</p>,
  ul: ({ children }: ElementProps) => <ul className="docs-prose docs-points">{children}</ul>,
};
