import { slug } from '../../shared/lib/format.ts';
import { type Kind, useServed } from '../reference/served.ts';
import { Text } from './text.tsx';

export interface Fact {
  readonly id?: string;
  readonly name: string;
  readonly note?: string;
  /** Paragraphs. A line that begins with `- ` is an entry of a list. */
  readonly text: string | readonly string[];
  readonly type?: string;
}

const Paragraph = ({ text }: { readonly text: string }) => {
  const lines = text.split('\n').filter((line) => line !== '');
  const listed = lines.filter((line) => line.startsWith('- '));
  const said = lines.filter((line) => !line.startsWith('- ')).join(' ');
  return (
    <>
      <p>
        <Text>{said}</Text>
      </p>
      {listed.length > 0 && (
        <ul className="mt-1.5 grid gap-1 text-[0.9375rem]">
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

export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="mt-5 border-line border-b">
    {facts.map(({ id, name, note, text, type }) => (
      <div key={name} id={id} className="docs-row">
        <dt>
          <code>{name}</code>
          {note && <span className="docs-note">{note}</span>}
        </dt>
        <dd>
          {[text].flat().map((paragraph) => paragraph && <Paragraph key={paragraph} text={paragraph} />)}
          {type && <code className="mt-1 block text-muted">{type}</code>}
        </dd>
      </div>
    ))}
  </dl>
);

export const Entries = ({ kind }: { readonly kind: Kind }) => {
  const entries = useServed().manifest[kind] ?? [];
  return (
    <Facts
      facts={entries.map(({ name, type, fallback, text }) => ({
        id: slug(`${kind} ${name}`),
        name,
        note: fallback && `default ${fallback}`,
        text,
        type,
      }))}
    />
  );
};
