import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** A class, because React catches errors of a step and its effects only in class components. */
export class Boundary extends Component<BoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    // The first drawing runs while `open` is reported. An error waits, so that `close` and `failure` are reported after it.
    queueMicrotask(() => this.props.onError(error));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
