/** Script of the provider's page `/authorize/{id}`: sign-in and consent for OpenID Connect, without a page around them. */
import '../styles/authorize.css';
import { createRoot } from 'react-dom/client';
import { DEFAULT_PROVIDER } from '../brand.ts';
import { createElement } from '../element/create-element.ts';
import { adoptFlowStyles } from '../element/flow-styles.ts';
import { readLogo, readOperator } from '../element/operator-head.ts';
import { browserEnvironment } from '../services/environment.ts';
import { createInteraction } from '../services/interaction.ts';
import { createStoredInteraction } from '../services/stored-sign-in.ts';
import { drawNow } from '../ui/draw-now.ts';
import { AuthorizePage } from './AuthorizePage.tsx';
import { createInteractionPage } from './interaction.ts';

export { openSignIn } from './sign-in.tsx';

const showInteraction = (id: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html { color-scheme: light dark; background: light-dark(#f7f2ea, #171411) }
  body { margin: 0 }
  @media (max-width: 480px) { html { background: light-dark(#fffdf9, #1e1b18) } }`);
  document.adoptedStyleSheets = [sheet];

  const stage = createElement('div', {});
  const shadow = stage.attachShadow({ mode: 'open' });
  adoptFlowStyles(shadow);
  const place = createElement('div', {});
  shadow.append(place);
  document.body.append(stage);

  const environment = browserEnvironment();
  const logo = readLogo();
  const operator = readOperator();
  const model = createInteractionPage({
    calls: createInteraction(`${location.origin}/authorize/${id}`, environment),
    kept: createStoredInteraction(id, environment),
    provider:
      document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content || DEFAULT_PROVIDER,
    environment,
  });

  place.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'email') model.noteTyped(target.value);
  });

  const root = createRoot(place);
  // A step must be in the document when it takes the focus.
  const draw = () =>
    drawNow(() =>
      root.render(
        <AuthorizePage logo={logo} operator={operator} state={model.read()} actions={model.actions} />,
      ),
    );
  model.subscribe(draw);
  draw();
  void model.start();
};

// /account loads this file for `openSignIn` alone.
const [, interaction] = /^\/authorize\/([^/]+)/.exec(location.pathname) ?? [];
if (interaction !== undefined) showInteraction(interaction);
