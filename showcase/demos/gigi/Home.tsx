import { Search } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { Link } from 'react-router';
import { rewardOf } from '../../shared/connect/widget-message.ts';
import { Connect, Reserved } from '../../shared/demo/demo.tsx';
import { WhyFirst } from '../../shared/ui/WhyFirst.tsx';
import data from './data.json';
import { findPeople, orderProfiles, type Person } from './data.ts';
import { Face } from './Face.tsx';
import { HotList, type LinkToPerson } from './Leaderboard.tsx';
import { GIGI, type GigiState, type OnboardingResult } from './state.ts';

const rowsOf = (result: OnboardingResult): readonly (readonly [string, string])[] =>
  result.source === 'linkedin'
    ? [
        ['Name', result.name],
        ['Title', result.title],
        ['Company', result.company],
        ['Location', result.location],
        ['Connections', String(result.connections)],
        ['LinkedIn', result.linkedinUrl],
      ]
    : [
        ['Name', result.username ?? 'Not shared'],
        ['Personality', result.personality.map(({ data }) => data).join(', ') || 'Nothing shared'],
        ['Source', 'Mosaic'],
      ];

/** Focuses the profile when it replaces the widget that had the focus. */
const takeLostFocus = (profile: HTMLElement | null) => {
  if (document.activeElement === document.body) profile?.focus({ preventScroll: true });
};

/** The profile does not show the access token. */
const OwnProfile = ({ result }: { result: OnboardingResult | null }) => {
  const { forget, send } = GIGI.useDemo();
  const startAgain = () => {
    forget();
    send({ type: 'profile.forgotten' });
  };
  if (!result) {
    return (
      <div className="mt-4 grid justify-items-start gap-3 rounded bg-raised p-5 ring-1 ring-line">
        <p>Gigi doesn't know you yet. Connect, and your profile stands here.</p>
        <Connect isSecond />
      </div>
    );
  }
  return (
    <section
      ref={takeLostFocus}
      tabIndex={-1}
      aria-label="Your profile as Gigi sees it"
      className="mt-4 flex animate-card flex-wrap items-start justify-between gap-x-8 gap-y-4 rounded bg-raised p-5 ring-1 ring-line"
    >
      <dl className="grid min-w-0 flex-1 basis-64 grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 text-sm">
        {rowsOf(result).map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <p className="text-sm text-muted">Your Gigi score</p>
        <p className="gigi-figure text-6xl leading-none text-accent">{result.gigiScore}</p>
        <p className="mt-2 text-xs text-muted">
          {new Date(result.completedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
        </p>
      </div>
      {/* The widget's menu has a sign-out, which removes the profile too. */}
      {result.source === 'linkedin' && (
        <p className="w-full text-sm text-muted">
          Kept in this browser.{' '}
          <button
            type="button"
            onClick={startAgain}
            className="touch-target min-h-6 font-semibold text-ink underline underline-offset-4"
          >
            Forget it and start again
          </button>
        </p>
      )}
    </section>
  );
};

const ProfileCard = ({ person, vibe }: { person: Person; vibe: string }) => {
  const [revealed, setRevealed] = useState<Person['id'] | null>(null);
  const vibeId = useId();
  const { id, name, title, company, city, score, image } = person;
  const isRevealed = revealed === id;
  return (
    <article className="flex flex-col overflow-hidden rounded bg-raised ring-1 ring-line">
      <div key={id} className="flex flex-1 animate-card flex-col">
        <Face seed={image} className="aspect-5/4 w-full object-cover" />
        <div className="px-5 pt-5">
          <h3 className="gigi-display text-[min(1.875rem,max(30px,3.6vw))]">{name}</h3>
          <p className="mt-1.5 text-sm text-muted">
            {title}, {company}, {city}
          </p>
        </div>
        <div id={vibeId} aria-live="polite" className="flex-1 px-5 py-3">
          {isRevealed && (
            <p className="animate-card border-l-2 border-accent pl-3">
              {vibe} <span className="gigi-figure text-xl whitespace-nowrap text-accent">{score} of 10</span>
            </p>
          )}
        </div>
      </div>
      <div className="p-5 pt-0">
        <button
          type="button"
          aria-expanded={isRevealed}
          aria-controls={vibeId}
          onClick={() => setRevealed(isRevealed ? null : id)}
          className="demo-button w-full"
        >
          {isRevealed ? 'Hide Vibe Check' : 'Reveal Vibe Check'}
        </button>
      </div>
    </article>
  );
};

const Found = ({ query, linkTo }: { query: string; linkTo: LinkToPerson }) => {
  const found = findPeople(query);
  return (
    <div role="status" className={query.trim() ? 'mt-3' : 'sr-only'}>
      {query.trim() && found.length === 0 && (
        <p className="break-words">Gigi hasn't met “{query.trim()}” yet.</p>
      )}
      {found.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {found.map(({ id, name, title, company, image }) => (
            <li key={id}>
              <Link
                {...linkTo({ name })}
                className="flex min-h-11 items-center gap-2.5 rounded-full bg-raised py-1 pr-4 pl-1 ring-1 ring-line hover:bg-sunken"
              >
                <Face seed={image} className="size-9 rounded-full" />
                <span className="text-sm">
                  <strong>{name}</strong> <span className="text-muted">{`${title}, ${company}`}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

interface HomeViewProps {
  readonly state: Extract<GigiState, { screen: 'dashboard' }>;
  readonly searchRef: Ref<HTMLInputElement>;
  readonly linkTo: LinkToPerson;
}

export const HomeView = ({ state, searchRef, linkTo }: HomeViewProps) => {
  const { interests } = GIGI.useDemo();
  const [query, setQuery] = useState('');
  const [isRevealed, setRevealed] = useState(false);
  const { result } = state;
  const reward = result?.source === 'mosaic' ? rewardOf(data.tiers, result.personality) : null;
  const { entries, why } = orderProfiles(state.profileSet, interests);
  return (
    <>
      <h1 className="gigi-display max-w-3xl text-5xl sm:text-7xl">
        Everyone you want to meet already knows <em className="text-accent">someone</em> you know.
      </h1>
      <Reserved reward={reward} className="mt-4 text-muted" />
      <div className="mt-8 flex max-w-3xl flex-wrap gap-3">
        <label className="relative min-w-0 flex-[1_1_18rem]">
          <span className="sr-only">Search for your name, your friends</span>
          <Search className="absolute top-1/2 left-4 size-5 -translate-y-1/2" />
          <input
            ref={searchRef}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder="Search for your name, your friends"
            className="demo-field pr-3 pl-12 text-ellipsis max-sm:placeholder:text-sm"
          />
        </label>
        <button
          type="button"
          aria-expanded={isRevealed}
          onClick={() => setRevealed(!isRevealed)}
          className="demo-button max-sm:w-full"
        >
          Reveal your profile
        </button>
      </div>
      <p className="mt-2 text-sm text-muted">297,078 names searched so far</p>
      <Found query={query} linkTo={linkTo} />
      {isRevealed && <OwnProfile result={result} />}
      <section aria-labelledby="worth-meeting" className="mt-12">
        <h2 id="worth-meeting" className="gigi-display text-4xl">
          Worth meeting
        </h2>
        <WhyFirst why={why} className="mt-2 text-muted" />
        <div className="mt-5 grid gap-4 sm:grid-cols-2 sm:gap-6">
          {entries.map((profile, index) => (
            <ProfileCard key={index === 0 ? 'first' : 'second'} {...profile} />
          ))}
        </div>
      </section>
      <section aria-labelledby="hot-list" className="mt-14">
        <h2 id="hot-list" className="gigi-display mb-3 text-4xl">
          Hot List
        </h2>
        <HotList labelledBy="hot-list" linkTo={linkTo} />
      </section>
    </>
  );
};
