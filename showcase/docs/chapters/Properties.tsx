import { Code } from '../parts/Code.tsx';
import { Entries } from '../parts/Entries.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P } from '../parts/Text.tsx';
import overlay from '../samples/overlay.ts?raw';

export const Properties = () => (
  <>
    <P>
      Beside the camelCase form of each [attribute](#attributes) there are these. Properties set before the
      script has loaded apply when it has. Objects and lists need no JSON: `button.requestData = ['basic',
      'preferences']`.
    </P>
    <Entries kind="property" />
    <Topic id="methods" title="Methods" />
    <P>
      Each gives a promise that resolves when the screen shows it, and rejects where the dialog cannot be
      loaded.
    </P>
    <Entries kind="method" />
    <Topic id="overlay" title="Without a button" />
    <P>
      `openMosaicOverlay(options)` adds an element, opens it and removes it 100 ms after it closed. Options
      are the properties, `onComplete` and `target`: an element or a selector, `document.body` by default. It
      resolves with the result, or with `null` where the person closed the dialog.
    </P>
    <Code title="connect.ts" code={overlay} />
    <P>
      `formatMosaicResponse(response, options)` names the scores of an inference answer: the sixteen
      personality types and the five traits. `getMosaicData()` always throws: there is no data without a
      person who shares it.
    </P>
  </>
);
