import { Code } from '../parts/Code.tsx';
import { P, Points } from '../parts/Text.tsx';
import arabic from '../samples/arabic.html?raw';

export const Languages = () => (
  <>
    <P>
      The dialog speaks the language of `locale`, else of the nearest `lang` around the element, else English.
      Each language is one small file, fetched with the dialog.
    </P>
    <Points
      points={[
        'The chain of `pt-BR` is `pt-BR`, `pt`, English: what one catalogue lacks, the next has.',
        'Languages written from right to left turn the dialog by themselves, whatever the page’s own direction.',
        'The language goes to the API as `Accept-Language`, so that the mail with the code can be in it.',
        'Numbers, times and plurals are `Intl`’s.',
        '`failure.message` is in the person’s language; decide by `failure.code`. `error` in the result is always English.',
      ]}
    />
    <P>
      The property `messages` replaces single texts by their key, in whatever language; braces are filled in.
      The keys are those of the English catalogue, `locales/en.ts` in the package’s sources.
    </P>
    <Code title="Arabic, with one text of your own" code={arabic} />
  </>
);
