import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { Connect } from '../../shared/demo/demo.tsx';
import { GAMP_KEY } from '../../shared/demo/keys.ts';
import { useAddressed } from '../../shared/lib/use-addressed.ts';
import { useUnlessStored } from '../../shared/lib/use-hydrated.ts';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import { DEMO_FIELD, TextField } from '../../shared/ui/Field.tsx';
import { ModalDialog } from '../../shared/ui/Overlay.tsx';
import data from './data.json';
import { Brand, TournamentArt } from './parts.tsx';
import { GAMP } from './state.ts';

const Note = ({ name, onClose }: { name: keyof typeof data.notes; onClose: () => void }) => (
  <ModalDialog
    title={data.notes[name].title}
    onClose={onClose}
    className="gamp-panel text-ink"
    titleClassName="gamp-wide text-2xl"
  >
    {data.notes[name].paragraphs.map((paragraph) => (
      <p key={paragraph} className="mt-3 text-muted">
        {paragraph}
      </p>
    ))}
  </ModalDialog>
);

const Poster = () => (
  <div aria-hidden="true" className="grid max-w-xl -rotate-3 gap-3 max-lg:hidden">
    {(['stars', 'token', 'shards'] as const).map((image, index) => (
      <div
        key={image}
        className="gamp-ticket flex h-44 overflow-hidden"
        style={{ marginLeft: `${index * 3}rem` }}
      >
        <TournamentArt image={image} className="min-w-0 flex-1" />
        <div className="gamp-stub gamp-wide grid place-items-center text-2xl text-muted">
          <span className="-rotate-90 whitespace-nowrap">Admit 1</span>
        </div>
      </div>
    ))}
  </div>
);

export const Login = () => {
  const { state, send, isDeclined } = GAMP.useDemo();
  const note = useAddressed('note');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'session.started' });
  };

  return (
    <main
      data-unless-stored={useUnlessStored(GAMP_KEY)}
      className="mx-auto grid min-h-dvh max-w-6xl gap-12 overflow-x-clip px-4 py-6 pb-24 sm:px-8 lg:items-center lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
    >
      <div className="mx-auto w-full max-w-md">
        <BackHome className="-ml-3" />
        <p className="mt-4">
          <Brand className="text-[min(3.75rem,18vw)]" />
        </p>
        <h1 className="mt-4 text-2xl font-bold">Your seat is waiting. Bring thumbs.</h1>
        <form onSubmit={submit} className="mt-6 grid gap-3">
          <TextField
            classes={DEMO_FIELD}
            label="E-mail"
            type="email"
            required
            value={state.email}
            onText={(email) => send({ type: 'email.typed', email })}
            autoComplete="email"
            placeholder="you@example.com"
          />
          <button type="submit" className="demo-button min-h-12">
            Login
          </button>
          <p className="text-sm text-muted">
            Logging in means you agree to the{' '}
            <Link
              {...note.linkTo('terms')}
              className="inline-block py-0.5 text-ink underline underline-offset-4"
            >
              Terms
            </Link>{' '}
            and the{' '}
            <Link
              {...note.linkTo('privacy')}
              className="inline-block py-0.5 text-ink underline underline-offset-4"
            >
              Privacy policy
            </Link>
            .
          </p>
        </form>
        <section aria-label="Connect your data" className="gamp-panel mt-6 p-5">
          <ul className="grid gap-2.5 text-sm">
            {Object.values(data.tiers).map(({ type, descriptions, reward }) => (
              <li key={type} className="flex flex-wrap justify-between gap-x-4">
                <p className="font-bold">{type}</p>
                <p className="font-bold text-accent">{reward}</p>
                <p className="w-full text-muted">{descriptions}</p>
              </li>
            ))}
          </ul>
          <div className="mt-4">
            <Connect className="w-full" />
          </div>
          <p role="status" className="mt-2 text-sm text-accent empty:sr-only">
            {state.isConnected
              ? 'Connected: your tournaments are picked. Log in to see them.'
              : isDeclined && 'Nothing was shared. Log in with your e-mail instead.'}
          </p>
        </section>
      </div>
      <Poster />
      {(note.value === 'terms' || note.value === 'privacy') && (
        <Note name={note.value} onClose={() => void note.close()} />
      )}
    </main>
  );
};
