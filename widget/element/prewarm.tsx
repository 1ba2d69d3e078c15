import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
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

/**
 * Draws the first step once, unseen, when a press is likely: its code is then compiled and its styles are resolved
 * (`npm run bench -- clicks`). With `preload="eager"` nobody is about to press, so it waits until the page is idle.
 */
export const prewarm = (host: FlowHost): void => {
  // Safari has no requestIdleCallback.
  if (host.options().preload === 'eager') (window.requestIdleCallback ?? setTimeout)(() => drawOnce(host));
  else drawOnce(host);
};

/** It runs in test mode without a user, so it reads no record; it only ends a session that an earlier page could not. */
const drawOnce = (host: FlowHost): void => {
  const { shadowRoot } = host.element;
  // A press may have come first.
  if (isWarm || !shadowRoot || shadowRoot.querySelector('dialog')) return;
  isWarm = true;
  endSession(host.options(), null);
  adoptFlowStyles(shadowRoot);
  const options = { ...host.options(), provider: 'prewarm', locale: 'en' };
  const ports = testModePorts({
    ...options,
    element: elementName(host.element),
    notice: () => ({ language: 'en', version: '', offered: [] }),
  });
  const actor = createActor(implement(ports), { input: { options, user: null, now: ports.now } }).start();
  actor.send({ type: 'open' });
  const stage = document.createElement('div');
  stage.className = 'unseen';
  const root = createRoot(stage);
  drawNow(() =>
    root.render(
      <ViewContext.Provider
        value={{ actor, options, texts: textsOf(en), lang: 'en', locale: 'en', dir: 'ltr' }}
      >
        <dialog open className="dialog">
          <div className="panel">
            <Header />
            <StepView step="email" />
          </div>
        </dialog>
      </ViewContext.Provider>,
    ),
  );
  // It is in the page only during this task, and must not take the focus.
  stage.querySelector('[autofocus]')?.removeAttribute('autofocus');
  shadowRoot.append(stage);
  stage.getBoundingClientRect();
  stage.remove();
  root.unmount();
  actor.stop();
};
