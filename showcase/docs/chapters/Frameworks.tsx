import { Code } from '../parts/Code.tsx';
import { Topic } from '../parts/Headings.tsx';
import { P } from '../parts/Text.tsx';
import { RECIPES } from './recipes.ts';

export const Frameworks = () => (
  <>
    <P>
      It is an element like any other. Two things differ between frameworks: how to set a property to an
      object or a boolean, and how to listen to an event. A complete page for each, tested in a browser, is in
      `test/hosts` of the repository.
    </P>
    {RECIPES.map(({ id, name, notes, files }) => (
      <div key={id}>
        <Topic id={`framework-${id}`} title={name} />
        {notes.map((note) => (
          <P key={note}>{note}</P>
        ))}
        {files.map(({ title, code }) => (
          <Code key={title} title={title} code={code} />
        ))}
      </div>
    ))}
  </>
);
