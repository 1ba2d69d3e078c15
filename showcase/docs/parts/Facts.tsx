import { Row, Rows } from './Entries.tsx';
import { Text } from './Text.tsx';

export interface Fact {
  readonly name: string;
  /** Small print below the name. */
  readonly note?: string;
  readonly text: string;
}

/** Names with a sentence each. */
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
