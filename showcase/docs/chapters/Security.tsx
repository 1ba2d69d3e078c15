import { Code } from '../parts/Code.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P, Points } from '../parts/Text.tsx';
import type { Tags } from '../reference/served.ts';
import { useServed } from '../reference/served-context.ts';
import policy from '../samples/policy.txt?raw';

/** A tag with the hashes of the build that this site serves. */
const Tag = ({ kind, title }: { readonly kind: keyof Tags; readonly title: string }) => {
  const { tags } = useServed();
  return tags && <Code title={title} code={tags[kind]} />;
};

export const Security = () => (
  <>
    <P>
      The widget needs no inline script, no inline style, no `eval`, and works with Trusted Types. This policy
      is enough, and the tests run under it:
    </P>
    <Code title="A strict policy" code={policy} />
    <Points
      points={[
        '`script-src`: the origin of the widget’s files. With nonces and `strict-dynamic`, put the nonce on the script tag: what it fetches is trusted through it.',
        '`connect-src`: the origin of `api-base`.',
        '`style-src`: your own style sheets. The widget’s styles are constructed, which no policy restricts.',
        'No `img-src` or `font-src`: it loads no picture and no font. `frame-src` only for [the frame of the provider](#isolation-policy).',
        'Inline listeners like those in the samples must then move to a file of yours.',
      ]}
    />
    <Topic id="integrity" title="Subresource integrity" />
    <P>
      Each build writes `integrity.json` beside the script: the hash of every file a page loads, and the tags
      to copy. The first kind preloads the dialog and needs no inline script. Chrome and Firefox check the
      dialog then; Safari fetches it once more and does not. For Safari take the second kind.
    </P>
    <Tag kind="preload" title="Script and dialog, checked and preloaded" />
    <P>
      The second fetches the dialog on intent as always, and refuses it unless it is the one that was built.
      Import maps with integrity are checked by Chrome 127, Firefox 138 and Safari 18; the map stands above
      the page’s first module script, and a strict policy must allow it by its hash.
    </P>
    <Tag kind="importMap" title="Script and dialog, checked by an import map" />
    <P>
      `npm run integrity -- https://your.site/widget/` prints both for your address. From another origin the
      files need `Access-Control-Allow-Origin`. A dialog that is refused shows as “Sign-in could not be
      loaded.”
    </P>
    <Topic id="frames" title="In a frame" />
    <P>
      A sandboxed frame needs `allow-scripts allow-forms`, and `allow-popups allow-popups-to-escape-sandbox`
      to connect platforms. Without `allow-same-origin` a person is remembered until the page is left. Inside
      another site’s frame the window message is the only way for a platform’s result to arrive.
    </P>
    <Topic id="passkeys" title="Passkeys" />
    <P>
      On pages of the provider’s own origin, and so in [its frame](#isolation), a person can sign in with a
      passkey: by the browser’s autofill in the e-mail field, or by a button where this browser used one
      before. After a sign-in by code one is offered; skipping it is one press. A passkey belongs to the
      provider’s host name, so one made on one site signs in on every site of that provider. On a page of any
      other origin there is none, and nothing changes. Needed are Chrome or Edge 129, Firefox 119 or Safari
      18.4; older browsers ask for a code.
    </P>
    <Topic id="secrets" title="What is kept where" />
    <Points
      points={[
        '`data-connect:{slug}:user` in local storage holds the record of the signed-in person with their session token; `{slug}` is the provider in lower case. Another API origin and test mode have keys of their own. Where storage is blocked or full, the widget uses memory.',
        '`data-connect:{slug}:user:open` holds the token of a session that the person ended, until the server has been told: at once, or from the next page where this one is left or has no network.',
        '`data-connect:{slug}:oauth` holds a connection in progress.',
        '`data-connect:{slug}:passkey` says whether a passkey was used in this browser, or the person wants none; no key and no name.',
        '`userHash` is a SHA-256 hash without a salt: who has a list of e-mail addresses can hash them all and compare. Treat it as personal data.',
        'The PIN and the codes are never in storage, an event, an attribute, an address or a log.',
        'HTTPS is needed: without it there is no WebCrypto, and nothing can be shared.',
      ]}
    />
  </>
);
