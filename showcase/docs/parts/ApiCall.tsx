import type { Answer, Call, Media, Parameter } from '../../sandbox/openapi/openapi.ts';
import { fieldsOf } from '../reference/api-fields.ts';
import { Code } from './Code.tsx';
import { Row, Rows } from './Entries.tsx';
import { Topic } from './Headings.tsx';
import { P, Text } from './Text.tsx';

const written = (value: unknown) => JSON.stringify(value, null, 2);

const exampleOf = ({ example, examples }: Media) => example ?? Object.values(examples ?? {})[0]?.value;

const Fields = ({ schema }: Pick<Media, 'schema'>) => (
  <Rows>
    {fieldsOf(schema).map(({ path, type, isRequired, text }) => (
      <Row key={path} name={path} note={isRequired ? `${type}, required` : type}>
        {text && (
          <p>
            <Text>{text}</Text>
          </p>
        )}
      </Row>
    ))}
  </Rows>
);

const Parameters = ({ parameters }: { readonly parameters: readonly Parameter[] }) => (
  <Rows>
    {parameters.map(({ name, in: place, required, description }) => (
      <Row key={name} name={name} note={required ? `${place}, required` : place}>
        <p>
          <Text>{description}</Text>
        </p>
      </Row>
    ))}
  </Rows>
);

const StatusRow = ({ status, answer }: { readonly status: string; readonly answer: Answer }) => (
  <Row name={status} note={Object.keys(answer.headers ?? {}).join(', ')}>
    <p>
      <Text>{answer.description}</Text>
    </p>
  </Row>
);

/** One call of the API's document. */
export const ApiCall = ({ call: { path, method, operation, servers } }: { readonly call: Call }) => {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const body = requestBody?.content['application/json'];
  const success = responses[200]?.content?.['application/json'];
  return (
    <article aria-labelledby={`call-${operationId}`} className="docs-call">
      <Topic id={`call-${operationId}`} title={summary} />
      <p className="docs-address">
        <strong>{method.toUpperCase()}</strong> <code>{path}</code>
        {servers?.map((server) => (
          <span key={server.url} className="text-muted">
            {server.description}
          </span>
        ))}
      </p>
      <P>{description}</P>
      {parameters && <Parameters parameters={parameters} />}
      {body && (
        <>
          <h4>Body</h4>
          <Fields schema={body.schema} />
          <Code title={`Body of ${method.toUpperCase()} ${path}`} code={written(exampleOf(body))} />
        </>
      )}
      <h4>Answers</h4>
      <Rows>
        {Object.entries(responses).map(([status, answer]) => (
          <StatusRow key={status} status={status} answer={answer} />
        ))}
      </Rows>
      {success && (
        <>
          <Fields schema={success.schema} />
          <Code title={`Answer to ${method.toUpperCase()} ${path}`} code={written(exampleOf(success))} />
        </>
      )}
    </article>
  );
};
