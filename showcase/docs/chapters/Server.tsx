import { API_NOTES, CALLS } from '../../sandbox/openapi/document.ts';
import { ApiCall } from '../parts/ApiCall.tsx';
import { Code } from '../parts/Code.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P, Points } from '../parts/Text.tsx';
import readPin from '../samples/read-pin.ts?raw';

export const Server = () => (
  <>
    <P>
      What a provider implements. The machine-readable form is OpenAPI 3.1 at
      [/api/openapi.json](/api/openapi.json): paste it into a client, a generator or a mock. The sandbox that
      serves it answers exactly so, and its tests hold the two together.
    </P>
    <P>{API_NOTES}</P>
    <Points
      points={[
        'For other origins, answer the preflight and send `Access-Control-Allow-Origin`; no cookies travel, so `*` will do.',
        'List `Retry-After` in `Access-Control-Expose-Headers` if you send it.',
        'The key names the host, it is no secret: limit it to the host’s origins, and what can be asked with it.',
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
