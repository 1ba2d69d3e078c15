import callers from '../reference/callers.json';
import { type Body, type ServedCall, useServed } from '../reference/served.ts';
import widgetCalls from '../reference/widget-calls.json';
import { Code } from './Code.tsx';
import { Facts } from './Facts.tsx';
import { P, Topic } from './text.tsx';

/** The shape and the refusals come from the server's own description. */
interface WidgetCall {
  readonly id: string;
  /** When the widget makes the call, and which answers a host's own server may give. */
  readonly text: string;
  /** The text for the person, by status. */
  readonly seen: Readonly<Partial<Record<string, string>>>;
}

const WIDGET_CALLS: readonly WidgetCall[] = widgetCalls;

const Shape = ({ title, body: { fields, example } }: { readonly title: string; readonly body: Body }) => (
  <>
    <Facts facts={fields} />
    {example !== undefined && <Code title={title} code={JSON.stringify(example, null, 2)} />}
  </>
);

const Call = ({ call, use }: { call: ServedCall; use: WidgetCall }) => {
  const { id, method, path, summary, text, parameters, body, answer, statuses } = call;
  return (
    <article aria-labelledby={`call-${id}`} className="docs-call mt-12">
      <Topic id={`call-${id}`} title={summary} />
      <p className="docs-address mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-[0.9375rem]">
        <strong className="font-mono text-accent">{method}</strong> <code>{path}</code>
      </p>
      {text && <P>{text}</P>}
      <P>{use.text}</P>
      {parameters.length > 0 && <Facts facts={parameters} />}
      {body && (
        <>
          <h3>Body</h3>
          <Shape title={`Body of ${method} ${path}`} body={body} />
        </>
      )}
      <h3>Answers</h3>
      <Facts
        facts={statuses.map((status) => ({ ...status, text: [status.text, use.seen[status.name] ?? ''] }))}
      />
      {answer && <Shape title={`Answer to ${method} ${path}`} body={answer} />}
    </article>
  );
};

export const WidgetCalls = () => {
  const { api } = useServed();
  return WIDGET_CALLS.map((use) => {
    const call = api.find(({ id }) => id === use.id);
    return call && <Call key={use.id} call={call} use={use} />;
  });
};

/** Who makes the calls, by the name of the credential. */
const CALLERS: Readonly<Record<string, string>> = callers;

/** Any call may be malformed or find the database unavailable: these refusals are listed once. */
const ownCodes = ({ refusals }: ServedCall) =>
  refusals.map(({ name }) => `\`${name}\``).filter((code) => !/^`(request|server)\./.test(code));

export const ProviderCalls = () => {
  const { api } = useServed();
  const refusals = new Map(api.flatMap((call) => call.refusals.map((each) => [each.name, each])));
  return (
    <>
      <Facts
        facts={api.map((call) => ({
          name: `${call.method} ${call.path}`,
          note: `for ${CALLERS[call.needs.at(-1) ?? ''] ?? 'any caller'}`,
          text: [call.summary, ownCodes(call).join(' ')],
        }))}
      />
      <Topic id="provider-refusals" title="Refusals" />
      <Facts facts={[...refusals.values()].sort((a, b) => a.name.localeCompare(b.name))} />
    </>
  );
};
