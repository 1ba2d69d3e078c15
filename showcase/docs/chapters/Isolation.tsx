import { Code } from '../parts/Code.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P, Points } from '../parts/Text.tsx';
import frame from '../samples/frame.html?raw';

export const Isolation = () => (
  <>
    <P>
      The dialog is part of your page, or a page of the provider in a frame over yours. Attributes, methods,
      events, results and looks are the same; the attribute `isolation` chooses.
    </P>
    <Code title="The dialog in a frame of the provider" code={frame} />
    <Topic id="isolation-choice" title="Which one to take" />
    <Points
      points={[
        '`isolation="none"`, the default: any server with calls 1 to 4 will do, slots and parts of the dialog are yours to change, and nothing but the widget’s own files is fetched. Scripts of your page could read what a person types.',
        '`isolation="frame"`: what a person types stays with the provider even if your page, or a script that it loads from elsewhere, wants to read it. A passkey made on one site signs in on every site of the provider. The server must be the [provider](#run-provider), and your page’s origin one of the app’s.',
        'A provider can require the frame: `provider app add … --isolation frame` refuses the calls of your page with `app.isolation`.',
      ]}
    />
    <P>
      The job board and Copus show their dialog in the frame, each other demo in its page. On the sandbox’s
      own pages the frame has the origin of the page around it, which shows the mode and protects nothing. On
      your site `api-base` must be on another origin than your page.
    </P>
    <Topic id="isolation-sees" title="What your page sees" />
    <Points
      points={[
        'The events with their details, the result with its receipt, and the window message after it. The receipt says where the approval was pressed: `collection` is `frame` or `page`.',
        'Never the e-mail address, the code, the PIN, the session, or what stands in the dialog’s fields. Your page can open and close the dialog; it cannot press anything in it.',
        'A press counts once the dialog was in full view for half a second. What covers, fades, shrinks or moves it makes the press not count: the dialog says so to the person, and the console to you.',
        'Before the pointer, a finger or the focus comes near the button, nothing is asked of the provider, unless `preload="eager"` has it so.',
      ]}
    />
    <Topic id="isolation-limits" title="What cannot cross" />
    <Points
      points={[
        'Slots `header` and `legal`, `::part()` of the dialog, and `messages` other than the button’s: what a person approves is in the provider’s words. The console says it once.',
        '`--dc-*` cross by value when the dialog opens and when an attribute changes. A style sheet that changes them while it is open applies at the next opening. A value with an address or a picture does not cross, and where the dialog would be illegible (contrast below 3:1, letters below 11 px) none does.',
        'Your page’s own text size: the frame has that of the browser.',
        'The focus in the first field, in Safari: a frame of another site takes none before the person has pressed in it, so they press the field and type.',
        'An element that is moved in the document: browsers load a moved frame anew, so the dialog closes with `removed`.',
        '`redirect-url`: platforms open in a window on phones too, and come back to the provider. Under `Cross-Origin-Opener-Policy: same-origin` browsers cut that window off from the frame, and no platform can be connected; `same-origin-allow-popups` lets it. A platform whose own pages have such a policy is cut off too: “Connection was cancelled” after 15 s.',
        'A page without an origin, such as a sandboxed frame without `allow-same-origin`: no app can register it.',
      ]}
    />
    <Topic id="isolation-storage" title="Who is remembered, and where" />
    <P>
      The record is in the storage of the provider’s frame. Browsers keep it apart for each site, so a person
      who signed in on one site is asked for the e-mail address on the next, unless they have a passkey. Where
      a browser blocks that storage, as some do in private windows, the person is remembered until the page is
      left. The dialog promises nothing else. `signOut()` is answered by the frame and needs the network.
    </P>
    <Topic id="isolation-policy" title="In your policy" />
    <P>
      `frame-src` must allow the origin of `api-base`; `connect-src` is not needed for it. A page with
      `Cross-Origin-Embedder-Policy` can hold the frame.
    </P>
  </>
);
