import { slug } from '../../shared/lib/slug.ts';
import { ERRORS } from '../reference/errors.ts';
import { Row, Rows } from './Entries.tsx';
import { Text } from './Text.tsx';

/** Every text of the error catalogue. */
export const Errors = () => (
  <Rows>
    {ERRORS.map(({ text, code, cause, remedy }) => (
      <Row key={text} id={slug(`error ${code}`)} name={text} note={code}>
        <p>
          <Text>{cause}</Text>
        </p>
        <p>
          <Text>{remedy}</Text>
        </p>
      </Row>
    ))}
  </Rows>
);
