import { useId, useState } from 'react';
import { Link } from 'react-router';
import { ComingSoonButton } from '../../../shared/ui/ComingSoon.tsx';
import data from '../data.json';
import { SOURCES, type Source } from '../data.ts';
import { CONNECT, Drawer, EXPLORE, ExploreButton } from './Drawer.tsx';
import { PersonaDrawer, type PersonaDrawerProps } from './PersonaDrawer.tsx';

/** A source with sample highlights. It cannot be connected yet. */
const SourceDrawer = ({ source: { name, description, highlights } }: { source: Source }) => {
  const [isOpen, setOpen] = useState(false);
  const contents = useId();
  return (
    <Drawer
      name={name}
      description={description}
      controls={
        <>
          <ExploreButton name={name} isOpen={isOpen} contents={contents} onPress={() => setOpen(!isOpen)} />
          <ComingSoonButton className={CONNECT}>
            <span>
              Connect<span className="sr-only"> {name}</span>
            </span>
          </ComingSoonButton>
        </>
      }
    >
      <div id={contents} hidden={!isOpen} className="readwise-out mt-5 grid gap-3">
        <p className="text-sm text-(--on-cabinet-soft)">What arrives from {name}, for example:</p>
        {highlights.map(({ text, from }) => (
          <figure key={text} className="readwise-card rounded-xs px-4 pt-2 pb-3 shadow-md">
            <figcaption className="truncate text-sm leading-[1.6rem] text-(--on-card-soft)">
              {from}
            </figcaption>
            <blockquote className="pt-2 font-display text-lg leading-[1.7rem]">{text}</blockquote>
          </figure>
        ))}
      </div>
    </Drawer>
  );
};

export const ImportHighlights = (props: PersonaDrawerProps) => (
  <main className="mx-auto max-w-6xl px-4 pt-8 pb-28 sm:px-8 sm:pt-12">
    <title>Import Highlights · Readwise</title>
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
      <h1 className="font-display readwise-heading leading-[0.95] font-normal tracking-[-0.025em]">
        Import Highlights
      </h1>
      <p className="max-w-[38ch] font-display text-lg leading-snug text-muted">
        Pull a drawer, see what is inside, and bring in the sentences you once thought worth keeping.
      </p>
    </div>
    <div className="readwise-cabinet mt-8 rounded-xl border border-(--cabinet-edge) p-3 shadow-xl sm:mt-10 sm:p-5">
      <ul className="grid gap-3 sm:gap-5 md:grid-cols-2">
        {SOURCES.map((source) => (
          <SourceDrawer key={source.name} source={source} />
        ))}
        <Drawer
          name={data.supplemental.name}
          description={data.supplemental.description}
          controls={
            <>
              <Link to="/readwise/supplemental" className={EXPLORE}>
                Explore<span className="sr-only"> {data.supplemental.name}</span>
              </Link>
              <ComingSoonButton className={CONNECT}>
                <span>
                  Connect<span className="sr-only"> {data.supplemental.name}</span>
                </span>
              </ComingSoonButton>
            </>
          }
        />
        <PersonaDrawer {...props} />
      </ul>
    </div>
  </main>
);
