import { Code } from '../parts/Code.tsx';
import { P, Points } from '../parts/Text.tsx';
import arabic from '../samples/arabic.html?raw';

export const Languages = () => (
  <>
    <P>
      Button and dialog speak the language of `locale`, else of the nearest `lang` around the element, else
      English. There are ten: English, German, French, Spanish, Brazilian Portuguese, Italian, Japanese,
      Simplified Chinese, Hindi and Arabic. Each is one small file, fetched with the dialog.
    </P>
    <Points
      points={[
        'A region reads its language, as far as it is written alike: `de-AT` German, `pt-PT` Brazilian Portuguese; `zh-TW` English.',
        'Numbers and times keep the region that was asked for. A text that a catalogue lacks is English.',
        'Arabic turns button and dialog from right to left by itself, whatever the page’s own direction.',
        'The language goes to the API as `Accept-Language`, so that the mail with the code can be in it.',
        '`failure.message` is in the person’s language; decide by `failure.code`. `error` in the result is always English.',
      ]}
    />
    <P>
      The property `messages` replaces single texts by their key, in whatever language; braces are filled in.
      The keys are those of `catalogue` in `data-connect/locales/en`. A whole catalogue may be set: `messages
      = catalogue` of `data-connect/locales/de` spares the button its change of text.
    </P>
    <Code title="Arabic, with one text of your own" code={arabic} />
  </>
);
