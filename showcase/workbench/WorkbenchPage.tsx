import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { dataConnectMachine } from '../../widget/machine.ts';
import { ThemeToggle } from '../shared/theme/ThemeToggle.tsx';
import { BackHome } from '../shared/ui/BackHome.tsx';
import { ChartPanel } from './chart/ChartPanel.tsx';
import { writeAddress } from './config/address.ts';
import { recordKeyOf } from './config/record-key.ts';
import { SANDBOX_KEY } from './config/settings.ts';
import { useConfig } from './config/use-config.ts';
import { Configurator } from './configurator/Configurator.tsx';
import { EventLog } from './events/EventLog.tsx';
import { FaultBanner } from './faults/FaultBanner.tsx';
import { FaultSwitch } from './faults/FaultSwitch.tsx';
import { useFaults } from './faults/use-faults.ts';
import { PathPanel } from './paths/PathPanel.tsx';
import { usePlay } from './paths/use-play.ts';
import { Stage, type View } from './preview/Stage.tsx';
import { usePreview } from './preview/use-preview.ts';
import { SnippetPanel } from './snippets/SnippetPanel.tsx';
import './workbench.css';

const PREVIEW_WIDTHS = { desktop: 800, phone: 390 } as const;

const viewAtFirst = (): View => (window.matchMedia('(min-width: 48rem)').matches ? 'desktop' : 'phone');

export const Component = () => {
  const control = useConfig();
  const { config } = control;
  const [apiKey, setApiKey] = useState(SANDBOX_KEY);
  const [view, setView] = useState<View>(viewAtFirst);
  const stage = useRef<HTMLDivElement>(null);
  const preview = usePreview(config, apiKey);
  const faults = useFaults();
  const isTestMode = config['test-mode'] !== undefined;
  const player = usePlay({
    testMode: isTestMode,
    recordKey: recordKeyOf(config, location.origin),
    onSecret: preview.keepSecret,
    onFaultUsed: faults.restore,
  });
  const search = writeAddress(config);

  return (
    <div className="workbench min-h-dvh pb-24">
      <FaultBanner faults={faults} />
      <header className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-6">
        <BackHome className="-ml-3" />
        <h1 className="text-lg font-bold tracking-[-0.01em]">Workbench</h1>
        <code className="hidden font-mono text-sm text-muted md:inline">&lt;data-connect-button&gt;</code>
        <div className="ml-auto flex items-center gap-1.5">
          <Link to="/docs" className="inline-flex min-h-9 items-center px-2 text-sm font-medium">
            Documentation
          </Link>
          <ThemeToggle />
        </div>
      </header>
      <main className="workbench-bench px-4 sm:px-6">
        <div className="workbench-settings">
          <Configurator control={control} search={search} apiKey={apiKey} onApiKey={setApiKey} />
        </div>
        <div ref={stage} className="workbench-top grid scroll-mt-3 content-start gap-4">
          <Stage control={preview} search={search} isTestMode={isTestMode} view={view} onView={setView} />
          <FaultSwitch faults={faults} />
          <div className="grid gap-4 lg:grid-cols-2">
            <EventLog log={preview.log} onClear={preview.clearLog} />
            <SnippetPanel config={config} apiKey={apiKey} />
          </div>
        </div>
        <div className="workbench-below grid gap-4">
          <ChartPanel machine={dataConnectMachine} lit={preview.place} />
          <PathPanel
            preview={preview.preview}
            autoFetch={config['auto-fetch'] !== undefined}
            conditions={{ testMode: isTestMode, previewWidth: PREVIEW_WIDTHS[view] }}
            player={player}
            onPlay={() => stage.current?.scrollIntoView({ block: 'start' })}
          />
        </div>
      </main>
    </div>
  );
};
