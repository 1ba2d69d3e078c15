import { PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '../../shared/lib/format.ts';
import { useUnlessStored } from '../../shared/lib/unless-stored.ts';
import { Badges } from './components/Badges.tsx';
import { Leaf } from './components/Leaf.tsx';
import { Monk } from './components/Monk.tsx';
import { PageBand } from './components/PageBand.tsx';
import data from './data.json';
import { AVATARS, type Profile, STANDING } from './data.ts';
import { SIGNED_IN_KEY } from './signed-in-key.ts';
import { useMember } from './use-member.ts';
import './dcode.css';

const Standing = ({ profile }: { readonly profile: Profile }) => {
  const facts = [
    ['Level', `${STANDING.level}`],
    ['Clan', STANDING.clan],
    ['Role', profile.role],
    ['Season league score', formatCount(STANDING.leagueScore)],
  ] as const;
  return (
    <dl className="grid gap-y-3">
      {facts.map(([name, value]) => (
        <div key={name} className="border-(--rule) border-t pt-3">
          <dt className="text-sm text-(--soft)">{name}</dt>
          <dd className="dcode-hand text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Skills = () => (
  <Leaf id="skills" title="Skills">
    <ul className="mt-4 grid">
      {data.skills.map(({ name, years }) => (
        <li
          key={name}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-(--rule) py-2 not-first:border-t"
        >
          <span className="min-w-0 font-semibold">{name}</span>
          <span className="text-sm text-(--soft)">{years} years</span>
        </li>
      ))}
    </ul>
  </Leaf>
);

const Topics = ({ topics }: Pick<Profile, 'topics'>) => (
  <Leaf id="topics" title="Blockchain topics">
    {topics.length > 0 ? (
      <ul className="mt-4 flex flex-wrap gap-2">
        {topics.map((topic) => (
          <li key={topic} className="max-w-full bg-(--leaf-2) px-3 py-1.5">
            {topic}
          </li>
        ))}
      </ul>
    ) : (
      <p className="mt-4 text-(--soft)">No topics chosen yet. Pick some under Edit profile.</p>
    )}
  </Leaf>
);

export const Component = () => {
  const { profile, hasBadges } = useMember();
  const avatar = AVATARS.find(({ id }) => id === profile.avatar);
  return (
    <div className="dcode min-h-dvh">
      <PageBand />
      <main className="mx-auto grid max-w-6xl grid-cols-1 items-start gap-x-12 gap-y-8 px-4 pt-10 pb-28 sm:px-8 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-6 max-md:grid-cols-[min(8rem,40%)_minmax(0,1fr)] max-md:items-center md:sticky md:top-8">
          <Monk
            avatar={profile.avatar}
            alt={`Avatar: ${avatar?.name}`}
            className="w-full border-2 border-(--gilt) p-1"
          />
          <div>
            <h1 className="dcode-hand text-4xl break-words lg:text-5xl">{profile.username}</h1>
            <Link
              to="/edit-profile"
              className="mt-3 inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-2 border-[1.5px] border-(--link) px-4 font-semibold text-(--link) hover:bg-(--leaf-2)"
            >
              <PenLine aria-hidden="true" className="size-4" />
              Edit profile
            </Link>
          </div>
          <div className="max-md:col-span-2">
            <Standing profile={profile} />
          </div>
        </div>
        <div data-unless-stored={useUnlessStored(SIGNED_IN_KEY)} className="grid gap-6">
          <Badges isSignedIn={hasBadges} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] items-start gap-6">
            <Skills />
            <Topics topics={profile.topics} />
          </div>
        </div>
      </main>
    </div>
  );
};
