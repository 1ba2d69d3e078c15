import { Code } from '../parts/Code.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P, Points } from '../parts/Text.tsx';
import policy from '../samples/policy.txt?raw';

export const Security = () => (
  <>
    <P>
      The widget needs no inline script, no inline style, no `eval`, and passes Trusted Types. This policy is
      enough, and it is what its tests run under:
    </P>
    <Code title="A strict policy" code={policy} />
    <Points
      points={[
        '`script-src`: the origin of the widget’s files. With nonces and `strict-dynamic`, put the nonce on the script tag: what it fetches is trusted through it.',
        '`connect-src`: the origin of `api-base`.',
        '`style-src`: your own style sheets. The widget’s styles are constructed, which no policy restricts.',
        'No `img-src`, `font-src` or `frame-src`: it loads no picture, font or frame.',
        'Inline listeners like those in the samples belong into a file of yours.',
      ]}
    />
    <Topic id="frames" title="In a frame" />
    <P>
      A sandboxed frame needs `allow-scripts allow-forms`, and `allow-popups allow-popups-to-escape-sandbox`
      to connect platforms. Without `allow-same-origin` a person is remembered until the page is left. Inside
      another site’s frame the window message is the only way back for a platform’s result.
    </P>
    <Topic id="secrets" title="What is kept where" />
    <Points
      points={[
        '`data-connect:{slug}:user` in local storage holds the record of the signed-in person, their session token included; `{slug}` is the provider in lower case. Blocked or full storage is no error: memory serves.',
        '`data-connect:{slug}:oauth` holds a connection under way.',
        'The PIN and the codes are never in storage, an event, an attribute, an address or a log.',
        'HTTPS is needed: without it there is no WebCrypto, and nothing can be shared.',
      ]}
    />
  </>
);
