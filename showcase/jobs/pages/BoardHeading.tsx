import { ConnectButton } from '../../shared/connect/ConnectButton.tsx';
import { APP_NAME, PRODUCT, REQUESTED } from '../constants.ts';

export interface BoardHeadingProps {
  readonly isPersonal: boolean;
  /** Whether the person shared the reasons of their interests. */
  readonly hasReasons: boolean;
}

/** Heading and widget above the list (specification §2.4). */
export const BoardHeading = ({ isPersonal, hasReasons }: BoardHeadingProps) => (
  <div>
    <h1 className="font-display text-[min(2.5rem,11.5vw)] leading-[1.05] font-extrabold tracking-[-0.035em] break-words sm:text-6xl">
      {isPersonal ? <span className="marker-stroke">Personalized</span> : 'Featured'} Internships
    </h1>
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-12 gap-y-5">
      <p className="max-w-xl text-lg text-pretty text-muted">
        {isPersonal
          ? `Put in order by what you care about. ${hasReasons ? 'Press an interest to see what it rests on; take it' : 'Take an interest'} away and the list follows.`
          : `Open placements from twenty fields. Sign in with ${PRODUCT} and the list rearranges itself around you.`}
      </p>
      <ConnectButton app="jobs" appName={APP_NAME} requestData={REQUESTED} autoFetch isolation="frame" />
    </div>
  </div>
);
