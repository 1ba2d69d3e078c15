import { BADGES } from '../data.ts';
import { Leaf } from './Leaf.tsx';
import { MemberSignIn, type MemberSignInProps } from './MemberSignIn.tsx';
import { WaxSeal } from './WaxSeal.tsx';

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
