import { Code } from '../parts/Code.tsx';
import { Entries } from '../parts/Entries.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P } from '../parts/Text.tsx';
import tiers from '../samples/tiers.html?raw';

export const Attributes = () => (
  <>
    <P>
      Each attribute has a property of the same meaning in camelCase, and both always agree; `apiKey` alone
      stays out of the markup when it is set as a property. Removing an attribute restores its default. A
      value that is not allowed never throws: the default applies, and the console says once what is allowed.
    </P>
    <Entries kind="attribute" />
    <Topic id="booleans" title="Boolean attributes" />
    <P>
      They follow HTML: present is true, absent is false, and so `test-mode="false"` is true, with a warning.
      Leave the attribute out, or set the property to `false`. Frameworks that write `false` as text need the
      property: see [Frameworks](#frameworks).
    </P>
    <Topic id="tiers" title="Asking in your own words" />
    <P>
      `request-data` takes ids of data types, of which `basic` is always part, or up to three tiers of your
      own. A tier is a row with its type as the name, its description, and its reward as a badge; none is
      required. The result names tiers in lower case: `small`, `medium`, `large`.
    </P>
    <Code title="Two tiers, one with a reward" code={tiers} />
    <P>
      What changes while the dialog is open applies to texts and looks at once, to the flow at the next
      opening.
    </P>
  </>
);
