import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react';
import type { Step } from '../types.ts';
import { findStart } from './first-field.ts';
import { named } from './named.ts';
import { CodeStep } from './steps/CodeStep.tsx';
import { DataRequestStep } from './steps/DataRequestStep.tsx';
import { EmailStep } from './steps/EmailStep.tsx';
import { LoadingStep } from './steps/LoadingStep.tsx';
import { OnboardingStep } from './steps/OnboardingStep.tsx';
import { PinStep } from './steps/PinStep.tsx';
import { SuccessStep } from './steps/SuccessStep.tsx';
import { TrainingStep } from './steps/TrainingStep.tsx';
import { useView } from './view.ts';

const VIEWS = new Map<Step, ComponentType>([
  ['email', EmailStep],
  ['code', CodeStep],
  ['success', SuccessStep],
  ['onboarding', OnboardingStep],
  ['pin', PinStep],
  ['training', TrainingStep],
  ['dataRequest', DataRequestStep],
]);

/** One step, mounted anew for each; an unknown one shows the Loading state (specification §2.3). */
export function StepView({ step }: { step: Step }) {
  const { onShown } = useView();
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const start = findStart(body.current);
    // By this a dialog that is about to open sets the focus itself; a rehearsal must not, beside the page.
    if (start?.isConnected) start.toggleAttribute('autofocus', true);
    // In one that is open it comes with the step, or a key in between would fall on the host's page.
    if (start?.closest('[open]')) start.focus();
  }, []);
  useEffect(() => {
    // Not every dialog heeds `autofocus`, and a person may have gone on by now.
    if (!body.current?.matches(':focus-within')) findStart(body.current)?.focus();
    onShown?.(step);
  }, [step, onShown]);

  const View = VIEWS.get(step) ?? LoadingStep;
  return (
    <div ref={body} {...named('body')} data-step={step}>
      <View />
      <slot name="legal" />
    </div>
  );
}
