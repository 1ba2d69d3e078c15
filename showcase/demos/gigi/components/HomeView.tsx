import { Search } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Link } from 'react-router';
import type { Interests } from '../../../shared/connect/personal-order.ts';
import { rewardOf } from '../../../shared/connect/reward.ts';
import { Reserved } from '../../../shared/ui/Reserved.tsx';
import { WhyFirst } from '../../../shared/ui/WhyFirst.tsx';
import { SEARCHED, TIERS } from '../data.ts';
import { orderProfiles } from '../order.ts';
import { PEOPLE } from '../people.ts';
import { findPeople, type GigiState } from '../state.ts';
import { Face } from './Face.tsx';
import { HotList, type LinkToPerson } from './HotList.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { ProfileCard } from './ProfileCard.tsx';

const Found = ({ query, linkTo }: { query: string; linkTo: LinkToPerson }) => {
  const found = findPeople(PEOPLE, query);
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
                className="flex min-h-11 items-center gap-2.5 rounded-full bg-(--gg-card) py-1 pr-4 pl-1 ring-1 ring-(--gg-line) hover:bg-(--gg-blush)"
              >
                <Face seed={image} className="size-9 rounded-full" />
                <span className="text-sm">
                  <strong>{name}</strong> <span className="text-(--gg-soft)">{`${title}, ${company}`}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

export interface HomeViewProps {
  readonly state: Extract<GigiState, { screen: 'dashboard' }>;
  readonly interests: Interests;
  readonly searchRef: Ref<HTMLInputElement>;
  readonly onForget: () => void;
  readonly linkTo: LinkToPerson;
}

export const HomeView = ({ state, interests, searchRef, onForget, linkTo }: HomeViewProps) => {
  const [query, setQuery] = useState('');
  const [isRevealed, setRevealed] = useState(false);
  const { result } = state;
  const reward = result?.source === 'mosaic' ? rewardOf(TIERS, result.personality) : null;
  const {
    profiles: [first, second],
    why,
  } = orderProfiles(state.profileSet, interests);
  return (
    <>
      <h1 className="gigi-display max-w-3xl text-5xl sm:text-7xl">
        Everyone you want to meet already knows <em className="text-(--gg-hot)">someone</em> you know.
      </h1>
      <Reserved reward={reward} className="mt-4 text-(--gg-soft)" />
      <div className="mt-8 flex max-w-3xl flex-wrap gap-3">
        <label className="relative min-w-0 flex-[1_1_18rem]">
          <span className="sr-only">Search for your name, your friends</span>
          <Search aria-hidden="true" className="absolute top-1/2 left-4 size-5 -translate-y-1/2" />
          <input
            ref={searchRef}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder="Search for your name, your friends"
            className="gigi-field pr-3 pl-12 text-ellipsis max-sm:placeholder:text-sm"
          />
        </label>
        <button
          type="button"
          aria-expanded={isRevealed}
          onClick={() => setRevealed(!isRevealed)}
          className="gigi-button max-sm:w-full"
        >
          Reveal your profile
        </button>
      </div>
      <p className="mt-2 text-sm text-(--gg-soft)">{SEARCHED}</p>
      <Found query={query} linkTo={linkTo} />
      {isRevealed && <OwnProfile result={state.result} onForget={onForget} />}
      <section aria-labelledby="worth-meeting" className="mt-12">
        <h2 id="worth-meeting" className="gigi-display text-4xl">
          Worth meeting
        </h2>
        <WhyFirst why={why} className="mt-2 text-(--gg-soft)" />
        <div className="mt-5 grid gap-4 sm:grid-cols-2 sm:gap-6">
          {first && <ProfileCard {...first} />}
          {second && <ProfileCard {...second} />}
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
