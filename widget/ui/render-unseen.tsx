import { createRoot } from 'react-dom/client';
import { Flow } from './Flow.tsx';
import type { FlowView } from './view.ts';

/**
 * Renders a flow beside the page, lays it out in `root` within one task, so that nobody ever sees it, and takes it down
 * again; `onDone` once it stood.
 */
export const renderUnseen = (view: FlowView, root: ShadowRoot, onDone: () => void): void => {
  const stage = document.createElement('div');
  stage.className = 'unseen';
  const flow = createRoot(stage);
  const layOut = () => {
    stage.querySelector('dialog')?.toggleAttribute('open');
    root.append(stage);
    stage.getBoundingClientRect();
    stage.remove();
  };
  // A root cannot be unmounted while it renders.
  const onShown = () =>
    queueMicrotask(() => {
      layOut();
      flow.unmount();
      onDone();
    });
  flow.render(<Flow view={{ ...view, onShown }} />);
};
