import { DocsPage } from './DocsPage.tsx';
import { PrerenderedProse } from './parts/PrerenderedProse.tsx';
import { useAddressedPlace } from './use-addressed-place.ts';

/** The chapters are in the HTML of the page only, not in a script. The build or the dev server renders them. */
const renderProse = async () => {
  const [{ Prose }, { loadServed }] = await Promise.all([
    import('./Prose.tsx'),
    import('./reference/served.ts'),
  ]);
  const served = await loadServed();
  return (
    <div>
      <Prose served={served} />
    </div>
  );
};

const prose = import.meta.env.SSR || import.meta.env.DEV ? await renderProse() : <PrerenderedProse />;

export const Component = () => {
  useAddressedPlace();
  return <DocsPage>{prose}</DocsPage>;
};
