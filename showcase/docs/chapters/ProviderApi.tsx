import { Row, Rows } from '../parts/Entries.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Topic } from '../parts/Headings.tsx';
import { NotRead } from '../parts/NotRead.tsx';
import { P, Text } from '../parts/Text.tsx';
import { API_ADDRESS } from '../reference/served.ts';
import { refusalsIn, type ServedCall } from '../reference/served-api.ts';
import { useServed } from '../reference/served-context.ts';

const CALLERS: Readonly<Record<string, string>> = {
  apiKey: 'a registered application',
  session: 'a person who is signed in',
  accessToken: 'a host with an access token',
  account: 'a person on the provider’s own pages',
};

const callerOf = ({ needs }: ServedCall) => CALLERS[needs.at(-1) ?? ''] ?? 'anybody';

/** Any call may be malformed, or find the database away: that is said once, with the other refusals. */
const ownCodes = ({ statuses }: ServedCall) =>
  statuses
    .flatMap(({ refusals }) => refusals.map(({ code }) => code))
    .filter((code) => !/^(request|server)\./.test(code));

const Call = ({ call }: { readonly call: ServedCall }) => (
  <Row name={`${call.method} ${call.path}`} note={`for ${callerOf(call)}`}>
    <p>
      <Text>{call.summary}</Text>
    </p>
    <p className="docs-codes">
      {ownCodes(call).map((code) => (
        <code key={code}>{code}</code>
      ))}
    </p>
  </Row>
);

const Calls = ({ calls }: { readonly calls: readonly ServedCall[] }) => (
  <>
    <Rows>
      {calls.map((call) => (
        <Call key={call.id} call={call} />
      ))}
    </Rows>
    <Topic id="provider-refusals" title="Refusals" />
    <Facts facts={refusalsIn(calls).map(({ code, status, text }) => ({ name: code, note: status, text }))} />
  </>
);

export const ProviderApi = () => {
  const { api } = useServed();
  return (
    <>
      <P>
        The provider describes its calls in OpenAPI 3.1 at [/api/openapi.json](/api/openapi.json). The
        document is made from the same schemas that judge the requests, so the two cannot differ. A refusal is
        `application/problem+json` with a `code`, which does not change between releases.
      </P>
      {api === null ? <NotRead address={API_ADDRESS} /> : <Calls calls={api} />}
    </>
  );
};
