import data from './data.json';
import drawings from './mini-app-art.json';
import './toona.css';
import { Coins, Compass, House, MessagesSquare, PenTool, Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSignedIn } from '../../shared/connect/use-signed-in.ts';
import { Connect, NotShared } from '../../shared/demo/demo.tsx';
import { leaving } from '../../shared/lib/focus-heading.ts';
import { useAddressed } from '../../shared/lib/use-addressed.ts';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import { ComingSoonButton } from '../../shared/ui/ComingSoon.tsx';
import { Drawing } from '../../shared/ui/Drawing.tsx';
import { WhyFirst } from '../../shared/ui/WhyFirst.tsx';
import { CharacterCard, CharacterDialog, CreateCharacter, Starring } from './Cast.tsx';
import { COINS } from './character.ts';
import { SignIn, Wordmark } from './SignIn.tsx';
import { castOf, findCharacters, NO_DRAFT, TOONA } from './state.ts';

type MiniApp = Omit<(typeof data.miniApps)[number], 'image'> & { readonly image: keyof typeof drawings };
const MINI_APPS = data.miniApps as readonly MiniApp[];

/** The mini apps aren't part of the specification; a press on one says so. */
const MiniApps = () => (
  <section aria-labelledby="mini-apps">
    <h2 id="mini-apps" className="toona-display text-3xl">
      Mini apps
    </h2>
    <p className="mt-1 text-sm text-muted">Extras from the back pages. They open one by one.</p>
    <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
      {MINI_APPS.map(({ id, name, description, image }) => (
        <li key={id} className="xl:first:col-span-3 sm:first:col-span-2">
          <ComingSoonButton className="toona-panel flex h-full w-full flex-wrap items-center gap-4 pr-3 text-left hover:bg-marker hover:text-[#1a1416]">
            <Drawing of={drawings[image]} className="w-24 shrink-0 self-stretch border-r-3 border-ink" />
            <span className="min-w-[min(100%,5rem)] flex-1 py-2">
              <span className="block leading-tight font-black">{name}</span>
              <span className="mt-1 block text-sm opacity-85">{description}</span>
            </span>
          </ComingSoonButton>
        </li>
      ))}
    </ul>
  </section>
);

const ENTRY =
  'flex min-h-11 w-full flex-wrap items-center gap-x-2.5 border-2 border-transparent px-3 text-sm font-bold sm:whitespace-nowrap hover:border-ink hover:bg-raised aria-[current]:border-ink aria-[current]:bg-marker aria-[current]:text-[#1a1416]';

interface SidebarProps {
  readonly onCreate: () => void;
  /** `null` for a person with the widget's menu. */
  readonly onLeave: (() => void) | null;
}

const Sidebar = ({ onCreate, onLeave }: SidebarProps) => (
  <header className="border-b-3 border-ink bg-canvas px-4 py-3 md:sticky md:top-0 md:h-dvh md:w-56 md:shrink-0 md:border-r-3 md:border-b-0 md:px-5 md:py-6">
    <div className="flex flex-wrap items-center justify-between gap-x-4 md:flex-col md:gap-y-4 md:items-start">
      <Wordmark className="text-3xl md:text-5xl" />
      <div className="-mr-3 flex flex-wrap items-center md:mr-0 md:-ml-3">
        {onLeave && (
          <button
            type="button"
            onClick={onLeave}
            className="min-h-11 px-3 text-sm font-bold underline underline-offset-4"
          >
            Log out
          </button>
        )}
        <BackHome />
      </div>
    </div>
    <nav aria-label="Toona" className="mt-3 md:mt-6">
      <ul className="-mx-1 grid grid-cols-pairs gap-1 sm:max-md:grid-cols-2 md:flex md:flex-col md:gap-2">
        <li>
          <button type="button" onClick={onCreate} className={ENTRY}>
            <PenTool className="size-4 shrink-0" />
            Create new
          </button>
        </li>
        <li>
          <Link to="/toona" aria-current="page" className={ENTRY}>
            <House className="size-4 shrink-0" />
            Home
          </Link>
        </li>
        <li>
          <Link to="/toona/discover" className={ENTRY}>
            <Compass className="size-4 shrink-0" />
            Discover
          </Link>
        </li>
        <li>
          <ComingSoonButton className={ENTRY}>
            <MessagesSquare className="size-4 shrink-0" />
            Discord
          </ComingSoonButton>
        </li>
      </ul>
    </nav>
  </header>
);

const Home = () => {
  const { state, send, connect, hasShared, interests, leave } = TOONA.useDemo();
  const isSignedIn = useSignedIn(connect, hasShared);
  const { characters, first, order, why } = castOf(state, interests);
  const creating = useAddressed('create');
  const [draft, setDraft] = useState(NO_DRAFT);
  const opened = useAddressed('character');
  const character = characters.find(({ id }) => String(id) === opened.value);
  const found = findCharacters(characters, state.query);
  const create = () => {
    send({ type: 'character.created', ...draft });
    setDraft(NO_DRAFT);
  };

  return (
    <div className="mx-auto max-w-[90rem] md:flex">
      {/* The widget's menu has a sign-out of its own. */}
      <Sidebar onCreate={() => void creating.open('character')} onLeave={isSignedIn ? null : leave} />
      <main className="grid min-w-0 flex-1 content-start gap-8 px-4 pt-5 pb-24 sm:px-6 md:gap-10 md:py-8 lg:px-10">
        <div className="flex flex-wrap items-end gap-3">
          <label className="relative min-w-0 flex-[1_1_12rem]">
            <span className="sr-only">Search characters</span>
            <Search className="absolute top-1/2 left-3.5 size-5 -translate-y-1/2" />
            <input
              type="search"
              value={state.query}
              onChange={(event) => send({ type: 'search.typed', query: event.target.value })}
              placeholder="Search characters"
              className="demo-field pl-11"
            />
          </label>
          <p className="toona-panel flex min-h-12 shrink-0 items-center gap-2 px-3 font-black tabular-nums">
            <Coins className="size-5 text-accent" />
            {COINS}
            <span className="max-sm:sr-only">coins</span>
          </p>
        </div>
        <h1 className="sr-only">Toona home</h1>
        {first && <Starring character={first} />}
        <section aria-labelledby="characters">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div>
              <h2 id="characters" className="toona-display text-3xl">
                Characters
              </h2>
              <p role="status" className="mt-1 text-sm text-muted">
                {data.orders[order]}
              </p>
              <WhyFirst why={why} className="mt-1 text-muted" />
            </div>
            <Connect />
            <NotShared className="basis-full" />
          </div>
          {found.length > 0 ? (
            <ul className="mt-4 grid grid-cols-pairs gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
              {found.map((one) => (
                <li key={one.id} className="relative">
                  <CharacterCard character={one} link={opened.linkTo(String(one.id))} />
                </li>
              ))}
            </ul>
          ) : (
            <div className="toona-panel mt-4 grid grid-cols-1 justify-items-start gap-3 p-6">
              <p className="toona-display text-2xl">…nobody?</p>
              <p className="max-w-full break-words">No character or anime goes by “{state.query.trim()}”.</p>
              <button
                type="button"
                onClick={leaving(() => send({ type: 'search.typed', query: '' }))}
                className="min-h-9 font-bold text-accent underline underline-offset-4"
              >
                Show the whole cast
              </button>
            </div>
          )}
        </section>
        <MiniApps />
      </main>
      {creating.value !== null && (
        <CreateCharacter
          draft={draft}
          onDraft={setDraft}
          onCreate={create}
          onClose={() => void creating.close()}
        />
      )}
      {character && creating.value === null && (
        <CharacterDialog character={character} onClose={() => void opened.close()} />
      )}
    </div>
  );
};

export const Component = TOONA.page(() =>
  TOONA.useDemo().state.screen === 'signIn' ? <SignIn /> : <Home />,
);
