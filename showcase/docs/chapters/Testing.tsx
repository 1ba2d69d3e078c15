import { Code } from '../parts/Code.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P, Points } from '../parts/Text.tsx';
import drive from '../samples/drive.ts?raw';
import paths from '../samples/paths.ts?raw';

export const Testing = () => (
  <>
    <P>
      With `test-mode` no mail is sent, any e-mail address works and `123456` is the only valid code. An
      address whose local part begins with `existing` is an existing user; all others are new, and connect
      platforms and set a PIN. Without `auto-fetch` a test asks your server for nothing but the platforms’
      addresses.
    </P>
    <Code title="drive.ts, with Playwright" code={drive} />
    <Points
      points={[
        'The shadow root is open: tests and screen readers find its controls by role and name.',
        'The steps’ names are in `element.step` and in `stepchange`; `failure.code` does not change with the language.',
        'The sandbox replaces your provider: `npm start` in this repository, and its own address with `/api` behind it as `api-base`. The codes it “sends” are at `/sandbox/inbox?email=`.',
        'The header `x-sandbox-fault: status=503` (or `delay=7000`, `abort`, `malformed`, `empty`) breaks a request of yours; `POST /sandbox/fault` breaks the widget’s. The [workbench](/widget) has a switch for it. What the sandbox has beside the provider is described at [/sandbox/openapi.json](/sandbox/openapi.json).',
        'The platforms’ stand-ins fail by `POST /sandbox/fault` with `call=read;refuse=limit;retry=90`: `read`, `tokens` and `revoke` are the provider’s calls to them; `refuse` is `limit`, `token` or `scope`, answered as the platform itself does.',
      ]}
    />
    <Topic id="paths" title="Every path, generated" />
    <P>
      `data-connect/machine` exports the machine that the widget runs, with a model of it for tests: what can
      happen in a state, and what is visible there. `xstate/graph` finds every path; your test sends the
      events and expects what should be visible. The [workbench](/widget) lists the paths and replays them on
      a live preview.
    </P>
    <Code title="paths.ts" code={paths} />
    <P>
      To run a path, turn each event into something real: an action of the person by its field or button, an
      answer by a stub of your API, a delay by your test’s clock, a report of the window by the callback page.
    </P>
  </>
);
