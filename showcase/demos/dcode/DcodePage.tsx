import { ArrowRight, PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { Leaf } from './components/Leaf.tsx';
import { MemberSignIn } from './components/MemberSignIn.tsx';
import { Monk } from './components/Monk.tsx';
import { MonkAi, ProjectSagas, Treasury } from './components/Places.tsx';
import { TownHeader } from './components/TownHeader.tsx';
import data from './data.json';
import { type Profile, STANDING } from './data.ts';
import { useMember } from './use-member.ts';
import './dcode.css';

const CARD =
  'group dcode-leaf flex flex-wrap items-center gap-5 p-5 transition-colors hover:bg-(--leaf-2) sm:px-8';

/** Two cards of the Town Hall that link to the person's own pages. */
const ProfileCards = ({ profile }: { readonly profile: Profile }) => (
  <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
    <Link to="/profile" className={CARD}>
      <Monk avatar={profile.avatar} alt="" className="size-20 shrink-0" />
      <span className="min-w-[min(100%,8rem)] flex-1">
        <span className="dcode-hand block text-xl break-words">{profile.username}</span>
        <span className="block text-sm text-(--soft)">
          Level {STANDING.level}, {profile.role}
        </span>
        <span className="mt-1 inline-flex items-center gap-1.5 text-sm font-semibold text-(--link)">
          View profile
          <ArrowRight aria-hidden="true" className="size-4 transition-transform group-hover:translate-x-1" />
        </span>
      </span>
    </Link>
    <Link to="/edit-profile" className={CARD}>
      <span className="grid size-20 shrink-0 place-items-center border border-(--edge) border-dashed">
        <PenLine aria-hidden="true" className="size-7" strokeWidth={1.5} />
      </span>
      <span className="min-w-[min(100%,8rem)] flex-1">
        <span className="dcode-hand block text-xl">Edit profile</span>
        <span className="block text-sm text-(--soft)">Avatar, name, role and topics</span>
      </span>
    </Link>
  </div>
);

const RecentActivity = () => (
  <Leaf id="recent-activity" title="Recent activity">
    <ol className="mt-4 grid">
      {data.activity.map(({ when, text }) => (
        <li
          key={when}
          className="grid gap-x-6 border-(--rule) py-3 not-first:border-t sm:grid-cols-[7rem_1fr]"
        >
          <span className="text-sm text-(--rubric) leading-6">{when}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  </Leaf>
);

const UpcomingEvents = () => (
  <Leaf id="upcoming-events" title="Upcoming events">
    <ol className="mt-4 grid gap-4">
      {data.events.map(({ day, at, title, place }) => (
        <li key={day} className="flex gap-4">
          <span className="grid size-14 shrink-0 place-content-center border border-(--rubric) text-center text-(--rubric)">
            <span className="dcode-hand text-xl">{day}</span>
            <span className="text-xs leading-4">{at}</span>
          </span>
          <span className="min-w-0">
            <span className="block leading-snug font-semibold">{title}</span>
            <span className="text-sm text-(--soft)">{place}</span>
          </span>
        </li>
      ))}
    </ol>
  </Leaf>
);

export const Component = () => {
  const { profile, hasBadges } = useMember();
  return (
    <div className="dcode min-h-dvh">
      <TownHeader />
      <main className="mx-auto max-w-6xl px-4 pt-10 pb-28 sm:px-8">
        <h1 id="town-hall" className="dcode-hand dcode-initial scroll-mt-6 text-5xl sm:text-7xl">
          Town Hall
        </h1>
        <p className="mt-5 max-w-[52ch] text-lg break-words text-(--soft)">
          Good to see you, {profile.username}. The Order stands third in the season league, and Saga IV is
          looking for a backend hand.
        </p>
        <div className="mt-10 grid grid-cols-1 gap-6">
          <ProfileCards profile={profile} />
          <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
            <RecentActivity />
            <UpcomingEvents />
          </div>
          <MonkAi />
          <ProjectSagas />
          <Treasury>
            <div className="mt-6 flex flex-wrap items-center justify-between gap-4 bg-(--leaf-2) p-5">
              <p className="max-w-[48ch]">
                {hasBadges
                  ? 'You are signed in. Your badges are on your profile.'
                  : 'Sign in, and the badges you have earned appear on your profile.'}
              </p>
              <MemberSignIn isSignedIn={hasBadges} layout="right" />
            </div>
          </Treasury>
        </div>
      </main>
    </div>
  );
};
