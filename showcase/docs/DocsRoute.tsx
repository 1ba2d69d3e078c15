import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { orUndefined } from '../../common/or-undefined.ts';
import { ThemeToggle } from '../shared/theme/ThemeToggle.tsx';
import { BackHome } from '../shared/ui/BackHome.tsx';
import { addressOf, CHAPTER_LIST, chapterAt, OVERVIEW, pageOf } from './chapter-list.ts';
import './docs.css';
import { PrerenderedProse } from './PrerenderedProse.tsx';
import { Contents } from './parts/Contents.tsx';
import { Find } from './parts/Find.tsx';
import { loadPlaces } from './reference/places.ts';

/** An invalid percent-encoding, such as `#%`, is used unchanged. */
const decoded = (fragment: string) => orUndefined(() => decodeURIComponent(fragment)) ?? fragment;

/** A reload and a step back keep the person's scroll position. */
const isNewVisit = () => {
  const [visit] = performance.getEntriesByType('navigation');
  return !(visit instanceof PerformanceNavigationTiming) || visit.type === 'navigate';
};

/** `/docs#events` is an address of the time when all chapters were on one page. */
const visitChapter = async (id: string) => {
  const chapter = CHAPTER_LIST.find((each) => each.id === id);
  if (chapter !== undefined) return location.replace(`${addressOf(chapter.id)}#${id}`);
  const place = (await loadPlaces()).find((each) => each.id === id);
  if (place !== undefined) location.replace(place.href);
};

const useAddressedPlace = () => {
  useEffect(() => {
    const id = decoded(location.hash.slice(1));
    if (id === '') return;
    const place = document.getElementById(id);
    if (place !== null) {
      if (isNewVisit()) place.scrollIntoView();
    } else if (pageOf(location.pathname) === OVERVIEW) {
      // Without the list of places, the overview stays.
      visitChapter(id).catch(() => {});
    }
  }, []);
};

const isRendered = import.meta.env.SSR || import.meta.env.DEV;

const loadProse = async () => {
  const [{ Prose }, { loadServed }] = await Promise.all([
    import('./Prose.tsx'),
    import('./reference/served.ts'),
  ]);
  return { Prose, served: await loadServed() };
};

/** The chapters are in the HTML of the pages only, not in a script. The build or the dev server renders them. */
const loaded = isRendered ? await loadProse() : null;

const ProseAt = ({ chapter }: { readonly chapter: string | undefined }) =>
  loaded === null ? (
    <PrerenderedProse />
  ) : (
    <div>
      <loaded.Prose served={loaded.served} chapter={chapter} />
    </div>
  );

/** Links load a full page, because going back needs the prose in the HTML again. */
export const Component = () => {
  const chapter = chapterAt(useLocation().pathname);
  useAddressedPlace();
  return (
    <div className="docs min-h-dvh pb-28">
      <title>{chapter === undefined ? 'Documentation' : `${chapter.title} · Documentation`}</title>
      <header className="mx-auto flex min-h-14 max-w-[78rem] flex-wrap items-center gap-x-4 px-4 sm:px-8 print:hidden">
        <BackHome className="-ml-3" isReload />
        <a
          href="/widget"
          className="inline-flex min-h-[max(2.25rem,var(--touch-height))] items-center text-sm font-medium"
        >
          Workbench
        </a>
        <ThemeToggle className="ml-auto" />
      </header>
      <div className="mx-auto grid max-w-[78rem] gap-6 px-4 pt-4 sm:px-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 print:block">
        <aside className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 lg:sticky lg:top-0 lg:max-h-dvh lg:grid-rows-[auto_minmax(0,1fr)] lg:pt-4 print:hidden">
          <Find loadPlaces={loadPlaces} />
          <Contents chapter={chapter?.id} />
        </aside>
        <main className="min-w-0">
          <ProseAt chapter={chapter?.id} />
        </main>
      </div>
    </div>
  );
};
