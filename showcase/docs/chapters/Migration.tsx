import { Row, Rows } from '../parts/Entries.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P, Text } from '../parts/Text.tsx';
import { MIGRATIONS } from './migrations.ts';

export const Migration = () => (
  <>
    <P>What you have on the left, what takes its place on the right.</P>
    {MIGRATIONS.map(({ id, title, lead, pairs }) => (
      <div key={id}>
        <Topic id={`from-${id}`} title={title} />
        <P>{lead}</P>
        <Rows>
          {pairs.map(([before, after]) => (
            <Row key={before} name={before}>
              <p>
                <Text>{after}</Text>
              </p>
            </Row>
          ))}
        </Rows>
      </div>
    ))}
  </>
);
