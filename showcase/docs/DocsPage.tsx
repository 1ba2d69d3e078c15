import type { ReactNode } from 'react';
import { ThemeToggle } from '../shared/theme/ThemeToggle.tsx';
import { BackHome } from '../shared/ui/BackHome.tsx';
import './docs.css';
import './books.css';
import './prose.css';
import { Contents } from './parts/Contents.tsx';
import { Find } from './parts/Find.tsx';
import type { Place } from './reference/places.ts';

interface DocsPageProps {
  /** The chapter on the page; `undefined` for the overview. */
  readonly chapter?: string | undefined;
  /** Loads all places of all chapters, for the search. */
  readonly loadPlaces: () => Promise<readonly Place[]>;
  readonly children: ReactNode;
}

/** The layout around the prose. Its links load a full page, because going back needs the prose in the HTML again. */
export const DocsPage = ({ chapter, loadPlaces, children }: DocsPageProps) => (
  <div className="docs min-h-dvh pb-28">
    <header className="docs-top print:hidden">
      <BackHome className="-ml-3" isReload />
      <a href="/widget" className="docs-way">
        Workbench
      </a>
      <ThemeToggle className="ml-auto" />
    </header>
    <div className="docs-sheet">
      <aside className="docs-aside print:hidden">
        <Find loadPlaces={loadPlaces} />
        <Contents chapter={chapter} />
      </aside>
      <main className="min-w-0">{children}</main>
    </div>
  </div>
);
