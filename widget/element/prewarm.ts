import { createActor } from 'xstate';
import { en } from '../locales/en.ts';
import { implement } from '../machine/implement.ts';
import { testModePorts } from '../services/test-mode.ts';
import { renderUnseen } from '../ui/render-unseen.tsx';
import { textsOf } from '../ui/texts.ts';
import { createFlowSession, ENGLISH_SPEECH } from './flow-session.ts';
import { adoptFlowStyles } from './flow-styles.ts';
import type { FlowHost } from './flow-types.ts';

let isWarm = false;

/**
 * Renders one opening that nobody sees, as soon as a press is likely: code that has run is compiled, fonts and styles are
 * found, and the opening itself takes a fifth of the time (`npm run bench -- clicks`). It is in test mode, without a
 * user: no person's record is read and nothing is fetched.
 */
export const prewarm = (host: FlowHost): void => {
  const { shadowRoot } = host.element;
  if (isWarm || !shadowRoot) return;
  isWarm = true;
  adoptFlowStyles(shadowRoot);
  const { lang, locale, dir } = ENGLISH_SPEECH;
  const options = { ...host.options(), provider: 'prewarm' };
  // It is never opened.
  createFlowSession({ ...host, options: () => options });
  const ports = testModePorts({ ...options, locale });
  const actor = createActor(implement(ports), { input: { options, user: null, now: ports.now } }).start();
  actor.send({ type: 'open' });
  const view = { actor, options, texts: textsOf(en, {}, locale), lang, locale, dir };
  renderUnseen(view, shadowRoot, () => actor.stop());
};
