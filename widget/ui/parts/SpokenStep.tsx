import { useRef } from 'react';
import { selectBusy, selectIsKnown } from '../../machine/selectors.ts';
import type { Step } from '../../types.ts';
import { StepView } from '../StepView.tsx';
import { useFact, useView } from '../view.ts';
import { Announce, LiveRegionContext } from './Announce.tsx';

/** A step, and the live region in which it announces what changes. */
export function SpokenStep({ step }: { readonly step: Step }) {
  const { texts } = useView();
  const busy = useFact(selectBusy);
  // The key changes with the offer, so that the view after the offer takes the focus like a new step.
  const isKnown = useFact(selectIsKnown);
  const region = useRef<HTMLDivElement>(null);
  return (
    <>
      <LiveRegionContext.Provider value={region}>
        <StepView key={`${step} ${isKnown}`} step={step} />
        <Announce>{busy && texts('dialog.loading')}</Announce>
      </LiveRegionContext.Provider>
      <div ref={region} className="unseen" role="status" aria-live="polite" aria-atomic="false" />
    </>
  );
}
