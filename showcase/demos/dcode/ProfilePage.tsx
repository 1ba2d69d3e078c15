import data from './data.json';
import drawings from './drawings.json';
import './dcode.css';
import { Eye, Feather, Hammer, Lamp, PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { DCODE_KEY } from '../../shared/demo/keys.ts';
import { formatCount } from '../../shared/lib/format.ts';
import { useUnlessStored } from '../../shared/lib/use-hydrated.ts';
import { Drawing } from '../../shared/ui/Drawing.tsx';
import { AVATARS, type Profile } from './data.ts';
import { Leaf, MemberSignIn, Monk, PageBand } from './parts.tsx';
import { DCODE } from './state.ts';

const SEALS = {
  feather: [Feather, '#8e2231'],
  eye: [Eye, '#24408f'],
  hammer: [Hammer, '#1f5a4d'],
  lamp: [Lamp, '#6b4a13'],
} as const;

type Badge = Omit<(typeof data.badges)[number], 'seal'> & { readonly seal: keyof typeof SEALS };
const BADGES = data.badges as readonly Badge[];

const WaxSeal = ({ seal }: Pick<Badge, 'seal'>) => {
  const [Emblem, wax] = SEALS[seal];
  return (
    <span className="dcode-seal relative grid size-24 place-items-center text-white/90">
      <Drawing of={{ ...drawings.seal, color: wax }} className="absolute inset-0 drop-shadow-md" />
      <Emblem className="relative size-9" strokeWidth={1.75} />
    </span>
  );
};

const Locked = () => (
  <ul aria-hidden="true" className="flex flex-wrap gap-4">
    {BADGES.map(({ id }) => (
      <li key={id} className="size-16 rounded-full border-2 border-edge border-dashed" />
    ))}
  </ul>
);

const Earned = () => (
  <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] gap-6">
    {BADGES.map(({ id, name, text, seal }) => (
      <li key={id} className="grid content-start justify-items-center text-center">
        <WaxSeal seal={seal} />
        <span className="dcode-hand mt-3 text-lg">{name}</span>
        <span className="text-sm text-muted">{text}</span>
      </li>
    ))}
  </ul>
);

/** Before a sign-in, a seal covers the badges. */
const Badges = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <Leaf id="badges" title="NFT badges">
    <div aria-live="polite">{isSignedIn && <Earned />}</div>
    <div
      className={`mt-5 flex flex-wrap items-center justify-between gap-5 ${isSignedIn ? 'border-line border-t pt-5' : ''}`}
    >
      {isSignedIn ? (
        <p className="text-sm text-muted">Signing out puts the badges away. Your profile stays.</p>
      ) : (
        <div className="grid gap-4">
          <p>Your badges appear here once you have signed in.</p>
          <Locked />
        </div>
      )}
      <MemberSignIn layout={isSignedIn ? 'right' : 'below'} />
    </div>
  </Leaf>
);

const Standing = ({ profile }: { readonly profile: Profile }) => {
  const facts = [
    ['Level', `${data.standing.level}`],
    ['Clan', data.standing.clan],
    ['Role', profile.role],
    ['Season league score', formatCount(data.standing.leagueScore)],
  ] as const;
  return (
    <dl className="grid gap-y-3">
      {facts.map(([name, value]) => (
        <div key={name} className="border-line border-t pt-3">
          <dt className="text-sm text-muted">{name}</dt>
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
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-line py-2 not-first:border-t"
        >
          <span className="min-w-0 font-semibold">{name}</span>
          <span className="text-sm text-muted">{years} years</span>
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
          <li key={topic} className="max-w-full bg-sunken px-3 py-1.5">
            {topic}
          </li>
        ))}
      </ul>
    ) : (
      <p className="mt-4 text-muted">No topics chosen yet. Pick some under Edit profile.</p>
    )}
  </Leaf>
);

export const Component = DCODE.page(() => {
  const { profile, hasBadges } = DCODE.useDemo().state;
  const avatar = AVATARS.find(({ id }) => id === profile.avatar);
  return (
    <>
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
              className="mt-3 inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-2 border-[1.5px] border-accent px-4 font-semibold text-accent hover:bg-sunken"
            >
              <PenLine className="size-4" />
              Edit profile
            </Link>
          </div>
          <div className="max-md:col-span-2">
            <Standing profile={profile} />
          </div>
        </div>
        <div data-unless-stored={useUnlessStored(DCODE_KEY)} className="grid gap-6">
          <Badges isSignedIn={hasBadges} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] items-start gap-6">
            <Skills />
            <Topics topics={profile.topics} />
          </div>
        </div>
      </main>
    </>
  );
});
