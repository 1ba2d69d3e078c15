import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { LocaleMessages } from '../locales/load.ts';
import { selectStep } from '../machine/selectors.ts';
import type { RunningFlow } from '../machine/start-flow.ts';
import type { Step } from '../types.ts';
import { watchEarlyPress } from '../ui/early-press.ts';
import { keepRepeat } from '../ui/keep-events.ts';
import { named } from '../ui/named.ts';
import { SetUpProgress } from '../ui/parts/Header.tsx';
import { SpokenStep } from '../ui/StepView.tsx';
import { type FlowView, useReading, ViewContext } from '../ui/view.ts';

function CurrentStep({ step }: { readonly step: Step }) {
  const sheet = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs again for each step.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    const { isEarly, keepEarly } = watchEarlyPress();
    const shown = sheet.current;
    const unmounted = new AbortController();
    // In the capture phase, before React's own listener.
    const listening = { capture: true, signal: unmounted.signal };
    shown?.addEventListener('pointerdown', isEarly, listening);
    shown?.addEventListener('click', keepEarly, listening);
    shown?.addEventListener('keydown', keepRepeat, listening);
    return () => unmounted.abort();
  }, [step]);
  return (
    <section ref={sheet} {...named('sheet')}>
      <SetUpProgress />
      <SpokenStep step={step} />
    </section>
  );
}

interface StepsProps extends Pick<FlowView, 'options' | 'texts' | 'hidesSignOut' | 'preview'> {
  readonly flow: RunningFlow;
  readonly messages: LocaleMessages;
  readonly extra?: (step: Step) => ReactNode;
}

export function Steps({ flow: { actor, fail, close }, messages, extra, ...view }: StepsProps) {
  const step = useReading(actor, () => selectStep(actor.getSnapshot()));
  if (!step) return null;
  return (
    <ViewContext.Provider value={{ actor, fail, close, ...messages, ...view, extra: extra?.(step) }}>
      <CurrentStep step={step} />
    </ViewContext.Provider>
  );
}
