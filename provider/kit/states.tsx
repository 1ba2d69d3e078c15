import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { useKitTexts } from './kit-texts.ts';
import { Problem } from './Problem.tsx';

/** The heading of a screen. It gets the focus, so that a screen reader starts at the top. */
export function Title({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} className="title" tabIndex={-1}>
      {children}
    </h1>
  );
}

export function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="empty">
      <span className="empty-tiles" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <div>
        <p className="empty-title">{title}</p>
        <p className="muted">{children}</p>
      </div>
    </div>
  );
}

export function Loading() {
  const texts = useKitTexts();
  return (
    <p className="loading">
      <span className="spinner" aria-hidden="true" />
      {texts.loading}
    </p>
  );
}

export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const texts = useKitTexts();
  return (
    <section className="card sheet">
      <Title>{texts.failed}</Title>
      <Problem error={error} />
      <div className="actions">
        <Button kind="primary" onPress={onRetry}>
          {texts.retry}
        </Button>
      </div>
    </section>
  );
}
