import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { orUndefined } from '../../common/or-undefined.ts';
import { en } from '../locales/en.ts';
import { implement } from '../machine/implement.ts';
import { endSession } from '../services/end-session.ts';
import { testModePorts } from '../services/test-mode.ts';
import { drawNow } from '../ui/draw-now.ts';
import { Header } from '../ui/parts/Header.tsx';
import { StepView } from '../ui/StepView.tsx';
import { textsOf } from '../ui/texts.ts';
import { ViewContext } from '../ui/view.ts';
import { elementName } from './element-name.ts';
import { adoptFlowStyles } from './flow-styles.ts';
import type { FlowHost } from './flow-types.ts';

let isWarm = false;

export const noteOpening = (): void => {
  isWarm = true;
};

// Safari has no requestIdleCallback.
const whenIdle = (work: () => void) => (window.requestIdleCallback ?? setTimeout)(() => work());

/** Draws the first step once, unseen and in short tasks while the page is idle: compiled, with its fonts and styles. */
export const prewarm = (host: FlowHost): void => {
  const { shadowRoot } = host.element;
  if (isWarm || !shadowRoot) return;
  isWarm = true;
  // At once, because a page may navigate away right after a sign-out.
  endSession(host.options(), null);
  const work = draw(host, shadowRoot);
  const goOn = () => {
    // A press came first.
    if (shadowRoot.querySelector('dialog')) work.return();
    // A press reports the same error, so it is ignored here.
    else if (orUndefined(() => work.next())?.done === false) whenIdle(goOn);
  };
  whenIdle(goOn);
};

/** Renders the flow in test mode without a user, so that it reads no record. Each `yield` ends a task. */
function* draw(host: FlowHost, shadowRoot: ShadowRoot): Generator<void, void> {
  const options = { ...host.options(), provider: 'prewarm', locale: 'en' };
  const ports = testModePorts({
    ...options,
    element: elementName(host.element),
    notice: () => ({ language: 'en', version: '', offered: [] }),
  });
  yield;
  const actor = createActor(implement(ports), { input: { options, user: null, now: ports.now } }).start();
  const stage = document.createElement('div');
  stage.className = 'unseen';
  const root = createRoot(stage);
  try {
    actor.send({ type: 'open' });
    yield;
    adoptFlowStyles(shadowRoot);
    // The header first: drawing everything in one task would take long on a slow phone.
    for (const step of [null, <StepView key="step" step="email" />]) {
      yield;
      drawNow(() =>
        root.render(
          <ViewContext.Provider
            value={{
              actor,
              fail: () => {},
              close: () => {},
              options,
              texts: textsOf(en),
              lang: 'en',
              locale: 'en',
              dir: 'ltr',
            }}
          >
            <dialog open className="dialog">
              <div className="panel">
                <Header />
                {step}
              </div>
            </dialog>
          </ViewContext.Provider>,
        ),
      );
      yield;
      // The stage is in the page only during this task, and must not take the focus.
      stage.querySelector('[autofocus]')?.removeAttribute('autofocus');
      shadowRoot.append(stage);
      stage.getBoundingClientRect();
      stage.remove();
    }
    yield;
  } finally {
    root.unmount();
    actor.stop();
  }
}
