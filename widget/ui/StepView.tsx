import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react';
import { selectApp, selectBusy, selectIsKnown } from '../machine/selectors.ts';
import type { Step } from '../types.ts';
import { findStart, named } from './named.ts';
import { Announce, LiveRegionContext } from './parts/Announce.tsx';
import { OperatorLines } from './parts/OperatorLines.tsx';
import { Title } from './parts/Title.tsx';
import { CodeStep } from './steps/CodeStep.tsx';
import { DataRequestStep } from './steps/DataRequestStep.tsx';
import { EmailStep } from './steps/EmailStep.tsx';
import { OnboardingStep } from './steps/OnboardingStep.tsx';
import { PinStep } from './steps/PinStep.tsx';
import { SuccessStep } from './steps/SuccessStep.tsx';
import { TrainingStep } from './steps/TrainingStep.tsx';
import { useFact, useView, useWasAwaited } from './view.ts';

function LoadingStep() {
  const { texts } = useView();
  return (
    <div {...named('loading')}>
      <span {...named('spinner')} aria-hidden="true" />
      <Title>{texts('dialog.loading')}</Title>
    </div>
  );
}

function OperatorFoot() {
  const { options, texts } = useView();
  const app = useFact(selectApp);
  const wasAwaited = useWasAwaited();
  const operator = app !== 'awaited' && app?.operator;
  return (
    <div className="operator" data-place={wasAwaited || undefined}>
      {operator && (
        <OperatorLines
          {...operator}
          texts={{
            privacy: texts('asker.policy'),
            terms: texts('operator.terms'),
            imprint: texts('operator.imprint'),
            newTab: texts('data.newTab', { name: options.provider }),
          }}
        />
      )}
    </div>
  );
}

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

const VIEWS = new Map<Step, ComponentType>([
  ['email', EmailStep],
  ['code', CodeStep],
  ['success', SuccessStep],
  ['onboarding', OnboardingStep],
  ['pin', PinStep],
  ['training', TrainingStep],
  ['dataRequest', DataRequestStep],
]);

/** The view of one step; React mounts each step anew. An unknown step shows the Loading state (specification §2.3). */
export function StepView({ step }: { step: Step }) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // An opening dialog focuses the element with this attribute.
    findStart(body.current)?.toggleAttribute('autofocus', true);
  }, []);
  useEffect(() => {
    const start = findStart(body.current);
    if (!body.current?.matches(':focus-within')) start?.focus();
    // Focusing may have scrolled a low panel: a step begins at its top, unless the host opens it at a row.
    if (start?.className !== 'switch') body.current?.parentElement?.scrollTo(0, 0);
  }, []);

  const View = VIEWS.get(step) ?? LoadingStep;
  return (
    <div ref={body} {...named('body')} data-step={step}>
      <View />
      <OperatorFoot />
      <slot name="legal" />
    </div>
  );
}
