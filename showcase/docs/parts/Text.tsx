import { Fragment } from 'react';

const PIECES = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/;
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;

const Piece = ({ text }: { readonly text: string }) => {
  const [, label, href] = LINK.exec(text) ?? [];
  if (label !== undefined) return <a href={href}>{label}</a>;
  if (text.startsWith('**')) return <strong>{text.slice(2, -2)}</strong>;
  return text.startsWith('`') ? <code>{text.slice(1, -1)}</code> : text;
};

/** Text with `code`, **weight** and [links](#there), as the manifest and the API's document write it too. */
export const Text = ({ children }: { readonly children: string }) =>
  children.split(PIECES).map((text, place) => (
    <Fragment key={place}>
      <Piece text={text} />
    </Fragment>
  ));

/** A paragraph of such text. */
export const P = ({ children }: { readonly children: string }) => (
  <p className="docs-prose">
    <Text>{children}</Text>
  </p>
);
