import { Play, Trophy, UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useAddressed } from '../../../shared/lib/use-addressed.ts';
import { ReferBuddies } from './ReferBuddies.tsx';
import { TournamentArt } from './TournamentArt.tsx';

export const Banner = ({ onPlay }: { onPlay: () => void }) => {
  const referring = useAddressed('refer');
  const navigate = useNavigate();
  return (
    <section
      aria-labelledby="season"
      className="relative overflow-hidden rounded-2xl bg-(--gp-volt) text-(--gp-on-volt) [--focus-color:var(--gp-on-volt)]"
    >
      <TournamentArt
        image="token"
        className="absolute -right-6 -bottom-8 h-52 w-80 rotate-[-8deg] opacity-90 max-w-[38%] max-sm:hidden lg:h-72 lg:w-110"
      />
      <div className="relative grid max-w-xl gap-5 p-6 sm:p-10 [@media(max-height:30rem)]:p-6">
        <h1 id="season" className="gamp-wide text-4xl sm:text-6xl">
          Game night, every night
        </h1>
        <div className="flex flex-wrap gap-2.5">
          <button
            type="button"
            onClick={onPlay}
            className="gamp-button bg-(--gp-on-volt) text-(--gp-volt) hover:bg-black"
          >
            <Play aria-hidden="true" className="size-4" />
            Play
          </button>
          <button
            type="button"
            onClick={() => void referring.open('buddies')}
            className="gamp-button ring-2 ring-(--gp-on-volt) ring-inset"
          >
            <UserPlus aria-hidden="true" className="size-4" />
            Refer Buddies
          </button>
          <button
            type="button"
            onClick={() => navigate('/gamp/rewards')}
            className="gamp-button ring-2 ring-(--gp-on-volt) ring-inset"
          >
            <Trophy aria-hidden="true" className="size-4" />
            Win a PS5
          </button>
        </div>
      </div>
      {referring.value !== null && <ReferBuddies onClose={() => void referring.close()} />}
    </section>
  );
};
