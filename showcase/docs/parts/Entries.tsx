import type { ReactNode } from 'react';
import { slug } from '../../shared/lib/format.ts';
import type { Kind } from '../reference/manifest.ts';
import { MANIFEST_ADDRESS } from '../reference/served.ts';
import { useServed } from '../reference/served-context.ts';
import { Text } from './Text.tsx';

export interface RowProps {
  readonly id?: string;
  readonly name: string;
  /** Small text below the name. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A term and its description, side by side on wide screens. */
export const Row = ({ id, name, note, children }: RowProps) => (
  <div id={id} className="docs-row">
    <dt>
      <code>{name}</code>
      {note && <span className="docs-note">{note}</span>}
    </dt>
    <dd>{children}</dd>
  </div>
);

export const Rows = ({ children }: { readonly children: ReactNode }) => (
  <dl className="docs-rows">{children}</dl>
);

/** Text of the manifest: sentences, then list entries on separate lines. */
const Description = ({ text }: { readonly text: string }) => {
  const lines = text.split('\n').filter((line) => line !== '');
  const listed = lines.filter((line) => line.startsWith('- '));
  const said = lines.filter((line) => !line.startsWith('- ')).join(' ');
  return (
    <>
      <p>
        <Text>{said}</Text>
      </p>
      {listed.length > 0 && (
        <ul className="docs-listed">
          {listed.map((line) => (
            <li key={line}>
              <Text>{line.slice(2)}</Text>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** A table of the element's manifest. */
export const Entries = ({ kind }: { readonly kind: Kind }) => {
  const { manifest } = useServed();
  if (manifest === null || manifest[kind].length === 0) {
    return (
      <p role="status" className="docs-prose">
        This table comes from <a href={MANIFEST_ADDRESS}>custom-elements.json</a> beside the widget’s script,
        which could not be read.
      </p>
    );
  }
  return (
    <Rows>
      {manifest[kind].map(({ name, type, fallback, text }) => (
        <Row key={name} id={slug(`${kind} ${name}`)} name={name} note={fallback && `default ${fallback}`}>
          <Description text={text} />
          {type && <code className="docs-type">{type}</code>}
        </Row>
      ))}
    </Rows>
  );
};
