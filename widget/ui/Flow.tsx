import { selectStep } from '../machine/selectors.ts';
import { Boundary } from './Boundary.tsx';
import { Dialog } from './Dialog.tsx';
import { type FlowView, useReading, ViewContext } from './view.ts';

function OpenFlow({ view }: { view: FlowView }) {
  const step = useReading(view.actor, () => selectStep(view.actor.getSnapshot()));
  if (!step) return null;
  return (
    <ViewContext.Provider value={view}>
      <Boundary onError={view.fail}>
        <div className="flow" data-theme={view.options.theme}>
          <Dialog step={step} />
        </div>
      </Boundary>
    </ViewContext.Provider>
  );
}

/** The dialog of an open flow; nothing while it is closed, or before the element has set its first view. */
export function Flow({ view }: { view: FlowView | undefined }) {
  return view ? <OpenFlow view={view} /> : null;
}
