import { type FormEvent, useId } from 'react';
import { Connect } from '../../shared/demo/demo.tsx';
import { GIGI_KEY } from '../../shared/demo/keys.ts';
import { useUnlessStored } from '../../shared/lib/use-hydrated.ts';
import { BackHome } from '../../shared/ui/BackHome.tsx';
import data from './data.json';
import { PEOPLE } from './data.ts';
import { Face, GigiMark } from './Face.tsx';
import { GIGI, type GigiState } from './state.ts';

const Poster = () => (
  <div aria-hidden="true" className="relative overflow-hidden bg-sunken">
    <div className="bottom-0 grid grid-cols-5 lg:absolute lg:inset-x-0 lg:grid-cols-2">
      {PEOPLE.map(({ id, image }) => (
        <Face key={id} seed={image} className="aspect-square w-full" />
      ))}
    </div>
  </div>
);

export const Onboarding = ({ state }: { state: Extract<GigiState, { screen: 'onboarding' }> }) => {
  const { send } = GIGI.useDemo();
  const problemId = useId();
  const isAnalyzing = state.step === 'analyzing';
  const isMissing = state.step === 'urlMissing';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'url.submitted' });
  };

  return (
    // The first row of a phone takes no free space: its content would move while the rest of the page arrives.
    <main
      data-unless-stored={useUnlessStored(GIGI_KEY)}
      className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,min(24rem,38vw))] xl:grid-cols-[minmax(0,1fr)_minmax(0,min(30rem,38vw))]"
    >
      <div className="mx-auto grid w-full max-w-2xl content-center gap-8 px-5 pt-5 pb-10 sm:px-10 lg:py-10">
        <BackHome className="-ml-3 justify-self-start" />
        <div>
          <div className="flex flex-wrap items-center gap-x-4">
            <GigiMark className="size-16 sm:size-20" />
            <h1 className="gigi-display text-[min(6rem,30vw)]/none sm:text-9xl">Gigi</h1>
          </div>
          <p className="gigi-display mt-4 text-3xl text-accent italic sm:text-4xl">AI that knows everyone</p>
        </div>
        <section aria-label="Connect your data">
          <ul className="border-t border-line">
            {Object.values(data.tiers).map(({ type, descriptions, reward }) => (
              <li key={type} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
                <div className="min-w-0 sm:flex sm:items-baseline sm:gap-4">
                  <p className="min-w-0 font-semibold sm:w-28 sm:shrink-0">{type}</p>
                  <p className="text-sm text-muted">{descriptions}</p>
                </div>
                <p className="gigi-figure max-w-1/2 shrink-0 text-right text-lg text-accent">{reward}</p>
              </li>
            ))}
          </ul>
          <div className="mt-5">
            <Connect />
          </div>
        </section>
        <p className="flex items-center gap-4 text-sm font-semibold text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          OR
        </p>
        {/* The only check is that the address is not empty (specification §5). */}
        <form onSubmit={submit} noValidate className="grid gap-2">
          <div className="flex flex-col gap-3 sm:flex-row">
            <label className="min-w-0 flex-1">
              <span className="sr-only">Your LinkedIn URL</span>
              <input
                type="url"
                value={state.url}
                onChange={(event) => send({ type: 'url.typed', url: event.target.value })}
                readOnly={isAnalyzing}
                placeholder="Your LinkedIn URL"
                autoComplete="url"
                aria-invalid={isMissing}
                aria-describedby={isMissing ? problemId : undefined}
                className="demo-field px-4 aria-invalid:border-accent"
              />
            </label>
            <button type="submit" aria-disabled={isAnalyzing} className="demo-button min-w-36">
              {isAnalyzing ? 'Analyzing...' : 'Next'}
            </button>
          </div>
          <div role="alert">
            {isMissing && (
              <p id={problemId} className="text-sm font-semibold text-accent">
                Please enter your LinkedIn URL
              </p>
            )}
          </div>
          <p role="status" className="sr-only">
            {isAnalyzing && 'Gigi is looking at your profile'}
          </p>
        </form>
      </div>
      <Poster />
    </main>
  );
};
