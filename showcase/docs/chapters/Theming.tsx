import { Code } from '../parts/Code.tsx';
import { Entries } from '../parts/Entries.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P } from '../parts/Text.tsx';
import { ThemeSample } from '../parts/ThemeSample.tsx';
import slots from '../samples/slots.html?raw';
import theme from '../samples/theme.css?raw';

export const Theming = () => (
  <>
    <P>
      Use custom properties for the look, parts for what custom properties do not cover, and slots for
      content. Set them on the element or anywhere above it, in your own style sheet: your rules win without
      `!important`.
    </P>
    <div data-island="theme">
      <ThemeSample />
    </div>
    <Code title="theme.css" code={theme} />
    <P>
      `theme` is `light`, `dark` or `auto`, which follows the person’s system, and may change while the dialog
      is open.
    </P>
    <Topic id="custom-properties" title="Custom properties" />
    <Entries kind="custom-property" />
    <Topic id="parts" title="Parts" />
    <P>For `::part()`. Do not hide what a person must see, such as a focus ring or a failure.</P>
    <Entries kind="part" />
    <Topic id="states" title="States" />
    <P>For `:state()`.</P>
    <Entries kind="state" />
    <Topic id="slots" title="Slots" />
    <Entries kind="slot" />
    <Code title="A mark, texts and terms of your own" code={slots} />
  </>
);
