import { type ComponentType, useEffect, useState } from 'react';
import type { MachinePanelsProps } from './MachinePanels.tsx';

export type MachinePanelsView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly Panels: ComponentType<MachinePanelsProps> };

/** The panels of the machine: 220 KB that only they need, loaded once `isWanted` is true. */
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
