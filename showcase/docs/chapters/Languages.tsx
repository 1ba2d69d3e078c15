import { Code } from '../parts/Code.tsx';
import { P, Points } from '../parts/Text.tsx';
import arabic from '../samples/arabic.html?raw';

export const Languages = () => (
  <>
    <P>
      Button and dialog use the language of `locale`, else of the nearest `lang` around the element, else
      English. There are ten: English, German, French, Spanish, Brazilian Portuguese, Italian, Japanese,
      Simplified Chinese, Hindi and Arabic. Each is one small file, fetched with the dialog.
    </P>
    <Points
      points={[
        'A region gets its language if the script is the same: `de-AT` German, `pt-PT` Brazilian Portuguese; `zh-TW` gets English.',
        'Numbers and times keep the region that was asked for.',
        'In Arabic the button and the dialog run from right to left, whatever the direction of the page.',
        'The language goes to the API as `Accept-Language`, so that the mail with the code can be in it.',
        '`failure.message` is in the person’s language; use `failure.code` in your program. `error` in the result is always English.',
      ]}
    />
    <P>
      The property `messages` replaces single texts by their key, in any language; places in braces are filled
      in. The keys are those of `catalogue` in `data-connect/locales/en`. A whole catalogue may be set: with
      `messages = catalogue` of `data-connect/locales/de` the button shows its text in German at once.
    </P>
    <Code title="Arabic, with one text of your own" code={arabic} />
  </>
);
