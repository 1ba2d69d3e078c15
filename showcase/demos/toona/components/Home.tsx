import { Coins, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import type { LinkProps } from 'react-router';
import { ConnectButton } from '../../../shared/connect/ConnectButton.tsx';
import type { ConnectElement } from '../../../shared/connect/connect-element.ts';
import { useDeclined } from '../../../shared/connect/use-declined.ts';
import { useSignedIn } from '../../../shared/connect/use-signed-in.ts';
import { leaving } from '../../../shared/lib/leaving.ts';
import { useAddressed } from '../../../shared/lib/use-addressed.ts';
import { Declined } from '../../../shared/ui/Declined.tsx';
import { ModalDialog } from '../../../shared/ui/ModalDialog.tsx';
import { WhyFirst } from '../../../shared/ui/WhyFirst.tsx';
import type { Character } from '../character.ts';
import { printedNumber } from '../character.ts';
import data from '../data.json';
import { ABOUT, COINS, TIERS } from '../data.ts';
import { findCharacters, NO_DRAFT, starring, type ToonaEvent, type ToonaState } from '../state.ts';
import { CharacterArt } from './CharacterArt.tsx';
import { CharacterCard } from './CharacterCard.tsx';
import { CreateCharacter } from './CreateCharacter.tsx';
import { MiniApps } from './MiniApps.tsx';
import { Sidebar } from './Sidebar.tsx';
import { Starring } from './Starring.tsx';

/** What each character of the printed cast says, by id. */
const LINES: Readonly<Record<string, string>> = data.lines;

/** A character's own sentence. */
const lineOf = ({ id }: Character) => LINES[id] ?? 'My first page is still wet ink.';

interface CharacterGridProps {
  readonly characters: readonly Character[];
  /** Ids of characters that the person deleted on this visit. */
  readonly removed: readonly number[];
  readonly linkTo: (character: Character) => LinkProps;
  readonly onRemove: (id: number) => void;
  readonly onRestore: (id: number) => void;
}

const CharacterGrid = ({ characters, removed, linkTo, onRemove, onRestore }: CharacterGridProps) => (
  <ul className="grid grid-cols-pairs gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4">
    {characters.map((character) => (
      <li key={character.id} className="relative">
        <CharacterCard
          character={character}
          isRemoved={removed.includes(character.id)}
          link={linkTo(character)}
          onRemove={() => onRemove(character.id)}
          onRestore={() => onRestore(character.id)}
        />
      </li>
    ))}
  </ul>
);

interface CharacterDialogProps {
  readonly character: Character;
  readonly onClose: () => void;
}

/** A character in a large panel, with a sentence of theirs. */
const CharacterDialog = ({ character, onClose }: CharacterDialogProps) => {
  const { name, anime, image } = character;
  const about = ABOUT.get(anime);
  return (
    <ModalDialog
      title={name}
      onClose={onClose}
      className="toona-panel text-(--tn-ink)"
      titleClassName="toona-display text-4xl break-words"
    >
      <p className="mt-2 break-words text-(--tn-soft)">
        No. {printedNumber(character)} from “{anime}”
      </p>
      <div
        className="relative mt-4 h-64 overflow-hidden border-3 border-(--tn-ink) [@media(max-height:36rem)]:h-40"
        style={{ backgroundColor: image.background }}
      >
        <div className="toona-speed absolute inset-0" />
        <CharacterArt appearance={image} className="absolute bottom-0 left-1/2 h-[96%] -translate-x-1/2" />
      </div>
      <p className="mt-4 text-xl font-black text-balance">“{lineOf(character)}”</p>
      {about && <p className="mt-2 text-(--tn-soft)">About {about}.</p>}
    </ModalDialog>
  );
};

export interface HomeProps {
  readonly state: ToonaState;
  /** The person shared. The session may have ended since. */
  readonly hasShared: boolean;
  readonly send: (event: ToonaEvent) => void;
  /** Ends the visit of a person who signed in without the widget. */
  readonly onLeave: () => void;
}

const ORDERS: Readonly<Record<ToonaState['order'], string>> = {
  print: 'In print order.',
  yours: 'In your order: sorted by what you shared.',
  general: 'In a new order, the same for everyone.',
};

export const Home = ({ state, hasShared, send, onLeave }: HomeProps) => {
  const connect = useRef<ConnectElement>(null);
  const isSignedIn = useSignedIn(connect, hasShared);
  const { isDeclined, answers } = useDeclined();
  const creating = useAddressed('create');
  const [draft, setDraft] = useState(NO_DRAFT);
  const opened = useAddressed('character');
  const character = state.characters.find(({ id }) => String(id) === opened.value);
  const found = findCharacters(state.characters, state.query);
  const first = starring(state);
  const create = () => {
    send({ type: 'character.created', ...draft });
    setDraft(NO_DRAFT);
  };

  return (
    <div className="mx-auto max-w-[90rem] md:flex">
      {/* The widget's menu has a sign-out of its own. */}
      <Sidebar onCreate={() => void creating.open('character')} onLeave={isSignedIn ? null : onLeave} />
      <main className="grid min-w-0 flex-1 content-start gap-8 px-4 pt-5 pb-24 sm:px-6 md:gap-10 md:py-8 lg:px-10">
        <div className="flex flex-wrap items-end gap-3">
          <label className="relative min-w-0 flex-[1_1_12rem]">
            <span className="sr-only">Search characters</span>
            <Search aria-hidden="true" className="absolute top-1/2 left-3.5 size-5 -translate-y-1/2" />
            <input
              type="search"
              value={state.query}
              onChange={(event) => send({ type: 'search.typed', query: event.target.value })}
              placeholder="Search characters"
              className="toona-input pl-11"
            />
          </label>
          <p className="toona-panel flex min-h-12 shrink-0 items-center gap-2 px-3 font-black tabular-nums">
            <Coins aria-hidden="true" className="size-5 text-(--tn-spot)" />
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
              <p role="status" className="mt-1 text-sm text-(--tn-soft)">
                {ORDERS[state.order]}
              </p>
              <WhyFirst why={state.why} className="mt-1 text-(--tn-soft)" />
            </div>
            <ConnectButton
              ref={connect}
              app="toona"
              appName="Toona"
              requestData={TIERS}
              textLayout="left"
              autoFetch
              {...answers}
            />
            <Declined isDeclined={isDeclined} text="The cast stays as it is." className="basis-full" />
          </div>
          {found.length > 0 ? (
            <div className="mt-4">
              <CharacterGrid
                characters={found}
                removed={state.removed}
                linkTo={({ id }) => opened.linkTo(String(id))}
                onRemove={(id) => send({ type: 'character.removed', id })}
                onRestore={(id) => send({ type: 'character.restored', id })}
              />
            </div>
          ) : (
            <div className="toona-panel mt-4 grid grid-cols-1 justify-items-start gap-3 p-6">
              <p className="toona-display text-2xl">…nobody?</p>
              <p className="max-w-full break-words">No character or anime goes by “{state.query.trim()}”.</p>
              <button
                type="button"
                onClick={leaving(() => send({ type: 'search.typed', query: '' }))}
                className="min-h-9 font-bold text-(--tn-spot) underline underline-offset-4"
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
