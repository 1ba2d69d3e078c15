import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { Connect } from '../../shared/demo/demo.tsx';
import { TOONA_KEY } from '../../shared/demo/keys.ts';
import { useSearch } from '../../shared/lib/use-addressed.ts';
import { useUnlessStored } from '../../shared/lib/use-hydrated.ts';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import { DEMO_FIELD, TextField } from '../../shared/ui/Field.tsx';
import { CharacterArt } from './CharacterArt.tsx';
import { CHARACTERS, type Character } from './character.ts';
import data from './data.json';
import { TOONA } from './state.ts';

export const Wordmark = ({ className = '' }: { className?: string }) => (
  <span
    className={`toona-display inline-block max-w-full -skew-x-6 bg-accent px-3 pt-1.5 pb-1 text-on-accent ${className}`}
  >
    Toona
  </span>
);

const CUTS = [
  'polygon(0 0, 100% 0, 100% 88%, 0 100%)',
  'polygon(0 0, 100% 0, 90% 100%, 0 100%)',
  'polygon(10% 0, 100% 0, 100% 100%, 0 100%)',
] as const;

const Panel = ({ character, cut, className }: { character: Character; cut: string; className: string }) => (
  <div
    className={`relative min-h-0 bg-ink p-[3px] ${className}`}
    style={{ clipPath: cut }}
    aria-hidden="true"
  >
    <div
      className="relative size-full overflow-hidden"
      style={{ clipPath: cut, backgroundColor: character.image.background }}
    >
      <div className="toona-speed absolute inset-0" />
      <CharacterArt
        appearance={character.image}
        className="absolute -bottom-2 left-1/2 h-[104%] max-w-none -translate-x-1/2"
      />
    </div>
  </div>
);

const Spread = ({ characters }: { characters: readonly Character[] }) => {
  const [lead, left, right] = characters;
  return (
    <div className="grid h-full grid-cols-2 grid-rows-[3fr_2fr] gap-2">
      {lead && <Panel character={lead} cut={CUTS[0]} className="col-span-2" />}
      {left && <Panel character={left} cut={CUTS[1]} className="-mt-[6%] -mr-[4%]" />}
      {right && <Panel character={right} cut={CUTS[2]} className="-mt-[9%] -ml-[4%]" />}
    </div>
  );
};

const COVER = CHARACTERS.filter(({ id }) => id === 1 || id === 6 || id === 10);

/** Asks for an address only and checks no credentials (specification §5). */
export const SignIn = () => {
  const { isDeclined, send } = TOONA.useDemo();
  const loginType = useSearch().get('mode') === 'sign-up' ? 'signUp' : 'signIn';
  const mode = data.modes[loginType];
  const signIn = () => send({ type: 'session.started' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn();
  };

  return (
    <main
      data-unless-stored={useUnlessStored(TOONA_KEY)}
      className="mx-auto grid min-h-dvh max-w-6xl gap-6 px-5 py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:gap-10 md:py-8 lg:gap-16"
    >
      {/* The column is set, because while the page arrives, `order` alone would put this part into the first column. */}
      <div className="flex flex-col gap-4 md:col-start-2 md:justify-center">
        <BackHome className="self-start" />
        <Wordmark className="self-start text-6xl" />
        <h1 className="toona-display mt-2 text-3xl">{mode.heading}</h1>
        <form onSubmit={submit} className="toona-panel grid gap-4 p-5 sm:p-6">
          <button
            type="button"
            onClick={signIn}
            className="toona-panel toona-press inline-flex min-h-12 items-center justify-center gap-3 px-4 font-bold"
          >
            <span aria-hidden="true" className="toona-display text-xl text-accent">
              G
            </span>
            Continue with Google
          </button>
          <p className="flex items-center gap-3 text-sm text-muted before:h-0.5 before:flex-1 before:bg-current/40 after:h-0.5 after:flex-1 after:bg-current/40">
            or
          </p>
          <TextField
            classes={DEMO_FIELD}
            label="E-mail or username"
            type="email"
            required
            autoComplete="email"
            placeholder="you@example.com"
          />
          <button
            type="submit"
            className="toona-press min-h-12 bg-accent px-4 font-black tracking-wider text-on-accent"
          >
            CONTINUE
          </button>
          <div className="grid justify-items-center gap-2 border-t-2 border-dashed border-current/40 pt-4 text-center">
            <Connect loginType={loginType} />
            <p role="status" className="text-sm text-muted">
              {isDeclined
                ? 'Nothing was shared. Sign in with your e-mail instead.'
                : 'Share what you love and the cast lines up for you.'}
            </p>
          </div>
        </form>
        <p className="text-sm">
          {mode.question}{' '}
          <Link to={mode.to} className="inline-block py-1 font-bold text-accent underline underline-offset-4">
            {mode.link}
          </Link>
        </p>
        <p className="text-xs text-muted">A demo: it checks no credentials and sends nothing anywhere.</p>
      </div>
      <div className="h-72 sm:h-96 md:col-start-1 md:row-start-1 md:h-auto md:min-h-[38rem] md:max-h-[calc(100dvh-4rem)]">
        <Spread characters={COVER} />
      </div>
    </main>
  );
};
