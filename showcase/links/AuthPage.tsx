import { useState } from 'react';
import { Link } from 'react-router';
import { useSearch } from '../shared/lib/use-addressed.ts';
import { DeepLink } from './parts/DeepLink.tsx';
import { Sheet } from './parts/Sheet.tsx';
import { createSessionId, isAuthReturn } from './session.ts';

const SAMPLE_RETURN = '/auth?code=sample-code&state=sample-state';

const Session = () => {
  const [sessionId] = useState(() => createSessionId());
  return (
    <section className="mt-10 border-(--rule) border-t pt-7" aria-labelledby="session">
      <h2 id="session" className="text-lg font-semibold">
        Session created
      </h2>
      <output className="mt-3 block font-mono text-3xl font-bold tracking-[0.2em] break-all sm:text-5xl">
        {sessionId}
      </output>
      <p className="mt-4 max-w-[60ch] text-sm text-(--soft)">
        Code and state were both in the address. This page leads nowhere by itself; continue when you are
        ready.
      </p>
      <DeepLink parameter="start" payload={sessionId} action="Continue in the app" payloadName="session id" />
    </section>
  );
};

const Waiting = () => (
  <section className="mt-10 border-(--rule) border-t pt-7" aria-labelledby="waiting">
    <h2 id="waiting" className="text-lg font-semibold">
      No sign-in to answer
    </h2>
    <p className="mt-1 max-w-[60ch] text-(--soft)">
      A session is created only when the address has both a <code className="font-mono">code</code> and a{' '}
      <code className="font-mono">state</code>.
    </p>
    <Link
      to={SAMPLE_RETURN}
      className="mt-5 inline-flex min-h-11 items-center border-[1.5px] border-(--blue) px-5 font-semibold text-(--blue) hover:bg-(--sheet)"
    >
      Try it with sample values
    </Link>
  </section>
);

export const Component = () => {
  const search = useSearch();
  return (
    <Sheet
      title="Authentication test"
      lead="What happens when a person comes back from signing in elsewhere."
      note="None. There is no redirect."
    >
      {isAuthReturn(search) ? <Session key={search.toString()} /> : <Waiting />}
    </Sheet>
  );
};
