import type { ReactNode } from 'react';
import type { ChapterHeight } from '../chapter-height.ts';

interface AnchorProps {
  readonly id: string;
  readonly title: string;
}

const Anchor = ({ id, title }: AnchorProps) => (
  <a href={`#${id}`} aria-label={`Link to ${title}`} className="docs-anchor">
    #
  </a>
);

export interface ChapterProps extends AnchorProps {
  readonly style: ChapterHeight;
  readonly children: ReactNode;
}

/** A chapter of the contents list. */
export const Chapter = ({ id, title, style, children }: ChapterProps) => (
  <section id={id} aria-labelledby={`${id}-title`} style={style} className="docs-chapter">
    <h2 id={`${id}-title`} className="docs-heading">
      {title} <Anchor id={id} title={title} />
    </h2>
    {children}
  </section>
);

/** A heading within a chapter. */
export const Topic = ({ id, title }: AnchorProps) => (
  <h3 id={id} className="docs-heading">
    {title} <Anchor id={id} title={title} />
  </h3>
);
