import { createRoot } from 'react-dom/client';
import { Flow } from './Flow.tsx';
import type { FlowView } from './view.ts';

/** Renders a flow beside the page, where nobody sees it, and takes it down again; `onDone` once it stood. */
export const rehearse = (view: FlowView, onDone: () => void): void => {
  const root = createRoot(document.createElement('div'));
  // A root cannot be unmounted while it renders.
  const onShown = () =>
    queueMicrotask(() => {
      root.unmount();
      onDone();
    });
  root.render(<Flow view={{ ...view, onShown }} />);
};
