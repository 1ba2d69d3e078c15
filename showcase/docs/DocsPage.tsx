import { Link } from 'react-router';
import { version } from '../../package.json';
import { ThemeToggle } from '../shared/theme/ThemeToggle.tsx';
import { BackHome } from '../shared/ui/BackHome.tsx';
import { CHAPTERS } from './chapters.ts';
import './docs.css';
import './prose.css';
import { Contents } from './parts/Contents.tsx';
import { Find } from './parts/Find.tsx';
import { Chapter } from './parts/Headings.tsx';
import { P } from './parts/Text.tsx';
import type { ServedWidget } from './reference/served.ts';
import { ServedContext } from './reference/served-context.ts';
import { useAddressedPlace } from './use-addressed-place.ts';

export interface DocsPageProps {
  /** Without the widget's manifest the page shows the prose only. */
  readonly served: ServedWidget;
}

export const DocsPage = ({ served }: DocsPageProps) => {
  useAddressedPlace();
  return (
    <ServedContext value={served}>
      <div className="docs min-h-dvh pb-28">
        <header className="docs-top print:hidden">
          <BackHome className="-ml-3" />
          <Link to="/widget" className="docs-way">
            Workbench
          </Link>
          <ThemeToggle className="ml-auto" />
        </header>
        <div className="docs-sheet">
          <aside className="docs-aside print:hidden">
            <Find />
            <Contents />
          </aside>
          <main className="min-w-0">
            <h1 className="docs-title">
              One tag that signs people in and lets them <span className="marker-stroke">choose</span> what to
              share
            </h1>
            <P>
              `data-connect-button` is a custom element: it works in every framework and in none. This page is
              everything a host and a provider need; its tables come from the element’s own manifest and from
              the server’s own description.
            </P>
            <p className="docs-version">Version {version}</p>
            {CHAPTERS.map(({ id, title, Content }) => (
              <Chapter key={id} id={id} title={title}>
                <Content />
              </Chapter>
            ))}
          </main>
        </div>
      </div>
    </ServedContext>
  );
};
