import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useFirstMatch } from '../shared/lib/use-hydrated.ts';
import { useNear } from '../shared/lib/use-near.ts';
import { ThemeToggle } from '../shared/theme/ThemeToggle.tsx';
import { BackHome } from '../shared/ui/BackHome.tsx';
import { Spinner } from '../shared/ui/Spinner.tsx';
import { Configurator } from './Configurator.tsx';
import { SANDBOX_KEY, writeAddress } from './config.ts';
import { EventLog } from './EventLog.tsx';
import { FaultBanner, FaultSwitch } from './FaultSwitch.tsx';
import { useFaults } from './faults.ts';
import { Panel } from './parts.tsx';
import { Stage, type View } from './preview/Stage.tsx';
import { usePreview } from './preview/use-preview.ts';
import { SnippetPanel } from './SnippetPanel.tsx';
import { useConfig } from './use-config.ts';
import './workbench.css';
import type { MachinePanelsProps } from './MachinePanels.tsx';

type MachinePanelsView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly Panels: ComponentType<MachinePanelsProps> };

/** Only these panels need their 220 KB. */
const useMachinePanels = (isWanted: boolean): MachinePanelsView => {
  const [view, setView] = useState<MachinePanelsView>({ status: 'loading' });
  useEffect(() => {
    if (!isWanted) return;
    import('./MachinePanels.tsx').then(
      ({ MachinePanels }) => setView({ status: 'ready', Panels: MachinePanels }),
      () => setView({ status: 'failed' }),
    );
  }, [isWanted]);
  return view;
};

export const Component = () => {
  const control = useConfig();
  const { config } = control;
  const [apiKey, setApiKey] = useState(SANDBOX_KEY);
  const [chosenView, setView] = useState<View | null>(null);
  const isWide = useFirstMatch('(min-width: 48rem)');
  const view = chosenView ?? (isWide ? 'desktop' : 'phone');
  const stage = useRef<HTMLDivElement>(null);
  const preview = usePreview(config, apiKey);
  const faults = useFaults();
  const isTestMode = config['test-mode'] !== undefined;
  const below = useNear<HTMLDivElement>();
  const machine = useMachinePanels(preview.preview !== null && below.isNear);
  const search = writeAddress(config);

  return (
    <div className="workbench min-h-dvh pb-24">
      <FaultBanner faults={faults} />
      <header className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-6">
        <BackHome className="-ml-3" />
        <h1 className="text-lg font-bold tracking-[-0.01em] max-sm:order-last max-sm:w-full">Workbench</h1>
        <code className="hidden font-mono text-sm text-muted md:inline">&lt;data-connect-button&gt;</code>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1.5">
          <Link to="/docs" className="touch-target inline-flex min-h-9 items-center px-2 text-sm font-medium">
            Documentation
          </Link>
          <ThemeToggle />
        </div>
      </header>
      <main className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 sm:px-6 lg:grid-cols-[20.5rem_minmax(0,1fr)]">
        <div ref={stage} className="grid scroll-mt-3 content-start gap-4 lg:col-start-2">
          <Stage control={preview} search={search} isTestMode={isTestMode} view={view} onView={setView} />
          <FaultSwitch faults={faults} />
          <div className="grid gap-4 lg:grid-cols-2">
            <EventLog log={preview.log} onClear={preview.clearLog} />
            <SnippetPanel config={config} apiKey={apiKey} />
          </div>
        </div>
        <div className="lg:relative lg:col-start-1 lg:row-start-1">
          <Configurator control={control} search={search} apiKey={apiKey} onApiKey={setApiKey} />
        </div>
        <div ref={below.place} className="workbench-below grid min-w-0 gap-4 lg:col-span-2">
          {machine.status === 'ready' ? (
            <machine.Panels
              config={config}
              preview={preview}
              faults={faults}
              view={view}
              onPlay={() => stage.current?.scrollIntoView({ block: 'start' })}
            />
          ) : (
            <Panel title="State chart" className="min-h-[50rem]">
              {machine.status === 'loading' ? (
                <Spinner
                  label="Loading the state machine…"
                  withoutScript="The state machine needs JavaScript, which this browser does not run."
                />
              ) : (
                <p role="alert" className="p-4">
                  The state machine could not be loaded. Reload the page to try again.
                </p>
              )}
            </Panel>
          )}
        </div>
      </main>
    </div>
  );
};
