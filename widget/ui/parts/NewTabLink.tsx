import { named } from '../named.ts';
import { useView } from '../view.ts';

interface NewTabLinkProps {
  readonly href: string;
  /** The subject of the linked page, for a screen reader. */
  readonly name: string;
  readonly part: 'privacy' | 'download';
  readonly children: string;
}

/** A link that opens a new tab, so that the dialog stays open. */
export function NewTabLink({ href, name, part, children }: NewTabLinkProps) {
  const { texts } = useView();
  return (
    <a {...named(part)} href={href} target="_blank" rel="noopener">
      {children} <span className="unseen">{texts('data.newTab', { name })}</span>
    </a>
  );
}
