import { API_NOTES, CALLS } from '../../sandbox/openapi/document.ts';
import { ApiCall } from '../parts/ApiCall.tsx';
import { Code } from '../parts/Code.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P, Points } from '../parts/Text.tsx';
import readPin from '../samples/read-pin.ts?raw';

export const Server = () => (
  <>
    <P>
      The calls that a provider implements. They are also described in OpenAPI 3.1 at
      [/api/openapi.json](/api/openapi.json), for clients, generators and mocks. The sandbox serves it, and
      tests compare the sandbox’s answers with it.
    </P>
    <P>{API_NOTES}</P>
    <Points
      points={[
        'For other origins, answer the preflight and send `Access-Control-Allow-Origin`; no cookies are sent, so `*` is enough.',
        'List `Retry-After` in `Access-Control-Expose-Headers` if you send it.',
        'The key names the host and is not secret: limit it to the host’s origins, and limit what can be asked with it.',
      ]}
    />
    {CALLS.map((call) => (
      <ApiCall key={call.path} call={call} />
    ))}
    <Topic id="read-pin" title="Reading the PIN" />
    <P>
      It leaves the browser only as `Info.EncryptedUserPin` of call 4, encrypted under a key that only the
      holder of the session token can derive.
    </P>
    <Code title="read-pin.ts, on your server" code={readPin} />
  </>
);
