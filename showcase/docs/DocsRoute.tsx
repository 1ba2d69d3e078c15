import { useLocation } from 'react-router';
import { chapterAt } from './chapter-list.ts';
import { DocsPage } from './DocsPage.tsx';
import { loadPlaces } from './load-places.ts';
import { PrerenderedProse } from './parts/PrerenderedProse.tsx';
import { useAddressedPlace } from './use-addressed-place.ts';

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

export const Component = () => {
  const chapter = chapterAt(useLocation().pathname);
  useAddressedPlace();
  return (
    <>
      <title>{chapter === undefined ? 'Documentation' : `${chapter.title} · Documentation`}</title>
      <DocsPage chapter={chapter?.id} loadPlaces={loadPlaces}>
        <ProseAt chapter={chapter?.id} />
      </DocsPage>
    </>
  );
};
