import { Code } from '../parts/Code.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P, Points } from '../parts/Text.tsx';
import bundler from '../samples/bundler.ts?raw';
import classic from '../samples/classic.html?raw';
import module from '../samples/module.html?raw';

export const Install = () => (
  <>
    <P>
      One script and one tag. The script of a page holds only the element and its button (4 KB); the dialog is
      fetched when the person comes near the button, and is there when they press it.
    </P>
    <Topic id="install-script" title="By script tag" />
    <P>
      Serve the folder `dist/widget/` from one place, best from your own origin: the script finds its other
      files beside itself. The samples on this page run unchanged on the sandbox’s origin; on yours, change
      the addresses and the key.
    </P>
    <Code title="A page with a module script" code={module} />
    <P>
      Where you cannot use module scripts, the classic script loads the same module and sets
      `window.DataConnect` to its exports.
    </P>
    <Code title="The same with a classic script" code={classic} />
    <P>
      `data-connect.lite.js` takes the place of `data-connect.js` where many visitors press the button on a
      slow phone or network. It is the same widget, built from the same sources on Preact; its dialog has 48
      KB instead of 94. Otherwise take `data-connect.js`: React is the default, and the journeys in Firefox
      and WebKit run on it.
    </P>
    <Topic id="install-npm" title="By npm" />
    <Code title="Terminal" code="npm install data-connect" />
    <P>
      Importing the package defines the element; on a server it does nothing, so code that is rendered there
      may import it. The bundler build takes React from your application, or from npm, which installs it as a
      peer dependency: a page that uses React loads it once. The script tag needs no React.
    </P>
    <Code title="main.ts" code={bundler} />
    <Points
      points={[
        '`data-connect` defines the element and exports `DataConnectButton`, `openMosaicOverlay`, `getMosaicData`, `formatMosaicResponse`, `version` and the types.',
        '`data-connect/element` exports the class alone, for a name or a registry of your own.',
        '`data-connect/react` exports a typed React component, `data-connect/machine` the state machine and its model, for tests.',
        '`data-connect/oauth-callback.html` and `data-connect/oauth-callback.js` are the [callback page](#callback), to be copied to your public folder.',
      ]}
    />
    <P>
      Loading the script twice is silent. Loading two versions warns once and keeps the first. A page may hold
      any number of buttons.
    </P>
  </>
);
