import { Eye, Feather, Hammer, Lamp } from 'lucide-react';
import type { Seal } from '../data.ts';
import { BADGES } from '../data.ts';
import { Leaf } from './Leaf.tsx';
import { MemberSignIn, type MemberSignInProps } from './MemberSignIn.tsx';

const EMBLEMS = { feather: Feather, eye: Eye, hammer: Hammer, lamp: Lamp } as const;
const WAX = { feather: '#8e2231', eye: '#24408f', hammer: '#1f5a4d', lamp: '#6b4a13' } as const;

const EDGE = Array.from({ length: 14 }, (_, index) => {
  const angle = (index / 14) * 2 * Math.PI;
  return { angle, x: 50 + 38 * Math.cos(angle), y: 50 + 38 * Math.sin(angle), r: index % 3 ? 9 : 10.5 };
});

/** A badge, drawn as a wax seal. */
const WaxSeal = ({ seal }: { readonly seal: Seal }) => {
  const Emblem = EMBLEMS[seal];
  const wax = WAX[seal];
  return (
    <span className="dcode-seal relative grid size-24 place-items-center text-white/90">
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 drop-shadow-md">
        <g fill={wax}>
          <circle cx="50" cy="50" r="40" />
          {EDGE.map(({ angle, x, y, r }) => (
            <circle key={angle} cx={x} cy={y} r={r} />
          ))}
        </g>
        <circle cx="50" cy="50" r="31" fill="#000" opacity=".18" />
        <circle cx="50" cy="50" r="31" fill="none" stroke="#fff" strokeWidth="1.5" opacity=".45" />
        <path
          d="M22 34A33 33 0 0 1 48 15"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          opacity=".3"
        />
      </svg>
      <Emblem aria-hidden="true" className="relative size-9" strokeWidth={1.75} />
    </span>
  );
};

const Locked = () => (
  <ul aria-hidden="true" className="flex flex-wrap gap-4">
    {BADGES.map(({ id }) => (
      <li key={id} className="size-16 rounded-full border-2 border-(--edge) border-dashed" />
    ))}
  </ul>
);

const Earned = () => (
  <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] gap-6">
    {BADGES.map(({ id, name, text, seal }) => (
      <li key={id} className="grid content-start justify-items-center text-center">
        <WaxSeal seal={seal} />
        <span className="dcode-hand mt-3 text-lg">{name}</span>
        <span className="text-sm text-(--soft)">{text}</span>
      </li>
    ))}
  </ul>
);

/** The badges appear after a sign-in (specification §2.9). Before it, a seal covers them. */
export const Badges = ({ isSignedIn }: Omit<MemberSignInProps, 'layout'>) => (
  <Leaf id="badges" title="NFT badges">
    <div aria-live="polite">{isSignedIn && <Earned />}</div>
    <div
      className={`mt-5 flex flex-wrap items-center justify-between gap-5 ${isSignedIn ? 'border-(--rule) border-t pt-5' : ''}`}
    >
      {isSignedIn ? (
        <p className="text-sm text-(--soft)">Signing out puts the badges away. Your profile stays.</p>
      ) : (
        <div className="grid gap-4">
          <p>Your badges appear here once you have signed in.</p>
          <Locked />
        </div>
      )}
      <MemberSignIn isSignedIn={isSignedIn} layout={isSignedIn ? 'right' : 'below'} />
    </div>
  </Leaf>
);
