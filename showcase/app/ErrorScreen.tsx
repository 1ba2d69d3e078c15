import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button, buttonClasses } from '../shared/ui/Button.tsx';

const messageOf = (error: unknown) => {
  if (isRouteErrorResponse(error)) return error.statusText || `${error.status}`;
  return error instanceof Error ? error.message : String(error);
};

/**
 * Shown for any error that no page handles (specification §2.1). The link home is a plain one, because the router
 * itself may have failed.
 */
export const ErrorScreen = () => {
  const error = useRouteError();
  return (
    <main className="mx-auto grid min-h-dvh max-w-2xl content-center gap-6 px-5 py-16 sm:px-8">
      <title>Unexpected Application Error!</title>
      <h1 className="font-display text-4xl font-extrabold tracking-[-0.03em] sm:text-5xl">
        Unexpected Application Error!
      </h1>
      <p
        role="alert"
        className="rounded-lg bg-danger-soft px-4 py-3 font-mono text-sm wrap-anywhere text-danger"
      >
        {messageOf(error)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        <a href="/" className={buttonClasses('plain')}>
          Go to the job board
        </a>
      </div>
    </main>
  );
};
