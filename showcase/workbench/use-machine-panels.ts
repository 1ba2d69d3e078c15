import { type ComponentType, useEffect, useState } from 'react';
import type { MachinePanelsProps } from './MachinePanels.tsx';

export type MachinePanelsView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly Panels: ComponentType<MachinePanelsProps> };

/** Loads the panels of the machine once `isWanted` is true. Only these panels need their 220 KB. */
export const useMachinePanels = (isWanted: boolean): MachinePanelsView => {
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
