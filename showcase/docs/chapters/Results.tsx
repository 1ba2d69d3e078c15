import { Code } from '../parts/Code.tsx';
import { Row, Rows } from '../parts/Entries.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P, Text } from '../parts/Text.tsx';
import { MESSAGE_FIELDS, RESULT_FIELDS } from '../reference/results.ts';
import message from '../samples/message.ts?raw';

export const Results = () => (
  <>
    <P>
      The `detail` of `complete`, the argument of `onComplete`, and what `openMosaicOverlay` resolves with:
    </P>
    <Rows>
      {RESULT_FIELDS.map(({ name, type, text }) => (
        <Row key={name} name={name} note={type}>
          <p>
            <Text>{text}</Text>
          </p>
        </Row>
      ))}
    </Rows>
    <Topic id="message" title="The window message" />
    <P>
      With `auto-fetch`, when the answer to call 4 carries an address, the widget posts a message to its own
      window, for its own origin. Only this message has the access token. Any script of the page can post a
      message, so accept one only when its source is your window, its origin is yours, and every field has its
      shape.
    </P>
    <Rows>
      {MESSAGE_FIELDS.map(({ name, type, text }) => (
        <Row key={name} name={name} note={type}>
          <p>
            <Text>{text}</Text>
          </p>
        </Row>
      ))}
    </Rows>
    <Code title="message.ts" code={message} />
  </>
);
