import type { Field } from '../reference/api-fields.ts';
import type { Body, ServedCall } from '../reference/served-api.ts';
import type { WidgetCall } from '../reference/widget-calls.ts';
import { Code } from './Code.tsx';
import { Row, Rows } from './Entries.tsx';
import { Topic } from './Headings.tsx';
import { P, Text } from './Text.tsx';

const Fields = ({ fields }: { readonly fields: readonly Field[] }) => (
  <Rows>
    {fields.map(({ name, note, isRequired, text }) => (
      <Row key={name} name={name} note={isRequired ? `${note}, required` : note}>
        {text && (
          <p>
            <Text>{text}</Text>
          </p>
        )}
      </Row>
    ))}
  </Rows>
);

const Shape = ({ title, body }: { readonly title: string; readonly body: Body }) => (
  <>
    <Fields fields={body.fields} />
    {body.example && <Code title={title} code={body.example} />}
  </>
);

interface ApiCallProps {
  readonly call: ServedCall;
  readonly use: WidgetCall;
}

/** One call: the server's description and the widget's use of it. */
export const ApiCall = ({ call, use }: ApiCallProps) => {
  const { id, method, path, summary, text, parameters, body, answer, statuses } = call;
  return (
    <article aria-labelledby={`call-${id}`} className="docs-call">
      <Topic id={`call-${id}`} title={summary} />
      <p className="docs-address">
        <strong>{method}</strong> <code>{path}</code>
      </p>
      {text && <P>{text}</P>}
      <P>{use.text}</P>
      {parameters.length > 0 && <Fields fields={parameters} />}
      {body && (
        <>
          <h3>Body</h3>
          <Shape title={`Body of ${method} ${path}`} body={body} />
        </>
      )}
      <h3>Answers</h3>
      <Rows>
        {statuses.map(({ status, text: meaning, headers }) => (
          <Row key={status} name={status} note={headers.join(', ')}>
            <p>
              <Text>{meaning}</Text>
            </p>
            {use.seen[status] && (
              <p>
                <Text>{use.seen[status]}</Text>
              </p>
            )}
          </Row>
        ))}
      </Rows>
      {answer && <Shape title={`Answer to ${method} ${path}`} body={answer} />}
    </article>
  );
};
