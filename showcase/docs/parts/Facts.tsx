import { Row, Rows } from './Entries.tsx';
import { Text } from './Text.tsx';

export interface Fact {
  readonly name: string;
  /** Small text below the name. */
  readonly note?: string;
  readonly text: string;
}

/** A list of names, each with a sentence. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <Rows>
    {facts.map(({ name, note, text }) => (
      <Row key={name} name={name} note={note}>
        <p>
          <Text>{text}</Text>
        </p>
      </Row>
    ))}
  </Rows>
);
