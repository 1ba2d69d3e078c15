import { renderToStaticMarkup } from 'react-dom/server';
import { version } from '../../package.json';
import { chapterHeight } from './chapter-height.ts';
import { CHAPTERS } from './chapters.ts';
import { Chapter } from './parts/Headings.tsx';
import { P } from './parts/Text.tsx';
import type { ServedWidget } from './reference/served.ts';
import { ServedContext } from './reference/served-context.ts';

export interface ProseProps {
  /** Without the widget's manifest the page shows the prose only. */
  readonly served: ServedWidget;
}

/** Everything to be read: rendered at build time, so that no reader fetches it as a program. */
export const Prose = ({ served }: ProseProps) => (
  <ServedContext value={served}>
    <h1 className="docs-title">
      One tag that signs people in and lets them <span className="marker-stroke">choose</span> what to share
    </h1>
    <P>
      `data-connect-button` is a custom element: it works in every framework and in none. This page is
      everything a host and a provider need; its tables come from the element’s own manifest and from the
      server’s own description.
    </P>
    <p className="docs-version">Version {version}</p>
    {CHAPTERS.map(({ id, title, Content }) => {
      const content = <Content />;
      const html = renderToStaticMarkup(<ServedContext value={served}>{content}</ServedContext>);
      return (
        <Chapter key={id} id={id} title={title} style={chapterHeight(html)}>
          {content}
        </Chapter>
      );
    })}
  </ServedContext>
);
