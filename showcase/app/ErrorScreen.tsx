import { isRouteErrorResponse, useRouteError } from 'react-router';

const messageOf = (error: unknown) => {
  if (isRouteErrorResponse(error)) return error.statusText || `${error.status}`;
  return error instanceof Error ? error.message : String(error);
};

/** The router's last word: specification §2.1. A plain link home, since the router's state may be the trouble. */
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
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="min-h-11 rounded-full bg-accent px-5 font-semibold text-on-accent hover:bg-accent-strong"
        >
          Try again
        </button>
        <a
          href="/"
          className="inline-flex min-h-11 items-center rounded-full border border-edge px-5 font-semibold hover:bg-sunken"
        >
          Go to the job board
        </a>
      </div>
    </main>
  );
};
