import { ArrowRight, PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { type Profile, STANDING } from '../data.ts';
import { Monk } from './Monk.tsx';

const CARD =
  'group dcode-leaf flex flex-wrap items-center gap-5 p-5 transition-colors hover:bg-(--leaf-2) sm:px-8';

/** Two cards of the Town Hall that link to the person's own pages. */
export const ProfileCards = ({ profile }: { readonly profile: Profile }) => (
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
