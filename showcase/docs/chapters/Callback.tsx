import { Topic } from '../parts/Headings.tsx';
import { P, Points } from '../parts/Text.tsx';

export const Callback = () => (
  <>
    <P>
      Connecting a platform opens a window within the click and sends it to the address of [call
      3](#call-authorize). The result comes back through one small page that the package ships.
    </P>
    <Topic id="callback-set-up" title="Set it up" />
    <Points
      points={[
        'Copy `oauth-callback.html` and `oauth-callback.js` side by side to your own origin, for example to the public folder of your application. The page asks for the script beside itself and needs no inline script.',
        'Set it: `redirect-url="/oauth-callback.html"`. Only your own origin is allowed.',
        'Tell your provider’s server that this address is yours; it arrives as `session.redirectUrl`.',
        'After consent the server redirects there with `?platform={connector}&state={state}`, and `&error=access_denied` after a refusal.',
      ]}
    />
    <Topic id="callback-ways" title="How the result travels" />
    <P>
      By `postMessage` to the opener, by `BroadcastChannel` and by an entry in local storage, whichever
      arrives first. `Cross-Origin-Opener-Policy`, yours or the provider’s, cuts the first one; the other two
      need the page to be of your own origin. Without `redirect-url` the server chooses the page, and it may
      be on the API’s origin: then only `postMessage` works.
    </P>
    <P>
      Each attempt carries a random `state` that counts once, for its own platform, for 30 seconds after the
      page was reached. Anything else is ignored.
    </P>
    <Topic id="callback-phones" title="On phones" />
    <P>
      On phones, and up to 768 px of width, the page itself goes to the provider and comes back to where it
      was: `redirectUrl` is then the page’s own address. The dialog opens again by itself and shows the
      platform as connected; the answer’s parameters are taken out of the address.
    </P>
  </>
);
