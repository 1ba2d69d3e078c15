import { Fragment, type ReactNode } from 'react';

const PIECES = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/;
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;

const Piece = ({ text }: { readonly text: string }) => {
  const [, label, href] = LINK.exec(text) ?? [];
  if (label !== undefined) return <a href={href}>{label}</a>;
  if (text.startsWith('**')) return <strong>{text.slice(2, -2)}</strong>;
  return text.startsWith('`') ? <code>{text.slice(1, -1)}</code> : text;
};

export const Text = ({ children }: { readonly children: string }) =>
  children.split(PIECES).map((text, index) => (
    <Fragment key={index}>
      <Piece text={text} />
    </Fragment>
  ));

export const P = ({ children }: { readonly children: string }) => (
  <p className="docs-prose">
    <Text>{children}</Text>
  </p>
);

interface HeadingProps {
  readonly id: string;
  readonly title: string;
}

const Anchor = ({ id, title }: HeadingProps) => (
  <a href={`#${id}`} aria-label={`Link to ${title}`} className="docs-anchor">
    #
  </a>
);

export const Title = ({ id, title }: HeadingProps) => (
  <h1 id={id} className="docs-title docs-heading">
    {title} <Anchor id={id} title={title} />
  </h1>
);

export const Topic = ({ id, title }: HeadingProps) => (
  <h2 id={id} className="docs-heading">
    {title} <Anchor id={id} title={title} />
  </h2>
);

interface ElementProps {
  readonly children: ReactNode;
}

export const ELEMENTS = {
  h1: ({ children }: ElementProps) => <h1 className="docs-title">{children}</h1>,
  h2: Topic,
  p: ({ children }: ElementProps) => <p className="docs-prose">{children}</p>,
  ul: ({ children }: ElementProps) => <ul className="docs-prose docs-points">{children}</ul>,
};
