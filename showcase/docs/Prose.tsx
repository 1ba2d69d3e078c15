import { renderToStaticMarkup } from 'react-dom/server';
import { version } from '../../package.json';
import { chapterHeight } from './chapter-height.ts';
import { CHAPTERS } from './chapters.ts';
import Introduction from './introduction.mdx';
import { ELEMENTS } from './parts/elements.tsx';
import { Chapter } from './parts/Headings.tsx';
import type { ServedWidget } from './reference/served.ts';
import { ServedContext } from './reference/served-context.ts';

export interface ProseProps {
  /** Without the widget's manifest, the page shows the prose only. */
  readonly served: ServedWidget;
}

/**
 * The whole text of the documentation. It is rendered at build time, so that a reader does not download it as a script.
 */
export const Prose = ({ served }: ProseProps) => (
  <ServedContext value={served}>
    <Introduction components={ELEMENTS} />
    <p className="docs-version">Version {version}</p>
    {CHAPTERS.map(({ id, title, Content }) => {
      const content = <Content components={ELEMENTS} />;
      const html = renderToStaticMarkup(<ServedContext value={served}>{content}</ServedContext>);
      return (
        <Chapter key={id} id={id} title={title} style={chapterHeight(html)}>
          {content}
        </Chapter>
      );
    })}
  </ServedContext>
);
