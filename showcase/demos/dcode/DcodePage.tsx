import { RecentActivity, UpcomingEvents } from './components/Chronicle.tsx';
import { MemberSignIn } from './components/MemberSignIn.tsx';
import { MonkAi, ProjectSagas, Treasury } from './components/Places.tsx';
import { ProfileCards } from './components/ProfileCards.tsx';
import { TownHeader } from './components/TownHeader.tsx';
import { useMember } from './use-member.ts';
import './dcode.css';

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
