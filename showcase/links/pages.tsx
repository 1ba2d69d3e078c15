import './links.css';
import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { useSearch } from '../shared/lib/use-addressed.ts';
import { BackHome } from '../shared/ui/BackHome.tsx';
import {
  createSessionId,
  deepLink,
  encodeMessage,
  isAuthReturn,
  LINK_TESTS,
  SHEETS,
  type StartParameter,
  TEST_MESSAGE,
} from './links.ts';

interface SheetProps {
  readonly title: string;
  readonly lead: string;
  readonly note: string;
  readonly children: ReactNode;
}

const SheetNav = () => (
  <nav aria-label="Test pages" className="-mx-2 flex flex-wrap sm:mx-0 sm:gap-x-1">
    {SHEETS.map(({ to, name }) => (
      <NavLink
        key={to}
        to={to}
        className="touch-target inline-flex min-h-9 items-center border-b-2 border-transparent px-2 text-sm hover:border-(--rule) sm:px-3 aria-[current=page]:border-(--pen) aria-[current=page]:font-semibold"
      >
        {name}
      </NavLink>
    ))}
  </nav>
);

const TitleBlock = ({ title, note }: Pick<SheetProps, 'title' | 'note'>) => (
  <footer className="grid border-(--ink) border-t-[1.5px] text-xs sm:ml-auto sm:w-fit sm:grid-cols-[auto_auto] sm:border-l-[1.5px]">
    <p className="border-(--rule) px-5 py-3 max-sm:border-b sm:border-r">
      <span className="block text-(--soft)">Drawing</span>
      {title}
    </p>
    <p className="px-5 py-3">
      <span className="block text-(--soft)">Calls</span>
      {note}
    </p>
  </footer>
);

const Sheet = ({ title, lead, note, children }: SheetProps) => (
  <div className="links min-h-dvh px-4 pt-4 pb-24 sm:px-8">
    <div className="mx-auto max-w-4xl">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <BackHome className="-ml-3" />
        <SheetNav />
      </header>
      <div className="links-frame">
        <main className="px-5 py-8 sm:px-10 sm:py-12">
          <h1 className="max-w-[26ch] text-3xl leading-[1.1] font-semibold tracking-[-0.025em] break-words sm:text-[2.75rem]">
            {title}
          </h1>
          <p className="mt-4 max-w-[60ch] text-(--soft)">{lead}</p>
          {children}
        </main>
        <TitleBlock title={title} note={note} />
      </div>
    </div>
  </div>
);

interface DeepLinkProps {
  readonly parameter: StartParameter;
  readonly payload: string;
  readonly action: string;
  readonly payloadName: string;
}

const DeepLink = ({ parameter, payload, action, payloadName }: DeepLinkProps) => {
  const href = deepLink(parameter, payload);
  return (
    <div className="mt-5 grid items-start gap-5 sm:grid-cols-[minmax(min-content,1fr)_auto]">
      <p className="min-w-0 font-mono text-sm leading-6 break-all">
        <span className="block text-(--soft)">{href.slice(0, href.indexOf('?'))}</span>
        <span className="text-(--soft)">?</span>
        <span className="font-bold">{parameter}</span>
        <span className="text-(--soft)">=</span>
        <span className="inline-block max-w-full align-top">
          {payload}
          <span className="links-dimension mt-1.5 block pt-1 text-center font-sans text-xs leading-4">
            {payloadName}
          </span>
        </span>
      </p>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center justify-center gap-2 bg-(--blue) px-5 font-semibold text-(--on-blue) transition-[filter] hover:brightness-110 active:translate-y-px"
      >
        {action}
        <ArrowUpRight aria-hidden="true" className="size-4" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </div>
  );
};

const payload = encodeMessage(TEST_MESSAGE);

export const TelegramPage = () => (
  <Sheet
    title={'Open a bot or mini\u2011app by deep link'}
    lead={`Three ways into a messaging app, each carrying the same test message: “${TEST_MESSAGE}”.`}
    note="None. A button only leads outward."
  >
    <ol className="mt-10 grid">
      {LINK_TESTS.map(({ parameter, title, action, effect }) => (
        <li key={parameter} className="border-(--rule) border-t py-7 last:pb-0">
          <h2 className="text-lg font-semibold">{title}</h2>
          <p className="mt-1 max-w-[56ch] text-sm text-(--soft)">{effect}</p>
          <DeepLink
            parameter={parameter}
            payload={payload}
            action={action}
            payloadName="test message, base64url"
          />
        </li>
      ))}
    </ol>
  </Sheet>
);

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

export const AuthPage = () => {
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

export const CallbackPage = () => (
  <Sheet
    title="Authentication callback"
    lead="Authentication functionality was temporarily removed."
    note="None. Nothing in this address is read."
  >
    <p className="mt-8 max-w-[60ch] border-(--pen) border-l-2 pl-4">
      A sign-in that ends here changes nothing: no one was signed in, and nothing was saved. To see how a
      return is recognised, go to the{' '}
      <Link to="/auth" className="text-(--blue) underline underline-offset-4 hover:no-underline">
        authentication test
      </Link>
      .
    </p>
  </Sheet>
);
