import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { selectStep } from '../machine/selectors.ts';
import '../styles/tokens.css';
import '../styles/dialog.css';
import '../styles/steps.css';
import { Dialog } from './Dialog.tsx';
import { type FlowView, snapshotsAt, ViewContext } from './view.ts';

function OpenFlow({ view }: { view: FlowView }) {
  const step = useSelector(view.actor, selectStep);
  // Another step is drawn in pieces, between which the page answers (`npm run bench -- steps`); the one before stands
  // until then as it was, for what it shows is of its own step's snapshots.
  const drawn = useDeferredValue(step);
  const shown = step === view.urgent ? step : (drawn ?? step);
  const snapshots = useMemo(() => shown && snapshotsAt(view.actor, shown), [view.actor, shown]);
  return useMemo(
    () =>
      shown &&
      snapshots && (
        <ViewContext.Provider value={{ ...view, snapshots }}>
          <div className="flow" data-theme={view.options.theme}>
            <Dialog step={shown} />
          </div>
        </ViewContext.Provider>
      ),
    [view, shown, snapshots],
  );
}

/** The dialog of an open flow; nothing while it is closed, or before the element handed over its first view. */
export function Flow({ view }: { view: FlowView | undefined }) {
  return view ? <OpenFlow view={view} /> : null;
}
