import { version } from '../../package.json';
import { addressOf, BOOKS, CHAPTER_LIST, type Part } from './chapter-list.ts';
import Introduction from './introduction.mdx';
import { ELEMENTS, Title } from './parts/text.tsx';
import { ServedContext, type ServedWidget } from './reference/served.ts';

const Shelf = ({ part }: { readonly part: Part }) => (
  <>
    <h3>{part.title}</h3>
    <p className="docs-note">{part.about}</p>
    <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 sm:grid-cols-2">
      {part.chapters.map((chapter) => (
        <li key={chapter.id} className="border-line border-t py-2">
          <a
            href={addressOf(chapter.id)}
            className="inline-flex min-h-[max(1.75rem,var(--touch-height))] items-center font-semibold wrap-anywhere"
          >
            {chapter.title}
          </a>
          <span className="docs-note">{chapter.about}</span>
        </li>
      ))}
    </ul>
  </>
);

const CONTENTS = import.meta.glob<typeof Introduction>('./chapters/*.mdx', {
  eager: true,
  import: 'default',
});

const Overview = () => (
  <>
    <Introduction components={ELEMENTS} />
    <p className="mt-2 text-sm text-muted">Version {version}</p>
    {BOOKS.map(({ id, title, about, parts }) => (
      <section key={id} aria-labelledby={`book-${id}`} className="docs-book mt-10 border-ink border-t-2 pt-6">
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

const Neighbours = ({ id }: { readonly id: string }) => {
  const index = CHAPTER_LIST.findIndex((chapter) => chapter.id === id);
  const [before, after] = [CHAPTER_LIST[index - 1], CHAPTER_LIST[index + 1]];
  return (
    <nav
      aria-label="Neighbouring chapters"
      className="mt-14 flex flex-wrap gap-4 border-line border-t pt-5 *:min-h-[max(2.5rem,var(--touch-height))] *:font-semibold print:hidden"
    >
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
  readonly served: ServedWidget;
  readonly chapter?: string | undefined;
}

/** Rendered at build time, so that a reader does not download the text as a script. */
export const Prose = ({ served, chapter }: ProseProps) => (
  <ServedContext value={served}>
    {chapter === undefined ? <Overview /> : <Chapter id={chapter} />}
  </ServedContext>
);
