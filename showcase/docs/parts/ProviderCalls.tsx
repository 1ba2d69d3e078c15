import { API_ADDRESS } from '../reference/served.ts';
import { refusalsIn, type ServedCall } from '../reference/served-api.ts';
import { useServed } from '../reference/served-context.ts';
import { Row, Rows } from './Entries.tsx';
import { Facts } from './Facts.tsx';
import { Topic } from './Headings.tsx';
import { NotRead } from './NotRead.tsx';
import { Text } from './Text.tsx';

const CALLERS: Readonly<Record<string, string>> = {
  apiKey: 'a registered application',
  session: 'a person who is signed in',
  accessToken: 'a host with an access token',
  account: 'a person on the provider’s own pages',
};

const callerOf = ({ needs }: ServedCall) => CALLERS[needs.at(-1) ?? ''] ?? 'any caller';

/** Any call may be malformed or find the database unavailable. These refusals are listed once, with the shared ones. */
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

/** Every call of the provider, and all its refusals. */
export const ProviderCalls = () => {
  const { api } = useServed();
  return api === null ? <NotRead address={API_ADDRESS} /> : <Calls calls={api} />;
};
