interface HeadingProps {
  readonly id: string;
  readonly title: string;
}

const Anchor = ({ id, title }: HeadingProps) => (
  <a href={`#${id}`} aria-label={`Link to ${title}`} className="docs-anchor">
    #
  </a>
);

/** The title of a chapter. */
export const Title = ({ id, title }: HeadingProps) => (
  <h1 id={id} className="docs-title docs-heading">
    {title} <Anchor id={id} title={title} />
  </h1>
);

/** A heading within a chapter. */
export const Topic = ({ id, title }: HeadingProps) => (
  <h2 id={id} className="docs-heading">
    {title} <Anchor id={id} title={title} />
  </h2>
);
