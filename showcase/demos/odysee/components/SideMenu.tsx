import { Link, type LinkProps } from 'react-router';
import { showFocused } from '../../../shared/lib/show-focused.ts';
import { MENU, type MenuEntry } from '../data.ts';

export interface SideMenuProps {
  readonly current: MenuEntry;
  readonly linkTo: (entry: MenuEntry) => Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;
}

/** Ten menu entries: a row that scrolls on a narrow screen, a column on a wide one. */
export const SideMenu = ({ current, linkTo }: SideMenuProps) => (
  <nav aria-label="Channels" className="od-menu border-b border-line lg:border-r lg:border-b-0">
    <ul
      onFocus={showFocused}
      className="flex gap-1 overflow-x-auto px-4 py-2 max-lg:fade-ends sm:px-6 lg:sticky lg:top-16 lg:flex-col lg:gap-0 lg:px-0 lg:py-6"
    >
      {MENU.map((entry, index) => (
        <li key={entry} className="shrink-0">
          <Link
            {...linkTo(entry)}
            aria-current={entry === current ? 'page' : undefined}
            className="od-preset"
          >
            <span aria-hidden="true" className="font-mono text-xs text-muted tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            {entry}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
