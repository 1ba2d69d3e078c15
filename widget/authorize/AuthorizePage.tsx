import { createContext, Fragment, type ReactNode, useContext, useEffect, useRef } from 'react';
import { preferredLanguage } from '../../common/languages.ts';
import { operatorTexts } from '../../common/operator-texts.ts';
import { placeName } from '../../common/place-name.ts';
import { factsOf } from '../../common/platforms/platforms.ts';
import { canConnect, type Operator } from '../domain/app-facts.ts';
import { selectEmail, selectShare } from '../machine/selectors.ts';
import type { Step } from '../types.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { named, unrecorded } from '../ui/named.ts';
import { Button } from '../ui/parts/Button.tsx';
import { BrandMark } from '../ui/parts/Header.tsx';
import { Icon } from '../ui/parts/Icon.tsx';
import { OpenOutside } from '../ui/parts/OpenOutside.tsx';
import { OperatorLines } from '../ui/parts/OperatorLines.tsx';
import { SwitchRow } from '../ui/parts/SwitchRow.tsx';
import { useFact, useView } from '../ui/view.ts';
import {
  type Answer,
  isShown,
  type PageActions,
  type PageState,
  type Shown,
  type Stage,
} from './interaction.ts';
import { Steps } from './Steps.tsx';

interface PageView {
  readonly state: PageState;
  readonly actions: PageActions;
}

const PageContext = createContext<PageView | undefined>(undefined);

const usePage = (): PageView => {
  const page = useContext(PageContext);
  if (!page) throw new Error('The parts of the page stand inside <AuthorizePage>');
  return page;
};

const HEADING_ID = 'dc-page-heading';

function Notice({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading takes the focus, because this section replaces the focused element.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section {...named('sheet')}>
      <div {...named('body')}>
        <h1 ref={heading} id={HEADING_ID} {...named('title')} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p {...named('lead')}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}

function Leaving({ app, flow }: Shown) {
  const { state } = usePage();
  return (
    <Notice title={state.own('leaving.title', { appName: app.name })} lead={flow.texts('success.lead')} />
  );
}

function Stuck({ app, answer }: Shown & { readonly answer: Answer }) {
  const { state, actions } = usePage();
  return (
    <Notice title={state.own('stuck.title', { appName: app.name })} lead={state.own('stuck.lead')}>
      <div {...named('actions')}>
        <Button kind="primary" onPress={actions.retry}>
          {state.own('retry')}
        </Button>
        {answer === 'finish' && (
          <Button kind="quiet" onPress={actions.cancel}>
            {state.own('cancel')}
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** The switch for the person's address, off until the person switches it on. */
function EmailRow({ appName, disabled }: { readonly appName: string; readonly disabled: boolean }) {
  const { state, actions } = usePage();
  const email = useFact(selectEmail);
  const [before, after = ''] = state.own('email.about', { appName }).split('{email}');
  return (
    <SwitchRow
      id="dc-give-email"
      icon={<Icon name="letter" />}
      name={state.own('email.name', { appName })}
      isSelected={state.givesEmail}
      disabled={disabled}
      onToggle={() => actions.giveEmail(!state.givesEmail)}
    >
      {before}
      <bdi {...unrecorded('address', '')}>{email}</bdi>
      {after}
    </SwitchRow>
  );
}

function Extra({ app, interaction, step }: Pick<Shown, 'app' | 'interaction'> & { readonly step: Step }) {
  const { options, texts } = useView();
  const { state } = usePage();
  const isSharing = useFact(selectShare) === 'sharing';
  const { name: appName, origin } = app;
  const { asksEmail, isLasting } = interaction;
  if (step === 'onboarding')
    return state.isRefused &&
      options.connectors.some((one) => factsOf(one).refusesInApps && canConnect(app, one)) ? (
      // The interaction is bound to this browser, so a person in another one begins at the application.
      <OpenOutside address={origin} note={texts('outside.note')} />
    ) : null;
  return (
    <Fragment>
      {asksEmail && <EmailRow appName={appName} disabled={isSharing} />}
      {isLasting && <li className="lasting">{state.own('lasting', { appName })}</li>}
    </Fragment>
  );
}

function Flow({ stage }: { readonly stage: Extract<Stage, { at: 'flow' }> }) {
  const { state } = usePage();
  const { name: appName, origin } = stage.app;
  const { logo } = stage.interaction;
  return (
    <>
      <div className="page-title">
        {logo && <img className="app-mark" src={logo} alt="" />}
        <div>
          <h1 id={HEADING_ID} className="page-heading">
            {state.own('title', { appName })}
          </h1>
          <p className="page-origin">
            <bdi>{placeName(origin)}</bdi>
          </p>
        </div>
      </div>
      <div role="status">{stage.note && <p {...named('note')}>{state.own(stage.note, { appName })}</p>}</div>
      <Steps
        {...stage}
        {...stage.flow}
        flow={stage.flow}
        hidesSignOut={stage.user !== undefined}
        preview={stage.flow.readPreview()}
        extra={(step) => <Extra {...stage} step={step} />}
      />
    </>
  );
}

function Content({ stage }: { readonly stage: Stage }) {
  const { state, actions } = usePage();
  switch (stage.at) {
    case 'reading':
      return <span {...named('spinner')} aria-hidden="true" />;
    case 'gone':
      return <Notice title={state.own('gone.title')} lead={state.own('gone.lead')} />;
    case 'unread':
      return (
        <Notice title={state.own('unread.title')} lead={state.own('unread.lead')}>
          <div {...named('actions')}>
            <Button kind="primary" onPress={actions.retry}>
              {state.own('retry')}
            </Button>
          </div>
        </Notice>
      );
    case 'flow':
      return <Flow stage={stage} />;
    case 'leaving':
      return <Leaving {...stage} />;
    case 'closing':
      return <Notice title={state.own('closing.title')} lead={state.own('closing.lead')} />;
    case 'stuck':
      return <Stuck {...stage} />;
  }
}

function Foot(operator: Operator) {
  const { lang, own, provider } = usePage().state;
  const newTab = own('newTab', { name: provider });
  return (
    <footer className="page-foot">
      <OperatorLines {...operator} texts={{ ...operatorTexts(preferredLanguage([lang])), newTab }} />
    </footer>
  );
}

export function AuthorizePage({
  logo,
  operator,
  state,
  actions,
}: {
  /** Address of the operator's logo; empty without one. */
  readonly logo: string;
  readonly operator: Operator;
  readonly state: PageState;
  readonly actions: PageActions;
}) {
  const { stage, lang, dir } = state;
  const fail = (error: unknown) => (isShown(stage) ? stage.flow.fail(error) : console.error(error));
  return (
    <PageContext.Provider value={{ state, actions }}>
      <div className="flow">
        <div className="page" lang={lang} dir={dir}>
          <header className="page-head">
            <span {...named('brand')}>
              {logo ? <img className="brand-logo" src={logo} alt="" /> : <BrandMark />}
              <span {...named('brand-name')} dir="auto">
                {state.provider}
              </span>
            </span>
            {stage.at === 'flow' && (
              <Button kind="link" waits={stage.isLeaving} onPress={actions.cancel}>
                {state.own('cancel')}
              </Button>
            )}
          </header>
          <main className="page-main" aria-busy={stage.at === 'reading'}>
            <Boundary key={stage.at} onError={fail}>
              <Content stage={stage} />
            </Boundary>
          </main>
          {Object.values(operator).some(Boolean) && <Foot {...operator} />}
        </div>
      </div>
    </PageContext.Provider>
  );
}
