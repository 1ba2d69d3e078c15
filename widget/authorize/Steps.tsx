import { Fragment, useLayoutEffect, useRef } from 'react';
import { factsOf } from '../../common/platforms/platforms.ts';
import { canConnect } from '../domain/app-facts.ts';
import { selectShare, selectStep } from '../machine/selectors.ts';
import type { Step } from '../types.ts';
import { watchEarlyPress } from '../ui/early-press.ts';
import { keepRepeat } from '../ui/keep-repeat.ts';
import { named } from '../ui/named.ts';
import { SetUpProgress } from '../ui/parts/SetUpProgress.tsx';
import { SpokenStep } from '../ui/parts/SpokenStep.tsx';
import { useFact, useReading, useView, ViewContext } from '../ui/view.ts';
import { EmailRow } from './EmailRow.tsx';
import { OpenOutside } from './OpenOutside.tsx';
import type { Shown } from './page-state.ts';
import { usePage } from './page-view.ts';

/** The page's additions to a step: the switch for the address, and the link out of a refused browser. */
function Extra({ app, asked, step }: Pick<Shown, 'app' | 'asked'> & { readonly step: Step }) {
  const { options } = useView();
  const { state } = usePage();
  const isSharing = useFact(selectShare) === 'sharing';
  const { name: appName, origin } = app;
  const { asksEmail, isLasting } = asked;
  if (step === 'onboarding')
    return state.isRefused &&
      options.connectors.some((one) => factsOf(one).refusesInApps && canConnect(app, one)) ? (
      <OpenOutside origin={origin} />
    ) : null;
  return (
    <Fragment>
      {asksEmail && <EmailRow appName={appName} disabled={isSharing} />}
      {isLasting && <li className="lasting">{state.own('lasting', { appName })}</li>}
    </Fragment>
  );
}

function CurrentStep({ step }: { readonly step: Step }) {
  const sheet = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs again for each step.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    const { isEarly, keepEarly } = watchEarlyPress();
    const shown = sheet.current;
    const left = new AbortController();
    // In the capture phase, before React's own listener.
    const listening = { capture: true, signal: left.signal };
    shown?.addEventListener('pointerdown', isEarly, listening);
    shown?.addEventListener('click', keepEarly, listening);
    shown?.addEventListener('keydown', keepRepeat, listening);
    return () => left.abort();
  }, [step]);
  return (
    <section ref={sheet} {...named('sheet')}>
      <SetUpProgress />
      <SpokenStep step={step} />
    </section>
  );
}

/** The steps of the widget, on the page. */
export function Steps({ app, asked, messages, flow }: Shown) {
  const { actor, fail, close, options, texts } = flow;
  const step = useReading(actor, () => selectStep(actor.getSnapshot()));
  if (!step) return null;
  const { lang, locale, dir } = messages;
  const extra = <Extra app={app} asked={asked} step={step} />;
  return (
    <ViewContext.Provider value={{ actor, fail, close, options, texts, lang, locale, dir, extra }}>
      <CurrentStep step={step} />
    </ViewContext.Provider>
  );
}
