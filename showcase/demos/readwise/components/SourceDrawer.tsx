import { useId, useState } from 'react';
import { ComingSoonButton } from '../../../shared/ui/ComingSoon.tsx';
import type { Source } from '../data.ts';
import { CONNECT, Drawer, ExploreButton } from './Drawer.tsx';

/** A source with sample highlights. It cannot be connected yet. */
export const SourceDrawer = ({ source: { name, description, highlights } }: { source: Source }) => {
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
