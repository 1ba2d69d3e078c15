import { ConnectButton } from '../../shared/connect/ConnectButton.tsx';
import { APP_NAME, PRODUCT } from '../constants.ts';

/** Heading and widget above the list (specification §2.4). */
export const BoardHeading = ({ isPersonal }: { isPersonal: boolean }) => (
  <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
    <div className="max-w-xl">
      <h1 className="font-display text-[2.5rem] leading-[1.02] font-extrabold tracking-[-0.035em] sm:text-6xl">
        {isPersonal ? <span className="marker-stroke">Personalized</span> : 'Featured'} Internships
      </h1>
      <p className="mt-4 text-lg text-pretty text-muted">
        {isPersonal
          ? 'Put in order by what you care about. Take an interest away and the list follows.'
          : `Open placements from twenty fields. Sign in with ${PRODUCT} and the list rearranges itself around you.`}
      </p>
    </div>
    <ConnectButton appName={APP_NAME} autoFetch textColor="black" />
  </div>
);
