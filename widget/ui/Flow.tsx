import { Component, type ReactNode } from 'react';
import { selectStep } from '../machine/selectors.ts';
import { Dialog } from './Dialog.tsx';
import { type FlowView, useReading, ViewContext } from './view.ts';

interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** React offers no function component that catches what a step, or an effect of it, throws. */
class Boundary extends Component<BoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

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
