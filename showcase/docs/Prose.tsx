import { version } from '../../package.json';
import { addressOf, BOOKS, CHAPTER_LIST, type Part } from './chapter-list.ts';
import Introduction from './introduction.mdx';
import { ELEMENTS } from './parts/elements.tsx';
import { Title } from './parts/Headings.tsx';
import type { ServedWidget } from './reference/served.ts';
import { ServedContext } from './reference/served-context.ts';

const Shelf = ({ part }: { readonly part: Part }) => (
  <>
    <h3>{part.title}</h3>
    <p className="docs-note">{part.about}</p>
    <ul className="docs-shelf">
      {part.chapters.map((chapter) => (
        <li key={chapter.id}>
          <a href={addressOf(chapter.id)}>{chapter.title}</a>
          <span className="docs-note">{chapter.about}</span>
        </li>
      ))}
    </ul>
  </>
);

/** The text of each chapter, by its file. */
const CONTENTS = import.meta.glob<typeof Introduction>('./chapters/*.mdx', {
  eager: true,
  import: 'default',
});

const Overview = () => (
  <>
    <Introduction components={ELEMENTS} />
    <p className="docs-version">Version {version}</p>
    {BOOKS.map(({ id, title, about, parts }) => (
      <section key={id} aria-labelledby={`book-${id}`} className="docs-book">
        <h2 id={`book-${id}`} className="docs-heading">
          {title}
        </h2>
        <p className="docs-prose">{about}</p>
        {parts.map((part) => (
          <Shelf key={part.title} part={part} />
        ))}
      </section>
    ))}
  </>
);

/** Links to the chapters before and after this one. */
const Neighbours = ({ id }: { readonly id: string }) => {
  const place = CHAPTER_LIST.findIndex((chapter) => chapter.id === id);
  const [before, after] = [CHAPTER_LIST[place - 1], CHAPTER_LIST[place + 1]];
  return (
    <nav aria-label="Neighbouring chapters" className="docs-neighbours print:hidden">
      {before && (
        <a href={addressOf(before.id)} rel="prev">
          <span className="docs-note">Previous</span> {before.title}
        </a>
      )}
      {after && (
        <a href={addressOf(after.id)} rel="next" className="ml-auto text-right">
          <span className="docs-note">Next</span> {after.title}
        </a>
      )}
    </nav>
  );
};

const Chapter = ({ id }: { readonly id: string }) => {
  const chapter = CHAPTER_LIST.find((each) => each.id === id);
  const Content = CONTENTS[`./chapters/${id}.mdx`];
  return (
    <>
      <p className="docs-where">
        {chapter?.book} · {chapter?.part}
      </p>
      <Title id={id} title={chapter?.title ?? ''} />
      {Content && <Content components={ELEMENTS} />}
      <Neighbours id={id} />
    </>
  );
};

export interface ProseProps {
  /** Without the widget's manifest, the page shows the prose only. */
  readonly served: ServedWidget;
  /** Without a chapter, the prose is the overview. */
  readonly chapter?: string | undefined;
}

/** The text of one page. It is rendered at build time, so that a reader does not download it as a script. */
export const Prose = ({ served, chapter }: ProseProps) => (
  <ServedContext value={served}>
    {chapter === undefined ? <Overview /> : <Chapter id={chapter} />}
  </ServedContext>
);
