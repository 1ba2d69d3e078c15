import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { openWidget } from '../../shared/connect/connect-element.ts';
import type { Interests } from '../../shared/connect/personal-order.ts';
import { Connect, SessionEnded } from '../../shared/demo/demo.tsx';
import { ComingSoonButton } from '../../shared/ui/ComingSoon.tsx';
import { Drawing } from '../../shared/ui/Drawing.tsx';
import data from './data.json';
import drawings from './drawings.json';
import { type Persona, portrayed, READWISE } from './state.ts';

const EXPLORE =
  'inline-flex min-h-11 items-center justify-center rounded-md border border-(--on-cabinet-soft) px-4 font-semibold text-(--on-cabinet) hover:bg-white/10';
const CONNECT =
  'inline-flex min-h-11 max-w-full flex-wrap items-center justify-center rounded-md bg-(--card) px-4 font-semibold text-(--on-card) hover:bg-white [&>[aria-hidden]]:ml-2';

const Named = ({ verb, name }: { verb: string; name: string }) => (
  <span>
    {verb}
    <span className="sr-only"> {name}</span>
  </span>
);

interface DrawerProps {
  readonly name: string;
  readonly description: string;
  readonly explore?: ReactNode;
  readonly connect?: ReactNode;
  readonly pull?: ReactNode;
  readonly contents?: ReactNode;
  readonly children?: ReactNode;
}

const Ring = () => <Drawing of={drawings.ring} className="size-10 shrink-0" />;

const Drawer = ({ name, description, explore, connect, pull, contents, children }: DrawerProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="flex flex-col rounded-lg border border-(--cabinet-edge) bg-white/4 p-5 shadow-[inset_0_1px_0_rgb(255_255_255/0.09),0_2px_0_rgb(0_0_0/0.22)] sm:p-6">
      <div className="flex flex-wrap items-center justify-end gap-4">
        <h2 className="flex-[1_0_10rem] max-w-full rounded-xs border-[3px] border-(--brass) bg-(--card) px-3 py-2 font-mono text-lg font-bold text-(--on-card) shadow-[inset_0_2px_5px_rgb(0_0_0/0.2)] sm:px-4 sm:text-2xl">
          {name}
        </h2>
        {pull ?? <Ring />}
      </div>
      <p className="mt-4 mb-5 max-w-[44ch] text-(--on-cabinet-soft)">{description}</p>
      <div className="flex flex-wrap items-center gap-2.5">
        {explore ?? (
          <button
            type="button"
            className={EXPLORE}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Named verb="Explore" name={name} />
          </button>
        )}
        {connect ?? (
          <ComingSoonButton className={CONNECT}>
            <Named verb="Connect" name={name} />
          </ComingSoonButton>
        )}
      </div>
      {children}
      {contents && (
        <div id={id} hidden={!isOpen} className="readwise-out mt-5 grid gap-3">
          {contents}
        </div>
      )}
    </li>
  );
};

const { persona: PERSONA } = data;

/** The data types under the names that the widget sends (specification §7, call 4). */
const PARTS: ReadonlyMap<string, string> = new Map(Object.entries(PERSONA.parts));

const partsOf = (sizes: readonly string[]) => sizes.map((size) => PARTS.get(size) ?? size);

const sayPersona = (persona: Extract<Persona, { kind: 'loaded' }>, interests: Interests) => {
  const reader = persona.reader === null ? '' : ` for ${persona.reader}`;
  return `Persona loaded${reader}: ${partsOf(persona.sizes).join(', ')}. ${portrayed(interests)}`.trim();
};

const PersonaDrawer = () => {
  const { state, interests, connect, isDeclined, texts } = READWISE.useDemo();
  return (
    <Drawer
      name={PERSONA.name}
      description={PERSONA.description}
      pull={<Connect />}
      connect={
        <button type="button" className={CONNECT} onClick={() => openWidget(connect.current)}>
          <Named verb="Connect" name={PERSONA.name} />
        </button>
      }
      contents={
        <ul className="readwise-card grid rounded-xs px-4 pt-2 pb-3 font-display text-lg leading-[1.7rem] shadow-md">
          <li className="text-sm leading-[1.6rem] text-(--on-card-soft)">A persona holds</li>
          {PERSONA.contents.map((line) => (
            <li key={line} className="pt-2">
              {line}
            </li>
          ))}
        </ul>
      }
    >
      <p role="status" className="font-display text-lg break-words italic not-empty:mt-4">
        {state.kind === 'loaded'
          ? sayPersona(state, interests)
          : isDeclined && `Nothing was shared. ${texts.declined}`}
      </p>
      <SessionEnded className="mt-3" />
    </Drawer>
  );
};

const Highlights = ({ source: { name, highlights } }: { source: (typeof data.sources)[number] }) => (
  <>
    <p className="text-sm text-(--on-cabinet-soft)">What arrives from {name}, for example:</p>
    {highlights.map(({ text, from }) => (
      <figure key={text} className="readwise-card rounded-xs px-4 pt-2 pb-3 shadow-md">
        <figcaption className="truncate text-sm leading-[1.6rem] text-(--on-card-soft)">{from}</figcaption>
        <blockquote className="pt-2 font-display text-lg leading-[1.7rem]">{text}</blockquote>
      </figure>
    ))}
  </>
);

export const ImportHighlights = () => (
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
        {data.sources.map((source) => (
          <Drawer key={source.name} {...source} contents={<Highlights source={source} />} />
        ))}
        <Drawer
          {...data.supplemental}
          explore={
            <Link to="/readwise/supplemental" className={EXPLORE}>
              <Named verb="Explore" name={data.supplemental.name} />
            </Link>
          }
        />
        <PersonaDrawer />
      </ul>
    </div>
  </main>
);
