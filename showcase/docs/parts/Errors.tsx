import { slug } from '../../shared/lib/format.ts';
import errors from '../reference/errors.json';
import { Row, Rows } from './Entries.tsx';
import { Text } from './Text.tsx';

/** Every text of the error catalogue (specification §8), with `failure.code` or the source of the error. */
export const Errors = () => (
  <Rows>
    {errors.map(({ text, code, cause, remedy }) => (
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
