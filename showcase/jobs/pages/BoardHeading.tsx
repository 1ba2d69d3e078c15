import type { RefObject } from 'react';
import { ConnectButton } from '../../shared/connect/ConnectButton.tsx';
import { type ConnectElement, openWidget } from '../../shared/connect/connect-element.ts';
import { useDeclined, useSignedIn } from '../../shared/connect/use-signed-in.ts';
import { fileHook } from '../../shared/lib/file-hook.ts';
import { Declined } from '../../shared/ui/Declined.tsx';
import { useAnswers } from '../answers/answers.ts';
import { APP_NAME, PRODUCT, REQUESTED } from '../constants.ts';
import type { Inference } from '../interests/infer.ts';
import { useJobs } from '../state/jobs-context.ts';
import type { Fits } from './InterestBar.tsx';

/** The bar is a separate file, because the featured list does not need it. */
const useBar = fileHook(() => import('./InterestBar.tsx'));

export interface BoardHeadingProps {
  /** Gets the widget's element. */
  readonly connect: RefObject<ConnectElement | null>;
  /** Whether the list below is in the person's order. */
  readonly isPersonal: boolean;
  readonly inference: Inference | null;
  /** How many of the postings that were found fit the person; `null` if unknown. */
  readonly fits: Fits | null;
}

/**
 * Heading and widget above the list (specification §2.4). The interests replace the lead, so that the list does not
 * move.
 */
export const BoardHeading = ({ connect, isPersonal, inference, fits }: BoardHeadingProps) => {
  const isSignedIn = useSignedIn(connect);
  const { inference: known, reading } = useJobs();
  // The file loads while the interests are read, so that the bar and the list appear together.
  const bar = useBar(inference !== null || known !== null || reading === 'reading');
  const { isDeclined, answers } = useDeclined();
  const { email } = useAnswers();
  return (
    <div>
      <h1 className="font-display text-[min(1.5rem,6.4vw)] leading-[1.05] font-extrabold tracking-[-0.035em] break-words sm:text-[min(3.75rem,6.8vw)]">
        {isPersonal ? <span className="marker-stroke">Personalized</span> : 'Featured'} Internships
      </h1>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-12 gap-y-2 sm:mt-5 sm:gap-y-5">
        <div className="min-h-[2.375rem] min-w-0 sm:min-h-20 grow basis-96 max-sm:basis-full">
          {inference && bar && (
            <bar.InterestBar
              inference={inference}
              fits={fits}
              onAskWhy={() => void openWidget(connect.current, { row: 'reasons' }).catch(console.error)}
            />
          )}
          {!inference && (
            // The same height as the bar at most: 38 px on a phone, 80 px from a width of 640 px.
            <p className="max-w-xl text-sm leading-tight text-pretty text-muted sm:text-lg sm:leading-[1.45]">
              <span className="max-sm:hidden">Open placements from twenty fields. </span>
              {isSignedIn
                ? 'Connect a platform or share again, and the list rearranges itself around you.'
                : `Sign in with ${PRODUCT} and the list rearranges itself around you.`}
            </p>
          )}
        </div>
        <ConnectButton
          ref={connect}
          app="jobs"
          appName={APP_NAME}
          email={email}
          requestData={REQUESTED}
          autoFetch
          {...answers}
        />
        <Declined isDeclined={isDeclined} text="The list stays as it is." className="basis-full text-muted" />
      </div>
    </div>
  );
};
