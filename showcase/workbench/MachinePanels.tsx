import { recordKey } from '../../widget/domain/record-key.ts';
import { dataConnectMachine } from '../../widget/machine.ts';
import { ChartPanel } from './chart/ChartPanel.tsx';
import type { Config } from './config.ts';
import type { FaultControl } from './faults.ts';
import { PathPanel } from './paths/PathPanel.tsx';
import { usePlay } from './paths/play.ts';
import type { View } from './preview/Stage.tsx';
import type { PreviewControl } from './preview/use-preview.ts';

const PREVIEW_WIDTHS = { desktop: 800, phone: 390 } as const;

export interface MachinePanelsProps {
  readonly config: Config;
  readonly preview: PreviewControl;
  readonly faults: FaultControl;
  readonly view: View;
  readonly onPlay: () => void;
}

/** Loaded late: only these panels need the state machine, XState and the graph layout. */
export const MachinePanels = ({ config, preview, faults, view, onPlay }: MachinePanelsProps) => {
  const isTestMode = config['test-mode'] !== undefined;
  const record = {
    provider: config.provider?.trim() || 'Mosaic',
    apiBase: config['api-base'] ?? '/api',
    testMode: isTestMode,
  };
  const player = usePlay({
    testMode: isTestMode,
    recordKey: recordKey(record, location.origin, location.origin),
    onSecret: preview.keepSecret,
    onFaultUsed: faults.restore,
  });
  return (
    <>
      <ChartPanel machine={dataConnectMachine} lit={preview.place} />
      <PathPanel
        preview={preview.preview}
        autoFetch={config['auto-fetch'] !== undefined}
        conditions={{ testMode: isTestMode, previewWidth: PREVIEW_WIDTHS[view] }}
        player={player}
        onPlay={onPlay}
      />
    </>
  );
};
