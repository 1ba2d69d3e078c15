import { Coins, Search } from 'lucide-react';
import { useId } from 'react';
import { Link, type LinkProps } from 'react-router';
import { personalOrder } from '../../shared/connect/personal-order.ts';
import { slug } from '../../shared/lib/format.ts';
import { useAddressed } from '../../shared/lib/use-addressed.ts';
import { ComingSoonButton } from '../../shared/ui/ComingSoon.tsx';
import { Drawing } from '../../shared/ui/Drawing.tsx';
import { ModalDialog } from '../../shared/ui/Overlay.tsx';
import { WhyFirst } from '../../shared/ui/WhyFirst.tsx';
import { CardType, SceneArt } from './art.tsx';
import { CARDS, COINS, CONTENTS, type Content, type DiscoverCard, INTEREST_SCENES } from './data.ts';
import drawings from './drawings.json';
import { DISCOVER } from './state.ts';

const Gallery = ({ lines, pictures = [] }: Content) => (
  <ul className="grid grid-cols-pairs gap-3">
    {pictures.map((image, index) => (
      <li key={image} className="text-sm">
        <SceneArt image={image} className="mb-1.5 aspect-4/3 w-full rounded-2xl" />
        {lines[index]}
      </li>
    ))}
  </ul>
);

const Lines = ({ type, content }: { type: DiscoverCard['type']; content: Content }) => {
  if (type === 'Gallery') return <Gallery {...content} />;
  if (type === 'Article') return content.lines.map((line) => <p key={line}>{line}</p>);
  const isNumbered = type === 'List' || type === 'Guide';
  return (
    <ol className={`grid gap-2 ${isNumbered ? 'list-decimal pl-6' : ''}`}>
      {content.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
};

/** The sample films and songs have no file to play. */
const NOTES: Partial<Record<DiscoverCard['type'], string>> = {
  Video: 'Still frame. Playback is coming soon.',
  Playlist: 'Playback is coming soon.',
};

export const OpenedCard = () => {
  const opened = useAddressed('card');
  const card = CARDS.find(({ title }) => slug(title) === opened.value);
  if (!card) return null;
  const { title, type, image } = card;
  return (
    <ModalDialog
      title={title}
      onClose={() => void opened.close()}
      className="discover-card text-ink sm:max-w-[38rem]"
      titleClassName="discover-title text-3xl text-balance"
    >
      <div className="mt-3">
        <CardType type={type} />
      </div>
      {type !== 'Gallery' && (
        <SceneArt
          image={image}
          className="mt-4 aspect-2/1 w-full rounded-2xl [@media(max-height:44rem)]:aspect-3/1"
        />
      )}
      {NOTES[type] && <p className="mt-2 text-sm text-muted">{NOTES[type]}</p>}
      <p className="mt-4 text-lg font-bold text-pretty">{CONTENTS[image].lead}</p>
      <div className="mt-3 grid gap-3 text-pretty">
        <Lines type={type} content={CONTENTS[image]} />
      </div>
    </ModalDialog>
  );
};

const Avatar = () => <Drawing of={drawings.avatar} label="Your avatar" className="size-12 shrink-0" />;

const Card = ({ title, type, image, link }: DiscoverCard & { readonly link: LinkProps }) => (
  <li className="discover-card group relative flex flex-col overflow-hidden">
    <SceneArt image={image} className="aspect-4/3 w-full" />
    <div className="flex flex-1 flex-col gap-1.5 p-3 sm:gap-2 sm:p-5">
      <CardType type={type} />
      <h2 className="text-base leading-snug font-bold sm:text-lg">
        <Link
          {...link}
          className="decoration-accent decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-3xl group-hover:underline"
        >
          {title}
        </Link>
      </h2>
    </div>
  </li>
);

export const DiscoverView = () => {
  const { state, send, interests } = DISCOVER.useDemo();
  const { search } = state;
  const opened = useAddressed('card');
  const hintId = useId();
  const { entries, why } = personalOrder(
    CARDS,
    ({ about }) => about,
    ({ title }) => title,
    interests,
  );
  return (
    <>
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <label className="relative block">
            <span className="sr-only">Search Discover</span>
            <Search className="absolute top-1/2 left-4 size-5 -translate-y-1/2" />
            <input
              type="search"
              value={search}
              onChange={(event) => send({ type: 'search.typed', search: event.target.value })}
              placeholder="Search Discover"
              aria-describedby={hintId}
              className="min-h-12 w-full rounded-2xl border border-edge bg-raised pr-4 pl-12 text-ink placeholder:text-muted placeholder:opacity-100"
            />
          </label>
          <p id={hintId} className={search ? 'mt-1.5 px-1 text-sm text-muted' : 'sr-only'}>
            Search is coming soon. Your words stay here; the cards stay as they are.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:gap-2 max-sm:justify-between">
          <p className="flex min-h-12 items-center gap-2 font-extrabold tabular-nums">
            <Coins className="size-5 text-accent" />
            {COINS}
            <span className="sr-only"> coins</span>
          </p>
          <ComingSoonButton className="inline-flex min-h-12 items-center gap-2 rounded-2xl border border-accent bg-sunken px-4 max-sm:order-last max-sm:px-3 font-bold text-ink hover:bg-raised">
            Get more coins
          </ComingSoonButton>
          <Avatar />
        </div>
      </div>
      <h1 className="discover-title mt-8 text-4xl sm:mt-10 sm:text-5xl">Discover Toonas</h1>
      <p className="mt-3 text-lg text-muted">
        Toona starts everyone with{' '}
        <strong className="font-bold text-ink">
          {INTEREST_SCENES.map(({ interest }) => interest).join(', ')}
        </strong>
      </p>
      <WhyFirst why={why} className="mt-2 text-muted" />
      <ul className="mt-6 grid grid-cols-pairs gap-3 sm:gap-6 md:grid-cols-[repeat(auto-fill,minmax(max(9rem,28%),1fr))]">
        {entries.map((card) => (
          <Card key={card.id} {...card} link={opened.linkTo(slug(card.title))} />
        ))}
      </ul>
    </>
  );
};
