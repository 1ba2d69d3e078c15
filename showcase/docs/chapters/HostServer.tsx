import { Code } from '../parts/Code.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P, Points } from '../parts/Text.tsx';
import { HOST_ERRORS } from '../reference/operations.ts';
import earlyPress from '../samples/server/early-press.js?raw';
import edge from '../samples/server/edge.ts?raw';
import node from '../samples/server/node.ts?raw';
import trigger from '../samples/server/trigger.ts?raw';

const facts = HOST_ERRORS.map(({ name, code, text }) => ({ name, note: code, text }));

export const HostServer = () => (
  <>
    <P>
      Your page gets an access token, in the [window message](#message), and hands it to your server.
      `data-connect/server` has the two functions that your server needs for it. It runs on Node 20 and on
      edge runtimes. The two add at most 2,048 bytes to a bundle, and 8,192 with what they use of `jose`, the
      only dependency.
    </P>
    <Points
      points={[
        '`verifyAccess(accessToken, { issuer, audience })` says who the person is to your application, what they approved and until when. It verifies signature, issuer, audience and expiry with the provider’s public keys, which it fetches once and keeps for ten minutes.',
        '`fetchInterests({ apiUrl, accessToken, items })` asks the provider how much the person is drawn to each item: a score from 0 to 1, with at most two reasons.',
        '`issuer` is the provider’s `PUBLIC_URL`, `audience` the id of your application (`app_…`).',
        'Take `apiUrl` from your configuration. An address that a browser sent could be anybody’s, and your server would send the token there.',
      ]}
    />
    <Code title="node.ts: Node, then server.listen(3000)" code={node} />
    <Code title="edge.ts: Workers, Deno and others with a fetch handler" code={edge} />
    <P>
      A token lasts one hour. A person can take a grant back at any time: `verifyAccess` does not learn of it,
      because it asks nobody; `fetchInterests` does at once. Both take `fetch`, for tests and for runtimes
      with one of their own.
    </P>
    <Topic id="host-trigger" title="The button before the script" />
    <P>
      `renderTrigger(options)` gives the element as HTML with its button in a declarative shadow root. The
      button shows without a script, and the element takes its place without a layout shift. It adds at most
      4,096 bytes to a bundle.
    </P>
    <Code title="trigger.ts: plain HTML" code={trigger} />
    <Points
      points={[
        'The options are the [attributes](#attributes) in camelCase, without the key. Set that as a property, or name it in `attributes`, which takes every other attribute. Every text is escaped.',
        'The styles stand in a `<style>` element. A strict policy allows them by the hash that `triggerStyleHash()` gives, or by the `nonce` that you hand to `renderTrigger`.',
        'The server does not see the page around the element. Where the page is not in English, give `locale` or `attributes: { lang }`. Such a button is in English for the moment between the script and the file of its language.',
        'In React, put the HTML into an element of its own by `dangerouslySetInnerHTML`, with `suppressHydrationWarning`: the browser has moved the template into the shadow root before React compares.',
        'A press before the script is there does nothing, unless the page keeps it.',
      ]}
    />
    <Code title="early-press.js: a classic script in the head" code={earlyPress} />
    <Topic id="host-errors" title="What can go wrong" />
    <P>
      Every error that is meant is a `HostServerError` with a `code`. No message holds a token. Nothing is
      tried again by itself.
    </P>
    <Facts facts={facts} />
  </>
);
