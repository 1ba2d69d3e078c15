import { Row, Rows } from '../parts/Entries.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P, Text } from '../parts/Text.tsx';
import { anchorOf } from '../reference/anchor.ts';
import { ERRORS, SYMPTOMS } from '../reference/errors.ts';

export const Troubleshooting = () => (
  <>
    <P>Every text a person may read, the `failure.code` that goes with it, and what to do.</P>
    <Rows>
      {ERRORS.map(({ text, code, cause, remedy }) => (
        <Row key={text} id={anchorOf('error', code)} name={text} note={code}>
          <p>
            <Text>{cause}</Text>
          </p>
          <p>
            <Text>{remedy}</Text>
          </p>
        </Row>
      ))}
    </Rows>
    <Topic id="symptoms" title="Without a message" />
    <Rows>
      {SYMPTOMS.map(({ symptom, remedy }) => (
        <Row key={symptom} name={symptom}>
          <p>
            <Text>{remedy}</Text>
          </p>
        </Row>
      ))}
    </Rows>
  </>
);
