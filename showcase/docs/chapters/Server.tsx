import { ApiCall } from '../parts/ApiCall.tsx';
import { Code } from '../parts/Code.tsx';
import { Topic } from '../parts/Headings.tsx';
import { NotRead } from '../parts/NotRead.tsx';
import { P, Points } from '../parts/Text.tsx';
import { API_ADDRESS } from '../reference/served.ts';
import { useServed } from '../reference/served-context.ts';
import { WIDGET_CALLS } from '../reference/widget-calls.ts';
import readPin from '../samples/read-pin.ts?raw';

const Calls = () => {
  const { api } = useServed();
  if (api === null) return <NotRead address={API_ADDRESS} />;
  return WIDGET_CALLS.map((use) => {
    const call = api.find(({ id }) => id === use.id);
    return call && <ApiCall key={use.id} call={call} use={use} />;
  });
};

export const Server = () => (
  <>
    <P>
      What the widget asks of a server. [The provider](#run-provider) answers all of it, and the tables below
      come from its own description in OpenAPI 3.1 at [/api/openapi.json](/api/openapi.json), which also
      serves clients, generators and mocks. A server of your own needs the shapes that the texts name, and may
      leave out what they say may be missing.
    </P>
    <P>
      All paths are below the attribute `api-base`, here `/api`; JSON in and out. The widget sends no cookies,
      follows no redirects, gives each request 20 seconds and cancels it when the person leaves the step.
    </P>
    <Points
      points={[
        'Allow the host’s origin with CORS, and the request headers `content-type`, `accept-language`, `x-api-key`, `authorization` and `idempotency-key`. No cookies are sent, so `*` is enough.',
        'List `Retry-After` in `Access-Control-Expose-Headers` if you send it.',
        'The key names the host and is not secret: limit it to the host’s origins, and limit what can be asked with it.',
        'A refusal counts by its status: the widget shows texts of its own, and a `code` is for programs.',
      ]}
    />
    <Calls />
    <Topic id="read-pin" title="Reading the PIN" />
    <P>
      Where no `pinKey` was answered, the PIN leaves the browser only as `Info.EncryptedUserPin` of call 4,
      encrypted under a key that only the holder of the session token can derive.
    </P>
    <Code title="read-pin.ts, on your server" code={readPin} />
  </>
);
